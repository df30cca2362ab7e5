import {
  instantOf,
  localTextAt,
  nearestInstant,
  plainDateTime,
} from '@carillon/contracts/domain/local-time.ts';
import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import { isOlderRelease } from '@carillon/contracts/domain/zones/release.ts';
import { ZONE_DATA_VERSION } from '@carillon/contracts/domain/zones/zone-rules.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { slotKey } from '../domain/keys.ts';
import { inSafeOrder } from '../domain/plan-moves.ts';
import { hasSlot, type SlotTime } from '../domain/posting-schedule.ts';
import type { Publication } from '../domain/publication.ts';
import { freeSlotOf } from '../queue/free-slot-of.ts';
import type { AllWorkspacesStore, PlannedTime } from '../stores/all-workspaces.ts';
import type { PostStore } from '../stores/posts.ts';
import type { SeriesStore } from '../stores/series.ts';
import type { ZoneDataState, ZoneDataStore } from '../stores/zone-data.ts';
import { type ChangeDeps, changePublication } from '../transitions/change-publication.ts';
import { attempt } from './attempt.ts';

export interface ZoneDataDeps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & {
    readonly allWorkspaces: Pick<AllWorkspacesStore, 'plannedAfter'>;
    readonly posts: Pick<PostStore, 'takeSlot' | 'freeSlots'>;
    readonly series: Pick<SeriesStore, 'rewind'>;
    readonly zoneData: ZoneDataStore;
  };
  readonly telemetry: Pick<Telemetry, 'log'>;
}

/** Longer than a rolling update takes, in which a process with older data may still plan something. */
const AGAIN_MS = 3_600_000;

/**
 * Checks every scheduled publication when there is a new release of the zone data, and again an hour later. A
 * publication keeps its local time. If the rules of its zone changed, it moves to the instant that now shows this
 * time, with the same event as a move by its owner. `nearestInstant` decides for a time that the clocks now skip.
 * Publications that are due, or that have an attempt with an unknown outcome, stay unchanged.
 * The worker with the chore lease does this. It may die at any point: a move is a compare-and-set that does nothing
 * the second time, and the release is stored last. A worker with older data than the stored release changes nothing.
 */
export async function applyZoneData(deps: ZoneDataDeps, release = ZONE_DATA_VERSION): Promise<void> {
  const { zoneData, series } = deps.stores;
  const now = deps.clock();
  const state = await zoneData.find();
  if (!isWanted(state, release, now)) return;
  await moveChanged(deps, now);
  await series.rewind(now);
  const isFirst = state?.release !== release;
  await zoneData.save({ release, againAt: isFirst ? new Date(now.getTime() + AGAIN_MS) : null });
  if (isFirst)
    deps.telemetry.log.info(
      { release, before: state?.release ?? null },
      'planned times follow the zone data',
    );
}

function isWanted(state: ZoneDataState | null, release: string, now: Date): boolean {
  if (!state || isOlderRelease(state.release, release)) return true;
  return state.release === release && state.againAt !== null && state.againAt <= now;
}

/** A publication that is now due at another instant. */
interface ChangedTime {
  readonly waiting: PlannedTime;
  readonly to: SlotTime;
}

async function moveChanged(deps: ZoneDataDeps, now: Date): Promise<void> {
  const changed: ChangedTime[] = [];
  for await (const waiting of deps.stores.allWorkspaces.plannedAfter(now)) {
    const to = timeNow(waiting);
    if (to && to.dueAt.getTime() !== waiting.dueAt.getTime()) changed.push({ waiting, to });
  }
  // In an order in which no publication of a queue meets a slot that another one has yet to leave.
  for (const one of inSafeOrder(changed))
    await attempt(deps.telemetry.log, { publicationId: one.waiting.id }, () => moveOne(deps, one));
}

/** When its local time is, by the rules as they are now; null where nobody can say. */
function timeNow({ localTime, timezone }: PlannedTime): SlotTime | null {
  const local = plainDateTime(localTime);
  if (!local || !isZone(timezone)) return null;
  const instant = instantOf(localTime, timezone);
  if (instant) return { dueAt: instant, localTime };
  const dueAt = nearestInstant(local, timezone);
  return { dueAt, localTime: localTextAt(dueAt, timezone) };
}

async function moveOne(
  deps: ZoneDataDeps,
  { waiting: { id, workspaceId, ...seenTimes }, to }: ChangedTime,
): Promise<void> {
  const { publications } = deps.stores;
  const before = await publications.find(id, workspaceId);
  // Its owner may have moved it meanwhile, or another worker.
  if (before?.localTime !== seenTimes.localTime || before.timezone !== seenTimes.timezone) return;
  if (before.dueAt.getTime() !== seenTimes.dueAt.getTime() || before.status !== 'scheduled') return;
  const fromQueue = before.fromQueue === true && (await takeSlot(deps, before, to.dueAt));
  const command = {
    type: 'reschedule',
    ...to,
    timezone: seenTimes.timezone,
    fromQueue,
    cause: 'zone_rules',
  } as const;
  const next = await changePublication(deps, before, command);
  if (!next) return fromQueue ? giveBack(deps, before, to.dueAt) : undefined;
  await freeSlotOf(deps, before, next);
  const { timezone, localTime } = seenTimes;
  deps.telemetry.log.warn(
    { publicationId: id, workspaceId, timezone, localTime, from: before.dueAt, to: next.dueAt },
    'moved with the time zone',
  );
}

/** False if another post has the slot of that instant: it is published then all the same, outside the queue. */
const takeSlot = (deps: ZoneDataDeps, one: Publication, at: Date): Promise<boolean> =>
  deps.stores.posts.takeSlot(one.postId, keyOf(one, at), deps.clock());

/** Frees a slot, unless a faster process has moved the publication to this very slot. */
async function giveBack({ stores }: ZoneDataDeps, before: Publication, at: Date): Promise<void> {
  const now = await stores.publications.find(before.id, before.workspaceId);
  if (!now || !hasSlot(now, at)) await stores.posts.freeSlots(before.postId, [keyOf(before, at)]);
}

const keyOf = (one: Publication, at: Date): string => slotKey(one.workspaceId, one, at);
