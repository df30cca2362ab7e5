import type { SandboxContext } from '../../context.ts';
import { xrpcFaults } from '../../domain/xrpc-fault.ts';
import { findAccount } from '../../usecases/bluesky/accounts.ts';
import {
  type Conversation,
  conversationOf,
  findView,
  gateOf,
  type PostView,
  profileView,
} from '../../usecases/bluesky/views.ts';
import { type XrpcEndpoint, xrpcReply } from './endpoint.ts';

const MAX_POSTS = 25;
const USUAL_DEPTH = 6;
const MAX_DEPTH = 1000;

/** Returns the posts that exist. */
export const getPosts = (context: SandboxContext): XrpcEndpoint => ({
  by: 'access',
  async run(c, { profile }) {
    const uris = c.req.queries('uris') ?? [];
    if (uris.length > MAX_POSTS)
      throw xrpcFaults.invalid(
        `Invalid app.bsky.feed.getPosts params: array too big (maximum ${MAX_POSTS}, got ${uris.length})`,
      );
    const views = await Promise.all(uris.map((uri) => findView(context, profile.id, uri)));
    return xrpcReply({ posts: views.filter((view) => view !== null) });
  },
});

export const getPostThread = (context: SandboxContext): XrpcEndpoint => ({
  by: 'access',
  async run(c, { profile }) {
    const { uri = '', depth: depthText = String(USUAL_DEPTH) } = c.req.query();
    const depth = Number(depthText);
    if (!Number.isInteger(depth) || depth < 0 || depth > MAX_DEPTH)
      throw xrpcFaults.invalid('Invalid app.bsky.feed.getPostThread params: depth is wrong');
    const post = await context.stores.posts.get(uri, 'bluesky');
    const conversation = post && (await conversationOf(context, profile.id, post));
    if (!conversation) throw xrpcFaults.noPost(uri);
    const threadgate = await gateOf(context.stores, post);
    return xrpcReply({
      thread: threadFrom(conversation, conversation.post, depth),
      ...(threadgate && { threadgate }),
    });
  },
});

/** The newest replies first, and cut without a mark below the depth. */
function threadFrom(conversation: Conversation, post: PostView, depth: number): object {
  const below = conversation.replies.filter(({ parent }) => parent === post.uri).toReversed();
  return {
    $type: 'app.bsky.feed.defs#threadViewPost',
    post,
    ...(depth > 0 && { replies: below.map(({ view }) => threadFrom(conversation, view, depth - 1)) }),
    threadContext: {},
  };
}

export const getProfile = (context: SandboxContext): XrpcEndpoint => ({
  by: 'access',
  async run(c) {
    const profile = await findAccount(context.stores, c.req.query('actor'));
    if (!profile) throw xrpcFaults.invalid('Profile not found');
    return xrpcReply(await profileView(context, profile));
  },
});
