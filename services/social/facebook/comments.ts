import { z } from 'zod';
import type { Comments } from '../capabilities/comments.ts';
import { type CommentPage, collectComments } from '../comments/collect-comments.ts';
import type { SocialDeps } from '../deps.ts';
import { guarded } from '../http/guard.ts';
import { createGraph } from '../meta/graph.ts';
import { graphDate, graphList, nextPage } from '../meta/list.ts';
import type { FacebookSettings } from '../settings.ts';

const comment = z.object({
  id: z.string(),
  message: z.string().default(''),
  /** Left out where the page may not know who it was. */
  from: z.object({ id: z.string() }).optional(),
  created_time: graphDate,
  permalink_url: z.string().optional(),
});
const reply = graphList(comment);

/** Comments and replies in one list, the newest first. */
const PARAMS = {
  fields: 'id,message,from{id},created_time,permalink_url',
  filter: 'stream',
  order: 'reverse_chronological',
  limit: '100',
};

export const createComments = (settings: FacebookSettings, deps: SocialDeps): Comments => {
  const graph = createGraph('Facebook', settings, deps);
  return guarded<Comments>('facebook', {
    list({ postId, accessToken: token, signal, ...bounds }) {
      const path = `${encodeURIComponent(postId)}/comments`;
      const read = async (after?: string): Promise<CommentPage> => {
        const page = await graph.get(path, {
          ...{ token, signal },
          params: { ...PARAMS, ...(after !== undefined && { after }) },
          schema: reply,
        });
        return { comments: page.data.map(commentOf), next: nextPage(page, read) };
      };
      return collectComments(() => read(), { ...bounds, signal }, deps);
    },
  });
};

const commentOf = ({ id, message, from, created_time, permalink_url }: z.infer<typeof comment>) => ({
  ...{ id, text: message, createdAt: created_time, url: permalink_url ?? null },
  authorId: from?.id,
});
