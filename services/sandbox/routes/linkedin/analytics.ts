import type { SandboxContext } from '../../context.ts';
import type { Figures } from '../../domain/audience/figures-of.ts';
import { linkedinFaults } from '../../domain/linkedin-fault.ts';
import type { Token } from '../../domain/token.ts';
import { figuresAt, followersAt } from '../../usecases/audience.ts';
import type { LinkedinEndpoint } from './endpoint.ts';

const METRICS: Readonly<Record<string, (figures: Figures) => number>> = {
  IMPRESSION: ({ views }) => views,
  MEMBERS_REACHED: ({ reach }) => reach,
  REACTION: ({ likes }) => likes,
  COMMENT: ({ comments }) => comments,
  RESHARE: ({ shares }) => shares,
};
const TYPE = 'com.linkedin.adsexternalapi.memberanalytics.v1.CreatorPostAnalyticsMetricTypeV1';
const PAGING = { start: 0, count: 10, links: [], total: 1 };

/** One figure of a member's post, of its whole life. */
export const memberPostAnalytics = (context: SandboxContext): LinkedinEndpoint => ({
  versioned: true,
  async run(c, token) {
    checkScope(token, 'r_member_postAnalytics', 'memberCreatorPostAnalytics.FINDER-entity');
    const { q, entity = '', queryType = '', aggregation = 'TOTAL' } = c.req.query();
    const [, urn = ''] =
      /^\((?:share|ugc):(urn:li:(?:share|ugcPost):\d{1,25})\)$/.exec(decodeText(entity)) ?? [];
    const metric = Object.hasOwn(METRICS, queryType) ? METRICS[queryType] : undefined;
    if (q !== 'entity' || urn === '' || !metric || aggregation !== 'TOTAL')
      throw linkedinFaults.invalid('PARAM_INVALID', 'Invalid param: q, entity, queryType or aggregation');
    const post = await context.stores.posts.get(urn, 'linkedin');
    if (post?.authorId !== token.profileId) throw linkedinFaults.missing(urn);
    const count = metric(await figuresAt(context.stores, post, context.now()));
    return c.json({
      elements: [{ count, metricType: { [TYPE]: queryType }, targetEntity: { share: urn } }],
      paging: PAGING,
    });
  },
});

/** Counts the member's followers now. */
export const memberFollowersCount = (context: SandboxContext): LinkedinEndpoint => ({
  versioned: true,
  async run(c, token) {
    checkScope(token, 'r_member_profileAnalytics', 'memberFollowersCount.FINDER-me');
    if (c.req.query('q') !== 'me') throw linkedinFaults.invalid('PARAM_INVALID', 'Invalid param: q');
    const member = await context.stores.profiles.get(token.profileId);
    if (!member) throw linkedinFaults.missing('The member');
    const memberFollowersCount = await followersAt(context.stores, member, context.now());
    return c.json({ elements: [{ memberFollowersCount }], paging: PAGING });
  },
});

const checkScope = ({ scopes }: Token, scope: string, what: string): void => {
  if (!scopes.includes(scope)) throw linkedinFaults.denied(what);
};

/** Rest.li encodes what is within brackets once more. */
const decodeText = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
