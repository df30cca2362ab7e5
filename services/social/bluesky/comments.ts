import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import { COMMENTS_UNAVAILABLE, type CommentSwitch, type Comments } from '../capabilities/comments.ts';
import { collectComments } from '../comments/collect-comments.ts';
import { guardCapability } from '../http/guard.ts';
import { SocialError } from '../social-error.ts';
import { placeOf } from './at-uri.ts';
import { MAX_BYTES, uri } from './bounds.ts';
import type { BlueskyClient } from './client.ts';
import { hideReply } from './hide-reply.ts';
import { NETWORK } from './network-name.ts';
import { LIKE } from './nsids.ts';
import { deleteRecord, refOf } from './records.ts';
import { refsBelow, sendReplyOnce } from './replies.ts';
import { commentsIn, DEPTH, threadReply } from './thread.ts';
import { tidOf } from './tid.ts';
import { postsOf, whereViewed } from './views.ts';

const created = z.object({ uri });
const unavailable = whereViewed(
  COMMENTS_UNAVAILABLE,
  sentence`This Bluesky server doesn’t collect the replies to your posts.`,
);

/** A conversation of thousands. */
const THREAD_BYTES = 8 * MAX_BYTES;

const goneOr =
  (otherwise: (error: unknown) => never) =>
  (error: unknown): never => {
    if (!(error instanceof SocialError && error.code === 'NotFound')) return otherwise(error);
    throw new SocialError(sentence`That post is no longer on Bluesky.`, {
      kind: 'permanent',
      code: 'gone',
      status: error.status,
      cause: error,
    });
  };

/** Replies to one's posts, as the view server of the account's own server has them: in one call. */
export const createComments = (client: BlueskyClient): Required<Comments> => {
  const { xrpc, ownAccount, settings, deps } = client;
  return guardCapability<Required<Comments>>(
    NETWORK,
    {
      async list({ postId, access, signal, ...bounds }) {
        let isCut = false;
        const read = async () => {
          const params = { uri: postId, depth: DEPTH, parentHeight: 0 };
          const call = { access, signal, params, schema: threadReply, mostBytes: THREAD_BYTES };
          const reply = await xrpc.query('app.bsky.feed.getPostThread', call).catch(goneOr(unavailable));
          const thread = commentsIn(reply, settings.webUrl);
          isCut = thread.isCut;
          return { comments: thread.comments, next: undefined };
        };
        const commentList = await collectComments(read, { ...bounds, ...(signal && { signal }) }, deps);
        return { ...commentList, truncated: commentList.truncated || isCut };
      },

      async reply({ access, commentId, text, key, at: createdAt }) {
        const repo = await ownAccount(access);
        const refs = await refsBelow(client, access, commentId);
        const rkey = tidOf(createdAt, `${commentId} ${key}`);
        return sendReplyOnce(client, { repo, rkey, text, refs, createdAt, access });
      },

      /** A second like of one post replaces the first. */
      async like({ access, commentId, on }: CommentSwitch) {
        const repo = await ownAccount(access);
        const [post] = await postsOf(client, access, [commentId]);
        if (!post && !on) return;
        if (!post)
          throw new SocialError(sentence`That comment is no longer on Bluesky.`, {
            kind: 'permanent',
            code: 'gone',
          });
        const ownLike = post.viewer?.like;
        if (!on) return ownLike ? deleteRecord(xrpc, placeOf(ownLike), { access }) : undefined;
        if (ownLike) return;
        const record = { $type: LIKE, subject: refOf(post), createdAt: deps.now().toISOString() };
        const body = { repo, collection: LIKE, record };
        await xrpc.procedure('com.atproto.repo.createRecord', { access, body, schema: created });
      },

      hide: (request) => hideReply(client, request),
    },
    { reply: 'unknown' },
  );
};
