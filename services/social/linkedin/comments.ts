import { linkedin } from '@carillon/contracts/networks/linkedin.ts';
import { z } from 'zod';
import { COMMENTS_UNAVAILABLE, type Comments } from '../capabilities/comments.ts';
import { type CommentPage, collectComments, type ReadComment } from '../comments/collect-comments.ts';
import type { SocialDeps } from '../deps.ts';
import { guardCapability } from '../http/guard.ts';
import type { LinkedinSettings } from '../settings.ts';
import { SocialError } from '../social-error.ts';
import { createRest } from './rest.ts';

const comment = z.object({
  id: z.union([z.string(), z.number().transform(String)]),
  actor: z.string().optional(),
  commentUrn: z.string().optional(),
  created: z.object({ time: z.number() }).optional(),
  message: z.object({ text: z.string() }).optional(),
  commentsSummary: z.object({ totalFirstLevelComments: z.number().default(0) }).optional(),
});
const reply = z.object({ elements: z.array(comment) });

const PAGE = 100;

/** LinkedIn only lets apps read the comments on an organization's posts, not those on a member's. */
export const createComments = (settings: LinkedinSettings, deps: SocialDeps): Comments => {
  const rest = createRest(settings, deps);
  return guardCapability<Comments>('linkedin', {
    async list({ postId, access: { token }, signal, ...bounds }) {
      const closed = linkedin.whyNot('comments', bounds.targetId);
      if (closed) throw new SocialError(closed, { kind: 'permanent', code: COMMENTS_UNAVAILABLE });

      const read = async (urn: string, start = 0): Promise<CommentPage> => {
        const path = `rest/socialActions/${encodeURIComponent(urn)}/comments?start=${start}&count=${PAGE}`;
        const { elements } = await rest.read(path, { token, signal, schema: reply });
        return {
          comments: elements.map(commentOf),
          next: elements.length < PAGE ? undefined : () => read(urn, start + elements.length),
          // Replies are the comments on a comment.
          replies: elements.flatMap(({ commentUrn, commentsSummary }) =>
            commentUrn !== undefined && commentsSummary?.totalFirstLevelComments
              ? () => read(commentUrn)
              : [],
          ),
        };
      };
      return collectComments(() => read(postId), { ...bounds, signal }, deps);
    },
  });
};

const commentOf = ({ id, actor, commentUrn, created, message }: z.output<typeof comment>): ReadComment => ({
  id: commentUrn ?? id,
  text: message?.text ?? '',
  createdAt: created ? new Date(created.time) : null,
  url: null,
  // It gives no names, and only a reply's comment gives its place in the tree.
  author: null,
  authorId: actor,
  parentId: null,
});
