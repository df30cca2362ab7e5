import { LIMITS } from '@carillon/contracts/domain/limits.ts';
import { z } from 'zod';
import type { SandboxContext } from '../../context.ts';
import { linkedinFaults } from '../../domain/linkedin-fault.ts';
import { replyTo } from '../../usecases/thread.ts';
import { type LinkedinEndpoint, readBody } from './endpoint.ts';
import { checkOwner } from './owner.ts';

/** The comments on a member's post need `r_member_social`, which no app gets; an organization's are not here. */
export const readComments: LinkedinEndpoint = {
  versioned: true,
  async run(c) {
    throw linkedinFaults.denied(`partnerApiSocialActions.GET, r_member_social: ${c.req.param('urn')}`);
  },
};

const body = z.object({
  actor: z.string(),
  object: z.string(),
  message: z.object({ text: z.string().min(1).max(LIMITS.linkedin.comment) }),
});

/** A comment of the author's below a post. */
export const createComment = (context: SandboxContext): LinkedinEndpoint => ({
  operation: 'publish',
  versioned: true,
  async run(c, token) {
    const urn = c.req.param('urn') ?? '';
    const { actor, object, message } = await readBody(c, body);
    checkOwner(actor, token);
    if (!token.scopes.includes('w_member_social')) throw linkedinFaults.denied('w_member_social');
    const post = await context.stores.posts.get(urn);
    if (object !== urn || post?.authorId !== token.profileId) throw linkedinFaults.missing(urn);
    const id = await replyTo(context, { post, comment: null }, message.text);
    return c.json({ id, actor, object, message }, 201, { 'x-restli-id': id });
  },
});
