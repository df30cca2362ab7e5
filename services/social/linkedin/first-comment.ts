import { z } from 'zod';
import type { FirstComment } from '../capabilities/first-comment.ts';
import type { SocialDeps } from '../deps.ts';
import { guardCapability } from '../http/guard.ts';
import { readBody } from '../http/read-body.ts';
import type { LinkedinSettings } from '../settings.ts';
import { createRest } from './rest.ts';

const created = z.object({ id: z.union([z.string().min(1), z.number().transform(String)]) });

/** LinkedIn takes a comment on a member's post and lets no app read it, so nobody can look whether it is there. */
export const createFirstComment = (settings: LinkedinSettings, deps: SocialDeps): FirstComment => {
  const rest = createRest(settings, deps);
  return guardCapability<FirstComment>(
    'linkedin',
    {
      async send({ targetId: actor, postId, access: { token }, text, signal, hasLease }) {
        const path = `rest/socialActions/${encodeURIComponent(postId)}/comments`;
        const body = { actor, object: postId, message: { text } };
        const reply = await rest.create(path, { token, signal, hasLease, body });
        return reply.headers.get('x-restli-id') ?? readBody('LinkedIn', reply, created, true).id;
      },
    },
    { send: 'unknown' },
  );
};
