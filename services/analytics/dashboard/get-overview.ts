import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import type { FigureName, Range } from '@carillon/contracts/http/analytics/figures.ts';
import type {
  ComparedValue,
  getOverview as operation,
  PlatformSummary,
} from '@carillon/contracts/http/analytics/get-overview.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { text } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { readTargetIds } from '@carillon/kit/http/target-ids.ts';
import { byDay, byWeekday, engagementIn, spansOf } from '../domain/days.ts';
import { addCounts, type Counts } from '../domain/figures.ts';
import { GROWTH_WINDOW_MS, growthOf } from '../domain/growth.ts';
import { type TargetDay, utcDay } from '../domain/target-day.ts';
import type { TrackedTarget } from '../domain/tracked.ts';
import type { KnownConnection } from '../stores/connections.ts';
import type { Stores } from '../stores/stores.ts';

interface Deps {
  readonly stores: Pick<Stores, 'days' | 'figureLists' | 'targets' | 'connections'>;
  clock(): Date;
}

interface Query {
  readonly workspaceId: string;
  readonly range: Range;
  readonly timezone: string;
  readonly platform?: PlatformName | undefined;
  /** Ids of pages, accounts and profiles, separated by commas; all where it is left out. */
  readonly targets?: string | undefined;
}

type Overview = Omit<ReplyOf<typeof operation>, 'success'>;

const DAY_MS = 24 * 3_600_000;

/** The results of a workspace's posts in the last days. @throws AppError `validation_failed` for an invalid zone */
export async function getOverview({ stores, clock }: Deps, query: Query): Promise<Overview> {
  const { workspaceId, range, timezone, platform } = query;
  const targetIds = readTargetIds(query.targets);
  const isWanted = (one: Pick<TrackedTarget, 'platform' | 'targetId'>) =>
    (platform ?? one.platform) === one.platform && (targetIds?.includes(one.targetId) ?? true);
  if (!isZone(timezone)) throw invalid({ timezone: [text`“${{ zone: timezone }}” is not a time zone.`] });
  const now = clock();
  const spans = spansOf(range, timezone, now);
  const earliest = Math.min(spans.start, now.getTime() - GROWTH_WINDOW_MS - DAY_MS);
  const of = { platform, targetIds };
  const [days, knownTargets, connections, posts, postsBefore] = await Promise.all([
    stores.days.since(workspaceId, utcDay(new Date(earliest))),
    stores.targets.ofWorkspace(workspaceId),
    stores.connections.ofWorkspace(workspaceId),
    stores.figureLists.countPublished(workspaceId, new Date(spans.begin), now, of),
    stores.figureLists.countPublished(workspaceId, new Date(spans.start), new Date(spans.beforeEnd), of),
  ]);
  const [history, targets] = [days.filter(isWanted), knownTargets.filter(isWanted)];
  const platforms = PLATFORM_NAMES.filter(
    (name) => (!targetIds && !platform) || targets.some((one) => one.platform === name),
  );
  const since = earliestOf(targets.map(({ firstReadAt }) => firstReadAt));
  const span = spanOf(spans, history, since);
  return {
    ...span,
    cards: { total_posts: { value: posts, before: postsBefore }, ...span.cards },
    platforms: platforms.map((platform) => summaryOf(platform, { targets, connections, history, now })),
    since: since?.toISOString() ?? null,
  };
}

function spanOf(spans: ReturnType<typeof spansOf>, history: readonly TargetDay[], since: Date | null) {
  const counts = byDay(spans.own, history);
  const [now, before] = [addCounts(counts), addCounts(byDay(spans.before, history, spans.beforeEnd))];
  /** Whether the span before is known from its beginning on. */
  const isWhole = since !== null && since.getTime() <= spans.start;
  const whole = since === null ? [] : spans.whole.filter(({ start }) => since.getTime() <= start);
  const knownCounts = new Set(
    history.filter(({ date }) => date >= (spans.before[0]?.date ?? '')).flatMap((one) => one.known),
  );
  const compare = (names: readonly FigureName[], of: (sums: Counts) => number | null): ComparedValue =>
    names.some((name) => knownCounts.has(name))
      ? { value: of(now), before: isWhole ? of(before) : null }
      : { value: null, before: null };
  const one = (name: FigureName) => compare([name], (sums) => sums[name] ?? 0);
  return {
    cards: {
      total_engagement: compare(ENGAGEMENT, (sums) =>
        ENGAGEMENT.reduce((sum, name) => sum + (sums[name] ?? 0), 0),
      ),
      total_reach: one('reach'),
      conversion_rate: compare(['clicks'], conversion),
    },
    totals: { likes: one('likes'), comments: one('comments'), shares: one('shares') },
    series: spans.own.map(({ date }, at) => ({ date, ...engagementIn(counts[at] ?? {}) })),
    weekly: byWeekday(whole, byDay(whole, history, spans.today - 1)),
  };
}

const ENGAGEMENT = ['likes', 'comments', 'shares'] as const;

/** Null where nobody was reached. */
const conversion = ({ pairedClicks = 0, pairedReach = 0 }: Counts): number | null =>
  pairedReach > 0 ? (pairedClicks / pairedReach) * 100 : null;

interface KnownCounts {
  readonly targets: readonly TrackedTarget[];
  readonly connections: readonly KnownConnection[];
  readonly history: readonly TargetDay[];
  readonly now: Date;
}

function summaryOf(
  platform: PlatformName,
  { targets, connections, history, now }: KnownCounts,
): PlatformSummary {
  const networkTargets = targets.filter((target) => target.platform === platform);
  const connected = networkTargets.filter((target) => target.connected);
  // Disconnected accounts have old numbers, which count only if there are no others.
  const read = connected.length > 0 ? connected : networkTargets;
  const countedTargets = read.filter(({ followers }) => followers !== null);
  const ids = new Set(read.map(({ targetId }) => targetId));
  const growth = growthOf(
    history.filter((day) => day.platform === platform && ids.has(day.targetId)),
    now,
  );
  const connection = connections.find((one) => one.platform === platform);
  const failing = networkTargets.find(({ fault }) => fault !== null);
  return {
    platform,
    connected: connection ? connection.status === 'connected' : connected.length > 0,
    followers:
      countedTargets.length === 0 ? null : countedTargets.reduce((sum, one) => sum + (one.followers ?? 0), 0),
    growth: growth?.growth ?? null,
    growth_days: growth?.days ?? null,
    read_at: latestOf(networkTargets.map(({ readAt }) => readAt))?.toISOString() ?? null,
    fault: failing?.fault ?? null,
    ...(failing?.faultText && { fault_text: failing.faultText }),
  };
}

const times = (dates: readonly (Date | null)[]): number[] => dates.flatMap((date) => date?.getTime() ?? []);
const earliestOf = (dates: readonly (Date | null)[]): Date | null =>
  times(dates).length === 0 ? null : new Date(Math.min(...times(dates)));
const latestOf = (dates: readonly (Date | null)[]): Date | null =>
  times(dates).length === 0 ? null : new Date(Math.max(...times(dates)));
