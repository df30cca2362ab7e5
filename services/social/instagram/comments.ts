import { z } from 'zod';
import type { Comments } from '../capabilities/comments.ts';
import { type CommentPage, collectComments, type ReadComment } from '../comments/collect-comments.ts';
import type { SocialDeps } from '../deps.ts';
import { guardCapability } from '../http/guard.ts';
import { createGraph } from '../meta/graph.ts';
import { createLatestUsage } from '../meta/latest-usage.ts';
import { graphDate, graphList, nextPage } from '../meta/list.ts';
import type { InstagramSettings } from '../settings.ts';

const reply = z.object({
  id: z.string(),
  text: z.string().default(''),
  timestamp: graphDate,
  from: z.object({ id: z.string(), username: z.string().optional() }).optional(),
  hidden: z.boolean().optional(),
});
const replies = graphList(reply);
const comments = graphList(reply.extend({ replies: replies.optional() }));
const created = z.object({ id: z.string().min(1) });
const done = z.object({ success: z.literal(true) });

const FIELDS = 'id,text,timestamp,from,hidden';
/** The most that Instagram returns at once. */
const LIMIT = '50';

/** Instagram lists the comments, and each one's replies within it; it gives no address of a comment. */
export const createComments = (
  settings: InstagramSettings,
  deps: SocialDeps,
  usage = createLatestUsage(deps),
): Comments => {
  const graph = createGraph('Instagram', settings, deps);
  const capability: Comments = {
    list({ postId, access: { token }, signal, ...bounds }) {
      const { targetId } = bounds;
      const onHeaders = (headers: Headers) => usage.heard(targetId, headers);
      const watchedGraph = createGraph('Instagram', settings, deps, { targetId, onHeaders });
      const get = <Page>(id: string, edge: string, schema: z.ZodType<Page>, after?: string) =>
        watchedGraph.get(`${encodeURIComponent(id)}/${edge}`, {
          token,
          signal,
          schema,
          params: {
            fields: edge === 'comments' ? `${FIELDS},replies.limit(${LIMIT}){${FIELDS}}` : FIELDS,
            limit: LIMIT,
            ...(after !== undefined && { after }),
          },
        });

      const readReplies = async (id: string, after: string): Promise<CommentPage> => {
        const page = await get(id, 'replies', replies, after);
        return {
          comments: page.data.map((one) => commentOf(one, id)),
          next: nextPage(page, (next) => readReplies(id, next)),
        };
      };
      const read = async (after?: string): Promise<CommentPage> => {
        const page = await get(postId, 'comments', comments, after);
        return {
          comments: page.data.flatMap((comment) => [
            commentOf(comment, null),
            ...(comment.replies?.data ?? []).map((one) => commentOf(one, comment.id)),
          ]),
          next: nextPage(page, read),
          // The first replies come along with their comment.
          replies: page.data.flatMap(
            (comment) => nextPage(comment.replies ?? {}, (next) => readReplies(comment.id, next)) ?? [],
          ),
        };
      };
      return collectComments(() => read(), { ...bounds, signal }, deps);
    },
    async reply({ commentId, text: message, access: { token } }) {
      const path = `${encodeURIComponent(commentId)}/replies`;
      return (await graph.post(path, { token, body: { message }, schema: created, publishes: true })).id;
    },
    // It lets no app like a comment.
    async hide({ commentId, on, access: { token } }) {
      const path = `${encodeURIComponent(commentId)}?hide=${on}`;
      await graph.post(path, { token, body: {}, schema: done });
    },
  };
  return guardCapability('instagram', capability, { reply: 'unknown' });
};

const commentOf = (
  { id, text, timestamp, from, hidden }: z.output<typeof reply>,
  parentId: string | null,
): ReadComment => ({
  id,
  text,
  createdAt: timestamp,
  url: null,
  author: from?.username ?? null,
  authorId: from?.id,
  parentId,
  hidden,
});
