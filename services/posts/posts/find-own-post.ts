import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Post } from '../domain/post.ts';
import type { Publication } from '../domain/publication.ts';
import type { PostStore } from '../stores/posts.ts';
import type { ChangeDeps } from '../transitions/change-publication.ts';
import { expandPost } from '../transitions/expand-post.ts';

export interface OwnDeps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & { readonly posts: PostStore };
}

export interface OwnPost {
  readonly post: Post;
  /** All of them, including those removed from the list. */
  readonly publications: readonly Publication[];
}

/**
 * A post of the user's for changing it: its publications are written, should its maker have died before it did so.
 * @throws AppError `not_found`
 */
export async function findOwnPost(deps: OwnDeps, id: string, workspaceId: string): Promise<OwnPost> {
  const { posts, publications } = deps.stores;
  const post = await posts.find(id, workspaceId);
  if (!post) throw new AppError('not_found', { message: sentence`We couldn’t find that post.` });
  const storedPublications = await publications.ofPost(id, workspaceId);
  if (storedPublications.length === post.publications.length)
    return { post, publications: storedPublications };
  await expandPost(deps, post);
  return { post, publications: await publications.ofPost(id, workspaceId) };
}

/** One target of a post of the user's. @throws AppError `not_found` */
export async function findOwnPublication(
  deps: OwnDeps,
  id: string,
  workspaceId: string,
): Promise<Publication> {
  const publication =
    (await deps.stores.publications.find(id, workspaceId)) ?? (await unwritten(deps, id, workspaceId));
  if (publication?.removedAt === null) return publication;
  throw new AppError('not_found', { message: sentence`We couldn’t find that post.` });
}

/** Its post may be there all the same: the id begins with the post's. */
async function unwritten(deps: OwnDeps, id: string, workspaceId: string): Promise<Publication | undefined> {
  const { publications } = await findOwnPost(deps, id.replace(/-\d+$/, ''), workspaceId);
  return publications.find((one) => one.id === id);
}
