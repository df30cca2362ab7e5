import type { SandboxContext } from '../../context.ts';
import { xrpcFaults } from '../../domain/xrpc-fault.ts';
import { accountNamed } from '../../usecases/bluesky/accounts.ts';
import {
  type Conversation,
  conversationOf,
  gateOf,
  type PostView,
  profileView,
  viewNamed,
} from '../../usecases/bluesky/views.ts';
import { type XrpcEndpoint, xrpcReply } from './endpoint.ts';

const MOST_POSTS = 25;
const USUAL_DEPTH = 6;
const MOST_DEPTH = 1000;

/** What isn't there is left out. */
export const getPosts = (context: SandboxContext): XrpcEndpoint => ({
  by: 'access',
  async run(c, { profile }) {
    const uris = c.req.queries('uris') ?? [];
    if (uris.length > MOST_POSTS)
      throw xrpcFaults.invalid(
        `Invalid app.bsky.feed.getPosts params: array too big (maximum ${MOST_POSTS}, got ${uris.length})`,
      );
    const views = await Promise.all(uris.map((uri) => viewNamed(context, profile.id, uri)));
    return xrpcReply({ posts: views.filter((view) => view !== null) });
  },
});

export const getPostThread = (context: SandboxContext): XrpcEndpoint => ({
  by: 'access',
  async run(c, { profile }) {
    const { uri = '', depth: asked = String(USUAL_DEPTH) } = c.req.query();
    const depth = Number(asked);
    if (!Number.isInteger(depth) || depth < 0 || depth > MOST_DEPTH)
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
    const profile = await accountNamed(context.stores, c.req.query('actor'));
    if (!profile) throw xrpcFaults.invalid('Profile not found');
    return xrpcReply(await profileView(context, profile));
  },
});
