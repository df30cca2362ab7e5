import { persistently } from '@carillon/kit/persistently.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { firstPublications, type Post } from '../domain/post.ts';
import type { Publication } from '../domain/publication.ts';
import type { PostStore } from '../stores/posts.ts';
import type { ChangeDeps } from '../transitions/change-publication.ts';
import { expandPost } from '../transitions/expand-post.ts';

export interface ExpandDeps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & { readonly posts: PostStore };
  readonly telemetry: Pick<Telemetry, 'log'>;
}

export interface CreatedPost {
  readonly post: Post;
  readonly publications: readonly Publication[];
}

/** The publications of a post that was taken earlier; its first request is still writing them, or died over it. */
export async function publicationsOf(deps: ExpandDeps, post: Post): Promise<readonly Publication[]> {
  const publications = await deps.stores.publications.ofPost(post.id, post.workspaceId);
  return publications.length === post.publications.length ? publications : expanded(deps, post);
}

/** The post exists. Its publications are written soon, or later by the sweeper. */
export async function expanded(deps: ExpandDeps, post: Post): Promise<Publication[]> {
  try {
    return await expandPost(deps, post);
  } catch (err) {
    deps.telemetry.log.error({ err, postId: post.id }, 'the publications of a post are written later');
    void persistently(() => expandPost(deps, post)).catch(() => undefined);
    return firstPublications(post);
  }
}
