import type { SandboxContext } from '../../context.ts';
import type { Post } from '../../domain/post.ts';
import { findComment } from '../thread.ts';

type Deps = Pick<SandboxContext, 'stores' | 'now'>;

/** The post that a reply is below: one that was written through the API, or one by somebody of the sandbox to this viewer. */
export async function rootOf(deps: Deps, viewer: string, uri: string): Promise<Post | null> {
  const reply = await deps.stores.replies.get(uri);
  if (reply) return deps.stores.posts.get(reply.postId, 'bluesky');
  return (await findComment(deps, [viewer], uri))?.post ?? null;
}
