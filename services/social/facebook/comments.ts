import { z } from 'zod';
import type { Comments } from '../capabilities/comments.ts';
import { type CommentPage, collectComments } from '../comments/collect-comments.ts';
import type { SocialDeps } from '../deps.ts';
import { guardCapability } from '../http/guard.ts';
import { createGraph } from '../meta/graph.ts';
import { createLatestUsage } from '../meta/latest-usage.ts';
import { graphDate, graphList, nextPage } from '../meta/list.ts';
import type { FacebookSettings } from '../settings.ts';

const comment = z.object({
  id: z.string(),
  message: z.string().default(''),
  /** Left out where the page may not know who it was. */
  from: z.object({ id: z.string(), name: z.string().optional() }).optional(),
  created_time: graphDate,
  permalink_url: z.string().optional(),
  parent: z.object({ id: z.string() }).optional(),
  user_likes: z.boolean().optional(),
  is_hidden: z.boolean().optional(),
});
const page = graphList(comment);
const created = z.object({ id: z.string().min(1) });
const done = z.object({ success: z.literal(true) });

/** Comments and replies in one list, the newest first. */
const PARAMS = {
  fields: 'id,message,from{id,name},created_time,permalink_url,parent{id},user_likes,is_hidden',
  filter: 'stream',
  order: 'reverse_chronological',
  limit: '100',
};

export const createComments = (
  settings: FacebookSettings,
  deps: SocialDeps,
  usage = createLatestUsage(deps),
): Comments => {
  const graph = createGraph('Facebook', settings, deps);
  const comments: Comments = {
    list({ postId, access: { token }, signal, ...bounds }) {
      const { targetId } = bounds;
      const onHeaders = (headers: Headers) => usage.heard(targetId, headers);
      const watchedGraph = createGraph('Facebook', settings, deps, { targetId, onHeaders });
      const path = `${encodeURIComponent(postId)}/comments`;
      const read = async (after?: string): Promise<CommentPage> => {
        const { data, ...rest } = await watchedGraph.get(path, {
          token,
          signal,
          params: { ...PARAMS, ...(after !== undefined && { after }) },
          schema: page,
        });
        return { comments: data.map(commentOf), next: nextPage(rest, read) };
      };
      return collectComments(() => read(), { ...bounds, signal }, deps);
    },
    async reply({ commentId, text: message, access: { token } }) {
      const path = `${encodeURIComponent(commentId)}/comments`;
      return (await graph.post(path, { token, body: { message }, schema: created, publishes: true })).id;
    },
    async like({ commentId, on, access: { token } }) {
      const path = `${encodeURIComponent(commentId)}/likes`;
      if (on) await graph.post(path, { token, body: {}, schema: done });
      else await graph.delete(path, { token, schema: done });
    },
    async hide({ commentId, on, access: { token } }) {
      await graph.post(encodeURIComponent(commentId), { token, body: { is_hidden: on }, schema: done });
    },
  };
  return guardCapability('facebook', comments, { reply: 'unknown' });
};

const commentOf = ({
  id,
  message,
  from,
  created_time,
  permalink_url,
  parent,
  ...rest
}: z.infer<typeof comment>) => ({
  id,
  text: message,
  createdAt: created_time,
  url: permalink_url ?? null,
  author: from?.name ?? null,
  authorId: from?.id,
  parentId: parent?.id ?? null,
  liked: rest.user_likes,
  hidden: rest.is_hidden,
});
