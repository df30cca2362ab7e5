import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import type { FigureName } from '@carillon/contracts/http/analytics/figures.ts';
import type { ComparedValue } from '@carillon/contracts/http/analytics/get-overview.ts';
import type { summarizeWeek as contract } from '@carillon/contracts/http/analytics/summarize-week.ts';
import type { BodyOf, ReplyOf } from '@carillon/contracts/operation.ts';
import { text } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { byDay, daysBefore, type ZoneDay } from '../domain/days.ts';
import { addCounts, engagementOf } from '../domain/figures.ts';
import { utcDay } from '../domain/target-day.ts';
import type { Stores } from '../stores/stores.ts';
import { figuresView } from './figures-view.ts';

interface Deps {
  readonly stores: Pick<Stores, 'days' | 'figureLists' | 'targets'>;
}

type Best = ReplyOf<typeof contract>['best'];

const WEEK = 7;
/** How many posts are compared. Posts published since may do better yet, and belong to the next week. */
const LOOKED_AT = 20;

/**
 * Sums up the figures of a week in a zone.
 * @throws AppError `validation_failed` for an unknown zone
 */
export async function summarizeWeek(
  { stores }: Deps,
  { workspace_id: workspaceId, timezone, until }: BodyOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  if (!isZone(timezone)) throw invalid({ timezone: [text`“${{ zone: timezone }}” is not a time zone.`] });
  const { days, end } = daysBefore(2 * WEEK, timezone, until);
  const lastDays = days.slice(WEEK);
  const start = days[0]?.start ?? end;
  const [history, targets, best] = await Promise.all([
    stores.days.since(workspaceId, utcDay(new Date(start))),
    stores.targets.ofWorkspace(workspaceId),
    findBest(stores, workspaceId, lastDays[0]?.start ?? end, end),
  ]);
  const isWhole = targets.some(({ firstReadAt }) => firstReadAt !== null && firstReadAt.getTime() <= start);
  const knownCounts = new Set(history.flatMap((one) => one.known));
  const sumsOf = (some: readonly ZoneDay[], last: number) => addCounts(byDay(some, history, last));
  const now = sumsOf(lastDays, end - 1);
  const before = sumsOf(days.slice(0, WEEK), (lastDays[0]?.start ?? end) - 1);
  const compare = (name: FigureName): ComparedValue =>
    knownCounts.has(name)
      ? { value: now[name] ?? 0, before: isWhole ? (before[name] ?? 0) : null }
      : { value: null, before: null };
  return {
    likes: compare('likes'),
    comments: compare('comments'),
    shares: compare('shares'),
    reach: compare('reach'),
    best,
  };
}

async function findBest(
  { figureLists }: Deps['stores'],
  workspaceId: string,
  from: number,
  end: number,
): Promise<Best> {
  const publications = await figureLists.page({
    workspaceId,
    sort: 'engagement',
    way: -1,
    platform: undefined,
    terms: [],
    publishedSince: new Date(from),
    after: null,
    most: LOOKED_AT,
  });
  const best = publications.find(({ publishedAt }) => publishedAt.getTime() < end);
  const engagement = best ? engagementOf(best.figures) : null;
  if (!best || !engagement) return null;
  const { post_id, platform, target_name, words } = figuresView(best);
  return { post_id, platform, target_name, words, engagement };
}
