import { commandPost, type PostOutcome } from './command-post.ts';
import { findOwnPost, type OwnDeps } from './find-own-post.ts';

/** Takes a post off its owner's list, as far as it can be now. @throws AppError `not_found`, `conflict` */
export async function deletePost(deps: OwnDeps, id: string, workspaceId: string): Promise<PostOutcome> {
  const { publications } = await findOwnPost(deps, id, workspaceId);
  return commandPost(deps, publications, { type: 'remove' });
}
