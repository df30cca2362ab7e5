import { linkedin } from '@carillon/contracts/networks/linkedin.ts';
import { z } from 'zod';
import type { SandboxContext } from '../../context.ts';
import { linkedinFaults } from '../../domain/linkedin-fault.ts';
import { replyTo, threadOf } from '../../usecases/thread.ts';
import { type LinkedinEndpoint, readBody } from './endpoint.ts';
import { publisherOf, readableOrganization } from './owner.ts';

const LIMIT = 100;
const COMMENT = /^urn:li:comment:\((urn:li:share:\d{1,25}),(\d{1,25})\)$/;

/** Comments on a page's post, or replies to a comment. For a member's it needs `r_member_social`, which no app gets. */
export const readComments = (context: SandboxContext): LinkedinEndpoint => ({
  versioned: true,
  async run(c, token) {
    const urn = c.req.param('urn') ?? '';
    const [parent = null, postUrn = urn] = COMMENT.exec(urn) ?? [];
    const post = await context.stores.posts.get(postUrn, 'linkedin');
    const author = await context.stores.profiles.get(post?.authorId ?? '');
    if (!post || author?.kind !== 'page')
      throw linkedinFaults.denied(`partnerApiSocialActions.GET, r_member_social: ${urn}`);
    await readableOrganization(context.stores, `urn:li:organization:${author.id}`, token);
    const start = numberOf(c.req.query('start'), 0);
    const count = Math.min(LIMIT, numberOf(c.req.query('count'), 10));
    const thread = await threadOf(context, post);
    const elements = thread
      .filter(({ parentId }) => parentId === parent)
      .slice(start, start + count)
      .map(({ id, text, createdAt, author: persona }) => ({
        id: COMMENT.exec(id)?.[2] ?? id,
        commentUrn: id,
        message: { text },
        object: postUrn,
        actor: persona.id.startsWith('urn:') ? persona.id : `urn:li:person:${persona.id}`,
        created: { time: createdAt.getTime() },
        commentsSummary: {
          totalFirstLevelComments: thread.filter(({ parentId }) => parentId === id).length,
        },
      }));
    return c.json({ elements, paging: { start, count, links: [] } });
  },
});

const numberOf = (text: string | undefined, otherwise: number): number =>
  /^\d{1,6}$/.test(text ?? '') ? Number(text) : otherwise;

const body = z.object({
  actor: z.string(),
  object: z.string(),
  message: z.object({ text: z.string().min(1).max(linkedin.limits.comment) }),
});

/** A comment of the author's below a post. */
export const createComment = (context: SandboxContext): LinkedinEndpoint => ({
  operation: 'publish',
  versioned: true,
  async run(c, token) {
    const urn = c.req.param('urn') ?? '';
    const { actor, object, message } = await readBody(c, body);
    const actorId = await publisherOf(context.stores, actor, token);
    const post = await context.stores.posts.get(urn);
    if (object !== urn || post?.authorId !== actorId) throw linkedinFaults.missing(urn);
    const id = await replyTo(context, { post, comment: null }, message.text);
    const number = COMMENT.exec(id)?.[2] ?? id;
    return c.json({ id: number, commentUrn: id, actor, object, message }, 201, { 'x-restli-id': number });
  },
});
