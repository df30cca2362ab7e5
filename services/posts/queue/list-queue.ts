import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { FREE_SLOTS_SHOWN, QUEUED_SHOWN } from '@carillon/contracts/http/posts/get-queue.ts';
import type {
  PostingScheduleView,
  QueuedPublication,
} from '@carillon/contracts/http/posts/posting-schedule.ts';
import pLimit from 'p-limit';
import type { PostingSchedule, SlotTime } from '../domain/posting-schedule.ts';
import type { Publication } from '../domain/publication.ts';
import type { PublicationStore } from '../stores/publications.ts';
import { freeSlots } from './free-slots.ts';
import type { QueueDeps } from './in-next-slots.ts';

export interface ListQueueDeps extends QueueDeps {
  readonly stores: QueueDeps['stores'] & { readonly publications: Pick<PublicationStore, 'queued'> };
}

/** How many accounts are read at once, so a workspace with many doesn't delay others. */
const AT_ONCE = 4;
/** How many slots a list searches for free ones. If all are taken, it shows none. */
const LOOK_AHEAD = 2_000;

/** The posting slots of a workspace's accounts, by name. */
export async function listQueue(deps: ListQueueDeps, workspaceId: string): Promise<PostingScheduleView[]> {
  const schedules = await deps.stores.postingSchedules.all(workspaceId);
  const inTurn = pLimit(AT_ONCE);
  const shownSchedules = await inTurn.map(schedules, (schedule) => showSchedule(deps, schedule));
  return shownSchedules.sort((a, b) => a.target_name.localeCompare(b.target_name, 'en'));
}

/** The posting slots of one account, the next that are free, and what waits in them. */
export async function showSchedule(
  deps: ListQueueDeps,
  schedule: PostingSchedule,
): Promise<PostingScheduleView> {
  const { workspaceId, platform, targetId, targetName, timezone, slots, version } = schedule;
  const now = deps.clock();
  const [free, queued] = await Promise.all([
    freeSlots(deps, schedule, now, FREE_SLOTS_SHOWN, LOOK_AHEAD),
    deps.stores.publications.queued(workspaceId, now, QUEUED_SHOWN, { platform, targetId }),
  ]);
  return {
    platform,
    platform_id: PLATFORMS[platform].id,
    page_id: targetId,
    target_id: targetId,
    target_name: targetName,
    timezone,
    version,
    slots: slots.map(({ weekday, time }) => ({ weekday, time })),
    next_free: free.map(showSlot),
    queued: queued.map(showQueued),
  };
}

export const showSlot = ({ dueAt, localTime }: SlotTime) => ({
  due_at: dueAt.toISOString(),
  scheduled_time: localTime,
});

export const showQueued = (one: Publication): QueuedPublication => ({
  id: one.id,
  post_id: one.postId,
  timezone: one.timezone,
  ...showSlot({ dueAt: one.dueAt, localTime: one.localTime ?? '' }),
  words: firstWords(one.content),
});
