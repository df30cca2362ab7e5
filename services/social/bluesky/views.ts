import { z } from 'zod';
import type { Access } from '../capabilities/access.ts';
import { SocialError } from '../social-error.ts';
import { readUri } from './at-uri.ts';
import { did, handle, id, name, uri } from './bounds.ts';
import type { BlueskyClient } from './client.ts';

const count = z.number().int().nonnegative().optional().catch(undefined);

/** A post as a view server shows it. */
export const postView = z.object({
  uri: uri.refine((one) => readUri(one) !== null),
  cid: id,
  author: z.object({ did, handle, displayName: name.optional().catch(undefined) }),
  record: z.record(z.string(), z.unknown()),
  likeCount: count,
  repostCount: count,
  replyCount: count,
  quoteCount: count,
  viewer: z.object({ like: uri.optional().catch(undefined) }).optional(),
});
export type PostView = z.output<typeof postView>;

const posts = z.object({ posts: z.array(z.unknown()) });

/** In one call. */
export const MAX_POSTS = 25;

/** Posts by their URIs. Deleted posts, and those that the view server hasn't seen yet, are left out. */
export async function postsOf(
  { xrpc }: Pick<BlueskyClient, 'xrpc'>,
  access: Access,
  uris: readonly string[],
  signal?: AbortSignal,
): Promise<PostView[]> {
  const call = { access, signal, params: { uris }, schema: posts };
  const { posts: foundPosts } = await xrpc.query('app.bsky.feed.getPosts', call);
  // An odd one spoils no list.
  return foundPosts.flatMap((one) => postView.safeParse(one).data ?? []);
}

const NO_VIEWS = /^No service configured for app\.bsky\./;

/** A server without a view server has posts, and nobody who counts and collects what others do with them. */
export const whereViewed =
  (code: string, sentence: string) =>
  (error: unknown): never => {
    if (error instanceof SocialError && NO_VIEWS.test(error.networkMessage ?? ''))
      throw new SocialError(sentence, { kind: 'permanent', code, cause: error });
    throw error;
  };
