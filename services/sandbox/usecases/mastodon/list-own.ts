import type { Stores } from '../../stores/stores.ts';
import { ofPost, ofReply, type Status } from './find-status.ts';

interface Page {
  readonly accountId: string;
  /** Returns only posts listed after this one. */
  readonly maxId: string | null;
  readonly withReplies: boolean;
  readonly limit: number;
}

/** Several can be of one moment. */
const SAME_MOMENT = 50;

/** Lists an account's statuses, replies too, newest first. */
export async function listOwnStatuses(
  stores: Stores,
  { accountId, maxId, withReplies, limit }: Page,
): Promise<Status[]> {
  const last = maxId === null ? null : ((await stores.posts.get(maxId)) ?? (await stores.replies.get(maxId)));
  const until = last?.createdAt ?? (maxId === null ? null : momentOf(maxId));
  const limitWithTies = limit + SAME_MOMENT;
  const [posts, replies] = await Promise.all([
    stores.posts.list({
      authorId: accountId,
      limit: limitWithTies,
      ...(until && { before: new Date(until.getTime() + 1) }),
    }),
    withReplies
      ? stores.replies.by(accountId, { limit: limitWithTies, ...(until && { before: until }) })
      : [],
  ]);
  const all = [...posts.map(ofPost), ...replies.map(ofReply)].toSorted(newestFirst);
  const at = all.findIndex(({ id }) => id === maxId);
  const rest = at >= 0 ? all.slice(at + 1) : until ? all.filter(({ createdAt }) => createdAt < until) : all;
  return rest.slice(0, limit);
}

const newestFirst = (one: Status, other: Status): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);

/** A deleted post's ID still contains its time. */
const momentOf = (id: string): Date | null =>
  /^\d{18}$/.test(id) ? new Date(Number(BigInt(id) >> 16n)) : null;
