import { z } from 'zod';
import type { AccountFigures, FiguresRequest, PostReading } from '../capabilities/insights.ts';
import { SocialError } from '../social-error.ts';
import type { Rest } from './rest.ts';

const count = z.int().nonnegative().optional();
const statistics = z.object({
  elements: z.array(
    z.object({
      totalShareStatistics: z.object({
        impressionCount: count,
        uniqueImpressionsCount: count,
        clickCount: count,
        likeCount: count,
        commentCount: count,
        shareCount: count,
      }),
    }),
  ),
});
const network = z.object({ firstDegreeSize: count });

/** Reads the metrics of a page's post in one call. */
export async function readShare(rest: Rest, request: FiguresRequest, urn: string): Promise<PostReading> {
  const {
    targetId,
    access: { token },
    signal,
  } = request;
  const list = `${urn.startsWith('urn:li:ugcPost:') ? 'ugcPosts' : 'shares'}=List(${encodeURIComponent(urn)})`;
  const path = `rest/organizationalEntityShareStatistics?q=organizationalEntity&organizationalEntity=${encodeURIComponent(targetId)}&${list}`;
  try {
    const { elements } = await rest.read(path, { token, signal, schema: statistics });
    const of = elements[0]?.totalShareStatistics ?? {};
    const namedFigures = {
      views: of.impressionCount,
      reach: of.uniqueImpressionsCount,
      clicks: of.clickCount,
      likes: of.likeCount,
      comments: of.commentCount,
      shares: of.shareCount,
    };
    return { kind: 'figures', figures: dropUndefined(namedFigures) };
  } catch (error) {
    if (error instanceof SocialError && error.status === 404) return { kind: 'gone' };
    throw error;
  }
}

/** Reads how many members follow a page. */
export async function readFollowers(rest: Rest, request: FiguresRequest): Promise<AccountFigures> {
  const {
    targetId,
    access: { token },
    signal,
  } = request;
  const path = `rest/networkSizes/${encodeURIComponent(targetId)}?edgeType=COMPANY_FOLLOWED_BY_MEMBER`;
  const { firstDegreeSize } = await rest.read(path, { token, signal, schema: network });
  return dropUndefined({ followers: firstDegreeSize });
}

/** Leaves out missing metrics. */
const dropUndefined = <T extends object>(figures: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined)) as never;
