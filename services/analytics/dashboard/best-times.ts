import { type PlatformName, platformById } from '@carillon/contracts/domain/platforms.ts';
import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import { listDueTimes } from '@carillon/contracts/http/posts/list-due-times.ts';
import { text } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { type BestTimes, bestTimes } from '../domain/best-times.ts';
import { horizon, type Suggestion, suggestTime } from '../domain/suggest-time.ts';
import type { FigureListStore } from '../stores/figure-lists.ts';

interface Deps {
  readonly stores: { readonly figureLists: Pick<FigureListStore, 'outcomes'> };
  clock(): Date;
}

interface Query {
  readonly workspaceId: string;
  /** Ids, separated by commas. */
  readonly platforms: string;
  readonly timezone: string;
}

const DAY_MS = 24 * 3_600_000;
/** A younger post doesn't have its results yet. */
const YOUNG_MS = DAY_MS;
const HISTORY_MS = 365 * DAY_MS;
/** The latest of a year: more would only make it slower. */
const MAX_POSTS = 1000;

/** When a workspace's posts do well. @throws AppError `validation_failed` */
export async function bestTimesFor(
  deps: Deps,
  { workspaceId, platforms, timezone }: Query,
): Promise<BestTimes> {
  return timesOf(deps, workspaceId, platformsIn(platforms), zoneIn(timezone));
}

async function timesOf(
  { stores, clock }: Deps,
  workspaceId: string,
  platforms: readonly PlatformName[],
  zone: string,
): Promise<BestTimes> {
  const now = clock().getTime();
  const [from, to] = [new Date(now - HISTORY_MS), new Date(now - YOUNG_MS)];
  const outcomes = await stores.figureLists.outcomes(workspaceId, from, to, MAX_POSTS);
  return bestTimes(outcomes, platforms, zone);
}

/** A good time for a workspace's next post. @throws AppError `validation_failed` */
export async function suggestTimeFor(
  deps: Deps & { readonly services: Pick<ServiceClient, 'call'> },
  { workspaceId, ...query }: Query,
): Promise<Suggestion> {
  const [platforms, zone] = [platformsIn(query.platforms), zoneIn(query.timezone)];
  const now = deps.clock();
  const body = { workspace_id: workspaceId, from: now.toISOString(), until: horizon(now).toISOString() };
  const [times, { due_at }] = await Promise.all([
    timesOf(deps, workspaceId, platforms, zone),
    deps.services.call(listDueTimes, { body }),
  ]);
  return suggestTime(times, { platforms, zone, taken: due_at.map((at) => new Date(at)), now });
}

/** Each once. */
function platformsIn(ids: string): PlatformName[] {
  const names = ids.split(',').map((id): PlatformName => {
    const platform = platformById(Number(id));
    if (platform) return platform.name;
    throw invalid({ platforms: [text`There is no network with the ID “${{ id: id.trim() }}”.`] });
  });
  return [...new Set(names)];
}

function zoneIn(timezone: string): string {
  if (isZone(timezone)) return timezone;
  throw invalid({ timezone: [text`“${{ zone: timezone }}” is not a time zone.`] });
}
