import { commandPost, type PostOutcome } from './command-post.ts';
import { type OwnDeps, ownPost } from './own-post.ts';

/** Takes a post off its owner's list, as far as it can be now. @throws AppError `not_found`, `conflict` */
export async function deletePost(deps: OwnDeps, id: string, workspaceId: string): Promise<PostOutcome> {
  const { publications } = await ownPost(deps, id, workspaceId);
  return commandPost(deps, publications, { type: 'remove' });
}
