import type { SandboxContext } from '../../context.ts';
import { linkedinFaults } from '../../domain/linkedin-fault.ts';
import type { Token } from '../../domain/token.ts';
import { figuresAt, followersAt } from '../../usecases/audience.ts';
import type { LinkedinEndpoint } from './endpoint.ts';
import { readableOrganization } from './owner.ts';

const paging = (count: number) => ({ start: 0, count, links: [], total: count });

/** The pages that the token's member administers. */
export const organizationAcls = ({ stores }: SandboxContext): LinkedinEndpoint => ({
  versioned: true,
  async run(c, token) {
    checkAdmin(token);
    const { q, role, state } = c.req.query();
    if (q !== 'roleAssignee' || role !== 'ADMINISTRATOR' || state !== 'APPROVED')
      throw linkedinFaults.invalid('PARAM_INVALID', 'Invalid param: q, role or state');
    const pages = await stores.profiles.ownedBy(token.profileId, 'page');
    const elements = pages.map(({ id }) => ({
      organization: `urn:li:organization:${id}`,
      role,
      state,
      roleAssignee: `urn:li:person:${token.profileId}`,
    }));
    return c.json({ elements, paging: paging(elements.length) });
  },
});

/** A page that the member administers. */
export const organization = ({ stores }: SandboxContext): LinkedinEndpoint => ({
  versioned: true,
  async run(c, token) {
    checkAdmin(token);
    const page = await stores.profiles.get(c.req.param('id') ?? '');
    if (page?.kind !== 'page' || page.ownerId !== token.profileId)
      throw linkedinFaults.missing('The organization');
    return c.json({ id: Number(page.id), localizedName: page.name, vanityName: page.username });
  },
});

/** Lifetime metrics of some of a page's shares. */
export const shareStatistics = (context: SandboxContext): LinkedinEndpoint => ({
  versioned: true,
  async run(c, token) {
    const { q, organizationalEntity = '', shares = '' } = c.req.query();
    const urns = /^List\((urn:li:share:\d{1,25}(?:,urn:li:share:\d{1,25}){0,19})\)$/
      .exec(shares)?.[1]
      ?.split(',');
    if (q !== 'organizationalEntity' || !urns)
      throw linkedinFaults.invalid('PARAM_INVALID', 'Invalid param: q or shares');
    const authorId = await readableOrganization(context.stores, organizationalEntity, token);
    const elements = await Promise.all(
      urns.map(async (share) => {
        const post = await context.stores.posts.get(share, 'linkedin');
        if (post?.authorId !== authorId) throw linkedinFaults.missing(share);
        const { views, reach, clicks, likes, comments, shares } = await figuresAt(
          context.stores,
          post,
          context.now(),
        );
        const totalShareStatistics = {
          impressionCount: views,
          uniqueImpressionsCount: reach,
          clickCount: clicks,
          likeCount: likes,
          commentCount: comments,
          shareCount: shares,
        };
        return { share, organizationalEntity, totalShareStatistics };
      }),
    );
    return c.json({ elements, paging: paging(elements.length) });
  },
});

/** Counts a page's followers. */
export const networkSize = (context: SandboxContext): LinkedinEndpoint => ({
  versioned: true,
  async run(c, token) {
    if (c.req.query('edgeType') !== 'COMPANY_FOLLOWED_BY_MEMBER')
      throw linkedinFaults.invalid('PARAM_INVALID', 'Invalid param: edgeType');
    const id = await readableOrganization(context.stores, c.req.param('urn') ?? '', token);
    const page = await context.stores.profiles.get(id);
    if (!page) throw linkedinFaults.missing('The organization');
    return c.json({ firstDegreeSize: await followersAt(context.stores, page, context.now()) });
  },
});

const checkAdmin = ({ scopes }: Token): void => {
  if (!scopes.includes('rw_organization_admin')) throw linkedinFaults.denied('rw_organization_admin');
};
