import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import type { figureFilter, PostWithFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { text } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { readTargetIds } from '@carillon/kit/http/target-ids.ts';
import { cutPage, readCursor } from '@carillon/kit/store/page.ts';
import { z } from 'zod';
import { lastDays } from '../domain/days.ts';
import { engagementOf } from '../domain/figures.ts';
import { wordsIn } from '../domain/search-words.ts';
import type { TrackedPublication } from '../domain/tracked.ts';
import type { FigureListStore, FigurePlace } from '../stores/figure-lists.ts';
import { figuresView } from './figures-view.ts';

interface Deps {
  readonly stores: { readonly figureLists: Pick<FigureListStore, 'page'> };
  clock(): Date;
}

interface Query extends z.output<typeof figureFilter> {
  readonly workspaceId: string;
  readonly most: number;
  /** `next` of the previous page. */
  readonly before?: string | undefined;
}

/** More words than anybody looks for at once. */
const MAX_TERMS = 10;

const figurePlace = z
  .tuple([z.number().min(0).max(8.64e15).nullable(), z.string().min(1).max(300)])
  .transform(([value, id]): FigurePlace => ({ value, id }));

/**
 * Returns a page of the published posts with their metrics.
 * @throws AppError `validation_failed` about `before`, `targets` or `timezone`
 */
export async function listPostFigures(
  { stores, clock }: Deps,
  { workspaceId, sort, direction, platform, targets, search = '', days, timezone, before, most }: Query,
): Promise<{ posts: PostWithFigures[]; next: string | null }> {
  if (!isZone(timezone)) throw invalid({ timezone: [text`“${{ zone: timezone }}” is not a time zone.`] });
  const since = days === undefined ? null : (lastDays(days, timezone, clock())[0]?.start ?? 0);
  const publications = await stores.figureLists.page({
    workspaceId,
    sort,
    platform,
    targetIds: readTargetIds(targets),
    way: direction === 'asc' ? 1 : -1,
    terms: wordsIn(search).slice(0, MAX_TERMS),
    publishedSince: since === null ? null : new Date(since),
    after: readCursor(before, figurePlace),
    most: most + 1,
  });
  const { rows, next } = cutPage(publications, most, (one) => [sortedBy(one, sort), one.id]);
  return { posts: rows.map(figuresView), next };
}

function sortedBy({ publishedAt, figures }: TrackedPublication, sort: Query['sort']): number | null {
  if (sort === 'published_at') return publishedAt.getTime();
  return sort === 'engagement' ? engagementOf(figures) : figures[sort];
}
