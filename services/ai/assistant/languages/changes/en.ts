import type { ChangeName } from '../../proposal.ts';

const VERB: Readonly<Record<ChangeName, (them: string) => string>> = {
  reschedule: (them) => `move ${them}`,
  cancel: (them) => `cancel ${them}`,
  publish_now: (them) => `publish ${them} now`,
  retry: (them) => `publish ${them} again`,
  delete: (them) => `delete ${them}`,
  take_down: (them) => `take ${them} down`,
};
const WITHOUT: Readonly<Record<ChangeName, string>> = {
  reschedule: 'move',
  cancel: 'cancel',
  publish_now: 'publish now',
  retry: 'publish again',
  delete: 'delete',
  take_down: 'take down',
};
const ALL: Readonly<Record<ChangeName, string>> = {
  reschedule: 'Move',
  cancel: 'Cancel',
  publish_now: 'Publish',
  retry: 'Publish',
  delete: 'Delete',
  take_down: 'Take down',
};
const doing = (change: ChangeName, them: string): string => VERB[change](them);
const themOf = (count: number): string => (count > 1 ? 'them' : 'it');

/** Sentences about changes to existing posts; `count` is the number of publications. */
export const EN_CHANGES = {
  newTime: 'What is the new time?',
  plannedFor: (post: string, when: string): string => `${post} is planned for ${when}. What is the new time?`,
  hourLater: 'An hour later',
  leave: 'Leave it',
  which: (change: ChangeName): string => `Which post should I ${WITHOUT[change]}?`,
  moreThanListed: (count: number): string =>
    `There ${count === 1 ? 'is one more' : `are ${count} more`}. To choose one of those, quote some of its text.`,
  numbered: (number: number, about: string): string => `Number ${number} (${about})`,
  forbidden: 'Your role in this workspace doesn’t let you change posts. An editor or the owner can do it.',
  nothing: {
    reschedule: 'You have no planned posts to move.',
    cancel: 'You have no planned posts to cancel.',
    publish_now: 'You have no planned posts to publish now.',
    retry: 'You have no failed posts to publish again.',
    delete: 'You have no posts to delete.',
    take_down: 'You have no published posts to take down.',
  } as Readonly<Record<ChangeName, string>>,
  notFound: 'I couldn’t find that post.',
  ask: (change: ChangeName, count: number, time: string | null): string =>
    `Should I ${doing(change, themOf(count))}${time ? ` to ${time}` : ''}?`,
  /** Taking down those that are published, and canceling the others. */
  askBoth: (published: number, planned: number): string =>
    `Should I take ${published === 1 ? 'the published post' : `the ${published} published posts`} down and cancel ${planned === 1 ? 'the planned one' : `the ${planned} planned ones`}?`,
  yes: (change: ChangeName, count: number): string => `Yes, ${doing(change, themOf(count))}`,
  many: (yes: string): string =>
    `That’s a lot at once. If you mean it, say “${yes}”. Just “yes” isn’t enough.`,
  notEnough: (yes: string): string => `Just “yes” isn’t enough for that many. Say “${yes}”, or “Leave it”.`,
  clearYes: (change: ChangeName, posts: string): string => `${ALL[change]} all ${posts} posts`,
  andMore: (count: number): string => `and ${count} more`,
  theseOf: (count: number, limit: number): string =>
    `These ${count} publications (I can see ${limit} at a time; if there are more, ask me again for those)`,
  /** @param places as many publications there are; null where it is one for each post */
  posts: (count: number, places: number | null, areNetworks: boolean): string => {
    const posts = count === 1 ? 'One post' : `${count} posts`;
    if (places === null) return posts;
    if (count > 1) return `${posts}, ${places} counting each account`;
    return `${posts} on ${places} ${areNetworks ? 'networks' : 'accounts'}`;
  },
  state: {
    planned: (count: number): string => `${count} planned`,
    failed: (count: number): string => `${count} failed`,
    published: (count: number): string => `${count} published`,
    canceled: (count: number): string => `${count} canceled`,
  },
  deletesAll: 'A post is deleted on all its networks, as listed; scheduled ones won’t be published.',
  staysOut: 'Published posts stay on their networks. Delete them there too if you want them gone.',
  canTakeDown: 'Where the network allows it, I can delete the post there too: say “Take it down”.',
  takesDown:
    'This deletes it from the network for everyone, with its likes and replies, and can’t be undone.',
  areDrafts: (change: ChangeName, count: number): string =>
    count === 1
      ? `This is a draft, not a post, so I can’t ${doing(change, 'it')}. Open it to finish or delete it:`
      : `These are drafts, not posts, so I can’t ${doing(change, 'them')}. Open one to finish or delete it:`,
  noneThatWay: 'None of your posts match that.',
  wholeCancel:
    'A post can only be deleted for all its networks at once. I can cancel it on just one of them, and the others stay scheduled.',
  wholeDelete: 'A post can only be deleted for all its networks at once.',
  noBetterTime: 'I don’t know a better time.',
  alreadyOut: 'That post is already published, so I can’t take it back. Delete it on its network.',
  nothingToUndo: 'I haven’t done anything yet that I can undo.',
  /** @param page of the post; null where it is not known */
  wayBack: (change: ChangeName, page: string | null): string => {
    switch (change) {
      case 'reschedule':
        return 'I can’t move that back in one step. Tell me which post to move, and to when.';
      case 'cancel':
        return `A canceled post can’t be restored. Open ${page ? `[its page](${page})` : 'its page'} to duplicate it, and schedule the copy.`;
      case 'delete':
      case 'take_down':
        return 'A deleted post can’t be restored. Tell me what it was about, and I’ll write a new one.';
      default:
        return 'To remove a published post, say “Take it down”. Where Carillon can’t do that, delete it on its network.';
    }
  },
  leftAsIs: 'All right, I left it as it is.',
  leftPosts: 'OK, I left your posts as they are.',
  allRight: 'All right.',
  wentOn:
    'This conversation continued in another tab or on another device, so I haven’t done anything yet. My last message was:',
  cancelOrLeave: 'Do you want the post canceled, or left as it is? Say “Cancel it” or “Leave it”.',
  cancelIt: 'Cancel it',
  mayBeOut:
    "I've stopped the post you confirmed. It may already be on its way, so check your [dashboard](/dashboard). You can cancel or delete it there.",
  refused: 'Your role in this workspace does not allow that. An editor or the owner can do it.',
  allDone: (count: number): string => `All ${count} are done.`,
  someDone: (done: number, of: number): string =>
    `${done} of ${of} are done, and ${of - done} couldn’t be done:`,
  moreLikeThese: (count: number): string => `And ${count} more like these.`,
  failedOn: (post: string, network: string, reason: string): string => `${post} on ${network}: ${reason}`,
  oneAtATime: (command: string): string => `I do one thing at a time. After this one, send me “${command}”.`,
  tryAgain: 'Try again',
  postStatus: 'View post status',
};
export type Changes = typeof EN_CHANGES;
