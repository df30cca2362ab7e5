import { isOrganization } from '@carillon/contracts/networks/linkedin.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import {
  type FiguresRequest,
  INSIGHTS_UNAVAILABLE,
  type Insights,
  type PostFigures,
  type PostReading,
} from '../capabilities/insights.ts';
import type { SocialDeps } from '../deps.ts';
import { guardCapability } from '../http/guard.ts';
import type { LinkedinSettings } from '../settings.ts';
import { SocialError } from '../social-error.ts';
import { readFollowers, readShare } from './organization-figures.ts';
import { createRest } from './rest.ts';

const count = z.int().nonnegative().optional();
const followersReply = z.object({ elements: z.array(z.object({ memberFollowersCount: count })) });
const metricReply = z.object({ elements: z.array(z.object({ count })) });

/** LinkedIn tells one figure a call, and of clicks on a member's post none. */
const METRICS: readonly (readonly [keyof PostFigures, string])[] = [
  ['views', 'IMPRESSION'],
  ['reach', 'MEMBERS_REACHED'],
  ['likes', 'REACTION'],
  ['comments', 'COMMENT'],
  ['shares', 'RESHARE'],
];

/** Calls that LinkedIn allows for a member in a day. */
const CALLS_A_DAY = 150;

/** The figures of members' posts, which LinkedIn lets only apps read that it has vetted for it, and of pages'. */
export const createInsights = (settings: LinkedinSettings, deps: SocialDeps): Insights => {
  const rest = createRest(settings, deps);
  const read = <T>(path: string, schema: z.ZodType<T>, { access, signal }: FiguresRequest) =>
    rest.read(path, { token: access.token, signal, schema });
  const readPost = async (request: FiguresRequest, urn: string): Promise<PostReading> => {
    const figures = new Map<keyof PostFigures, number>();
    for (const [name, queryType] of METRICS) {
      const path = `rest/memberCreatorPostAnalytics?q=entity&entity=${entityOf(urn)}&queryType=${queryType}&aggregation=TOTAL`;
      try {
        const { elements } = await read(path, metricReply, request);
        const [total] = elements;
        if (total?.count !== undefined) figures.set(name, total.count);
      } catch (error) {
        if (error instanceof SocialError && error.status === 404) return { kind: 'gone' };
        throw error;
      }
    }
    return { kind: 'figures', figures: Object.fromEntries(figures) };
  };

  return guardCapability<Insights>('linkedin', {
    postsAtOnce: 1,
    dailyCalls: { most: CALLS_A_DAY, account: 1, post: METRICS.length },

    async account(request) {
      if (isOrganization(request.targetId)) return readFollowers(rest, request);
      checkVetted(settings);
      const { elements } = await read('rest/memberFollowersCount?q=me', followersReply, request);
      const followers = elements[0]?.memberFollowersCount;
      return followers === undefined ? {} : { followers };
    },

    async posts({ postIds, ...request }) {
      const organization = isOrganization(request.targetId);
      if (!organization) checkVetted(settings);
      const readings = new Map<string, PostReading>();
      for (const urn of postIds)
        readings.set(urn, await (organization ? readShare(rest, request, urn) : readPost(request, urn)));
      return readings;
    },

    usage: () => null,
  });
};

const checkVetted = ({ readsFigures }: LinkedinSettings): void => {
  if (readsFigures) return;
  throw new SocialError(
    sentence`Only apps that LinkedIn has vetted can read the analytics of a personal profile.`,
    {
      kind: 'permanent',
      code: INSIGHTS_UNAVAILABLE,
    },
  );
};

const entityOf = (urn: string): string =>
  `(${urn.startsWith('urn:li:ugcPost:') ? 'ugc' : 'share'}:${encodeURIComponent(urn)})`;
