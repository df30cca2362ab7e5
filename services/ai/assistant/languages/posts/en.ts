import type { PostList } from '@carillon/contracts/domain/publication.ts';

const KIND: Readonly<Record<PostList, string>> = { open: 'planned', failed: 'failed', over: 'published' };
const kindsOf = (lists: readonly PostList[]): string => lists.map((list) => KIND[list]).join(' or ');

/** Sentences that name posts, list them and report their status. */
export const EN_POSTS = {
  noText: 'a post without text',
  quoted: (words: string): string => `“${words}”`,
  /** "“Our summer sale …” on Facebook" */
  on: (post: string, place: string): string => `${post} on ${place}`,
  onPlaces: (places: string, time: string): string => `on ${places}, ${time}`,
  atOnce: 'at once',
  failed: 'which failed',
  canceled: 'canceled',
  published: (when: string): string => `published ${when}`,
  planned: (when: string): string => `planned for ${when}`,
  /** Which days a list is of: a day, or the days from one to another with their name in English. */
  onDay: (day: string): string => ` for ${day}`,
  inDays: (from: string, to: string | null, name: string): string =>
    to === null ? `, ${name} (${from})` : `, ${name} (${from} to ${to})`,
  have: (count: number, atLeast: boolean, lists: readonly PostList[], days: string): string =>
    `You have ${count === 1 ? 'one' : `${atLeast ? 'at least ' : ''}${count}`} ${kindsOf(lists)} ${count === 1 ? 'post' : 'posts'}${days}:`,
  haveNone: (lists: readonly PostList[], days: string): string =>
    `You have no ${kindsOf(lists)} posts${days}.`,
  more: (count: number, atLeast: boolean): string =>
    `and ${atLeast ? 'at least ' : ''}${count} more on the [dashboard](/dashboard).`,
  showPublished: 'Show my published posts',
  rescheduleOne: 'Reschedule a post',
  cancelOne: 'Cancel a post',
  whyFailed: 'Why did my post fail?',
  retryFailed: 'Retry the failed post',
  deleteFailed: 'Delete the failed post',
  none: 'You have no posts yet.',
  notAmongLatest: 'I couldn’t find that post among your latest ones.',
  hasNotFailed: 'That post has not failed.',
  noneFailed: 'None of your posts have failed.',
  noSuchFailed: 'I couldn’t find a failed post like that.',
  moreFailed: (count: number): string =>
    `${count === 1 ? 'One more has' : `${count} more have`} failed: see the [dashboard](/dashboard).`,
  /** @param reason whole sentence of it */
  didFail: (post: string, reason: string, page: string): string =>
    `${post} failed. ${reason} [See the post](${page}).`,
  reason: (reason: string): string => `The reason: ${reason}`,
  noReason: (network: string): string => `${network} gave no reason.`,
  wasPublished: (post: string, when: string): string => `${post} was published ${when}`,
  viewOn: (network: string): string => `view it on ${network}`,
  wasCanceled: (post: string): string => `${post} was canceled and wasn’t published.`,
  isPublishing: (post: string): string => `${post} is being published right now.`,
  waitsForConnection: (post: string, network: string): string =>
    `${post} is waiting until you reconnect ${network} on the [dashboard](/dashboard).`,
  /** @param reason of the last try; null where none is known */
  waitsForRetry: (post: string, reason: string | null): string =>
    `${post} will be retried soon. ${reason ? `The last try failed: ${reason}` : ''}`,
  isPlanned: (post: string, when: string): string => `${post} is planned for ${when}.`,
};
export type Posts = typeof EN_POSTS;
