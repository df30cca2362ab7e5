import { platformById } from '@carillon/contracts/domain/platforms.ts';
import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import { MOST_SLOTS_A_DAY, type WantedSchedule } from '@carillon/contracts/http/posts/posting-schedule.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { inOrder, type PostingSchedule } from '../domain/posting-schedule.ts';
import type { PostingScheduleStore } from '../stores/posting-schedules.ts';
import { type Asker, askTarget } from './check-targets.ts';

export interface SaveScheduleDeps {
  readonly stores: { readonly postingSchedules: PostingScheduleStore };
  readonly identity: ServiceClient;
}

/**
 * Gives an account other posting slots, over the version that was seen.
 * @throws AppError `validation_failed`, `not_connected`, `not_found`, `conflict`
 */
export async function savePostingSchedule(
  deps: SaveScheduleDeps,
  asker: Asker,
  wanted: WantedSchedule,
): Promise<PostingSchedule> {
  const schedule = await readWanted(deps, asker, wanted);
  if (await deps.stores.postingSchedules.save(schedule)) return schedule;
  throw changedMeanwhile();
}

/** The schedule that somebody wants an account to have, checked. */
export async function readWanted(
  { identity }: Pick<SaveScheduleDeps, 'identity'>,
  asker: Asker,
  { platform_id, page_id, timezone, slots, version }: WantedSchedule,
): Promise<PostingSchedule> {
  if (!isZone(timezone))
    throw invalid({ timezone: [`“${timezone}” is not a time zone. Use one such as Europe/Berlin.`] });
  const ordered = inOrder(slots);
  const isCrowded = Map.groupBy(ordered, ({ weekday }) => weekday)
    .values()
    .some((day) => day.length > MOST_SLOTS_A_DAY);
  if (isCrowded) throw invalid({ slots: [`A weekday has at most ${MOST_SLOTS_A_DAY} posting slots.`] });
  const platform = platformById(platform_id)?.name;
  if (!platform) throw invalid({ platform_id: ['There is no such network.'] });
  const pageId = page_id || null;
  const target = await askTarget(identity, asker, { platform, pageId });
  if (target instanceof AppError) throw target;
  return {
    ...{ workspaceId: asker.workspaceId, platform, pageId, targetId: target.id, targetName: target.name },
    ...{ timezone, slots: ordered, version: version + 1 },
  };
}

export const changedMeanwhile = (): AppError =>
  new AppError('conflict', {
    message:
      'These posting slots were changed meanwhile, in another tab or by somebody else. Look at them again.',
  });
