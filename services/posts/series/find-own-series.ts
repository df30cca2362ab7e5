import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { SeriesPost } from '../domain/series-post.ts';
import type { SeriesStore } from '../stores/series.ts';

/** A series of the user's workspace. @throws AppError `not_found` */
export async function findOwnSeries(
  { stores: { series } }: { readonly stores: { readonly series: SeriesStore } },
  id: string,
  workspaceId: string,
): Promise<SeriesPost> {
  const seriesPost = await series.find(id, workspaceId);
  if (!seriesPost)
    throw new AppError('not_found', { message: sentence`We couldn’t find that series of posts.` });
  return seriesPost;
}
