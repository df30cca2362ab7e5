import { slotKey } from '../domain/keys.ts';
import { inSafeOrder, type PlannedMove } from '../domain/plan-moves.ts';
import { hasSlot, type PostingSchedule, type SlotTime } from '../domain/posting-schedule.ts';
import type { Publication } from '../domain/publication.ts';
import type { PostStore } from '../stores/posts.ts';
import { type ChangeDeps, changePublication } from '../transitions/change-publication.ts';
import { freeSlotOf } from './free-slot-of.ts';
import { type FreeSlotDeps, freeSlots } from './free-slots.ts';

export interface MoveDeps extends ChangeDeps, FreeSlotDeps {
  readonly stores: ChangeDeps['stores'] &
    FreeSlotDeps['stores'] & { readonly posts: Pick<PostStore, 'takeSlot' | 'slotHolders' | 'freeSlots'> };
  clock(): Date;
}

const MAX_TRIES = 10;

/**
 * Moves posts of an account's queue to their new slots, one after the other: takes the slot, moves the post, releases
 * the old slot. If interrupted, each post is at its old time or its new one. Posts changed meanwhile stay. Returns
 * the moved ones.
 */
export async function moveQueued(
  deps: MoveDeps,
  schedule: PostingSchedule,
  moves: readonly PlannedMove<Publication>[],
): Promise<Publication[]> {
  const movedPublications: Publication[] = [];
  for (const { waiting, to } of inSafeOrder(moves)) {
    const slot = await takeSlot(deps, schedule, waiting, to);
    const next = slot && (await moveInto(deps, schedule, waiting, slot));
    if (next) movedPublications.push(next);
  }
  return movedPublications;
}

/** The slot that was planned, or the next free one, where somebody has queued a post meanwhile. */
async function takeSlot(
  deps: MoveDeps,
  schedule: PostingSchedule,
  { postId }: Publication,
  wantedSlot: SlotTime,
): Promise<SlotTime | null> {
  let slot: SlotTime | undefined = wantedSlot;
  for (let tries = 0; slot && tries < MAX_TRIES; tries++) {
    const key = slotKey(schedule.workspaceId, schedule, slot.dueAt);
    if (await deps.stores.posts.takeSlot(postId, key, deps.clock())) return slot;
    [slot] = await freeSlots(deps, schedule, slot.dueAt, 1);
  }
  return null;
}

async function moveInto(
  deps: MoveDeps,
  { workspaceId, timezone }: PostingSchedule,
  waiting: Publication,
  { dueAt, localTime }: SlotTime,
): Promise<Publication | null> {
  const command = { type: 'reschedule', dueAt, localTime, timezone, fromQueue: true } as const;
  const next = await changePublication(deps, waiting, command);
  if (next) {
    await freeSlotOf(deps, waiting, next);
    return next;
  }
  // A faster process may have moved it to this very slot.
  const now = await deps.stores.publications.find(waiting.id, workspaceId);
  if (!now || !hasSlot(now, dueAt))
    await deps.stores.posts.freeSlots(waiting.postId, [slotKey(workspaceId, waiting, dueAt)]);
  return null;
}
