import { slotKey } from '../domain/keys.ts';
import { type PostingSchedule, type SlotTime, slotsInParts } from '../domain/posting-schedule.ts';
import type { SlotHolder } from '../stores/post-slots.ts';
import type { PostStore } from '../stores/posts.ts';
import type { PublicationStore } from '../stores/publications.ts';

export interface FreeSlotDeps {
  readonly stores: {
    readonly posts: Pick<PostStore, 'slotHolders' | 'freeSlots'>;
    readonly publications: Pick<PublicationStore, 'dueTo'>;
  };
  clock(): Date;
}

/** Longer than it takes to give a post another slot. */
const SETTLED_MS = 5 * 60_000;

/**
 * Returns the next free slots of an account: no queued post has them, and no other post is published at that instant.
 * One may be taken a moment later: the slots' index decides then.
 * @param ahead how many slots are checked, free or not
 */
export async function freeSlots(
  deps: FreeSlotDeps,
  schedule: PostingSchedule,
  after: Date,
  limit: number,
  ahead?: number,
): Promise<SlotTime[]> {
  const free: SlotTime[] = [];
  for (const some of slotsInParts(schedule, after, ahead)) {
    const takenTimes = await listTakenTimes(deps, schedule, some);
    free.push(...some.filter(({ dueAt }) => !takenTimes.has(dueAt.getTime())));
    if (free.length >= limit) break;
  }
  return free.slice(0, limit);
}

async function listTakenTimes(
  deps: FreeSlotDeps,
  schedule: PostingSchedule,
  slots: readonly SlotTime[],
): Promise<Set<number>> {
  const { workspaceId } = schedule;
  const keys = new Map(slots.map(({ dueAt }) => [slotKey(workspaceId, schedule, dueAt), dueAt.getTime()]));
  // A post takes a slot before anything is due then, so the holders are read first.
  const holders = await deps.stores.posts.slotHolders([...keys.keys()]);
  const instants = slots.map(({ dueAt }) => dueAt);
  const { due, isComplete } = await deps.stores.publications.dueTo(workspaceId, schedule, instants);
  if (!isComplete) return new Set(keys.values());
  const takenTimes = new Set(due.map(({ dueAt }) => dueAt.getTime()));
  for (const holder of holders) {
    const ownTimes = new Set(
      due.filter(({ postId }) => postId === holder.postId).map(({ dueAt }) => dueAt.getTime()),
    );
    const unused = holder.slots.filter((key) => keys.has(key) && !ownTimes.has(keys.get(key) ?? 0));
    if (isSettled(deps, holder)) await free(deps, holder, unused);
    else for (const key of unused) takenTimes.add(keys.get(key) ?? 0);
  }
  return takenTimes;
}

/** Whether what it has and does not use was left by somebody who died before giving it back. */
const isSettled = ({ clock }: FreeSlotDeps, { expanded, takenAt }: SlotHolder): boolean =>
  expanded && clock().getTime() - takenAt.getTime() > SETTLED_MS;

const free = ({ stores }: FreeSlotDeps, { postId, takenAt }: SlotHolder, keys: readonly string[]) =>
  keys.length > 0 ? stores.posts.freeSlots(postId, keys, takenAt) : Promise.resolve();
