import { platformById } from '@carillon/contracts/domain/platforms.ts';
import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import { spellZone } from '@carillon/contracts/domain/zones/zone-rules.ts';
import { MAX_SLOTS_A_DAY, type WantedSchedule } from '@carillon/contracts/http/posts/posting-schedule.ts';
import { sentence, text } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { inOrder, type PostingSchedule } from '../domain/posting-schedule.ts';
import type { Publication } from '../domain/publication.ts';
import { type Asker, askTarget } from '../planning/check-targets.ts';
import type { PostingScheduleStore } from '../stores/posting-schedules.ts';
import { type MoveDeps, moveQueued } from './move-queued.ts';
import { type PlanDeps, planQueue, type QueuePlan } from './plan-queue.ts';

export interface SaveScheduleDeps extends MoveDeps, PlanDeps {
  readonly stores: MoveDeps['stores'] &
    PlanDeps['stores'] & { readonly postingSchedules: PostingScheduleStore };
  readonly identity: ServiceClient;
}

interface ScheduleRequest extends WantedSchedule {
  /** The id of the moves that were agreed to; left out where none are wanted. */
  readonly plan?: string | undefined;
}

interface Saved {
  readonly schedule: PostingSchedule;
  readonly moved: readonly Publication[];
}

/**
 * Sets an account's posting slots, over the version that was seen, and makes the agreed moves. If interrupted, every
 * post is at its old time or its new one, and saving again does the rest.
 * @throws AppError `validation_failed`, `not_connected`, `not_found`, `conflict`
 */
export async function savePostingSchedule(
  deps: SaveScheduleDeps,
  asker: Asker,
  request: ScheduleRequest,
): Promise<Saved> {
  const schedule = await readScheduleInput(deps, asker, request);
  const plan = request.plan === undefined ? null : await planQueue(deps, schedule);
  if (plan && plan.id !== request.plan) throw new AppError('conflict', { message: OTHER_MOVES });
  if (!(await deps.stores.postingSchedules.save(schedule)))
    throw new AppError('conflict', { message: OTHER_SLOTS });
  return { schedule, moved: plan ? await moveQueued(deps, schedule, plan.moves) : [] };
}

/**
 * Previews the moves that other posting slots of an account would cause.
 * @throws AppError as `savePostingSchedule`
 */
export const previewPostingSchedule = async (
  deps: SaveScheduleDeps,
  asker: Asker,
  wantedSchedule: WantedSchedule,
): Promise<QueuePlan> => planQueue(deps, await readScheduleInput(deps, asker, wantedSchedule));

/** The schedule that somebody wants an account to have, checked. */
async function readScheduleInput(
  { identity }: Pick<SaveScheduleDeps, 'identity'>,
  asker: Asker,
  { platform_id, page_id, timezone, slots, version }: WantedSchedule,
): Promise<PostingSchedule> {
  if (!isZone(timezone))
    throw invalid({
      timezone: [text`“${{ zone: timezone }}” isn’t a time zone. Use one such as Europe/Berlin.`],
    });
  const ordered = inOrder(slots);
  const isCrowded = Map.groupBy(ordered, ({ weekday }) => weekday)
    .values()
    .some((day) => day.length > MAX_SLOTS_A_DAY);
  if (isCrowded)
    throw invalid({
      slots: [sentence`A weekday can have up to ${{ most: MAX_SLOTS_A_DAY }} posting slots.`],
    });
  const platform = platformById(platform_id)?.name;
  if (!platform) throw invalid({ platform_id: [sentence`We don’t know that network.`] });
  const target = await askTarget(identity, asker, { platform, pageId: page_id || null });
  if (target instanceof AppError) throw target;
  return {
    workspaceId: asker.workspaceId,
    platform,
    targetId: target.id,
    targetName: target.name,
    timezone: spellZone(timezone),
    slots: ordered,
    version: version + 1,
  };
}

const OTHER_SLOTS = sentence`These posting slots were changed in another tab or by someone else. Check them again.`;
const OTHER_MOVES = sentence`The queue has changed since you checked. Check again which posts move.`;
