import { type CreatedPost, type ExpandDeps, publicationsOf } from './publications-of.ts';

/**
 * Takes a request back under whose key nothing has been taken: nothing ever is then, also not by a call that is still
 * under way. Null when it is withdrawn; else the post that was there first.
 */
export async function withdrawRequest(
  deps: ExpandDeps,
  workspaceId: string,
  requestKey: string,
): Promise<CreatedPost | null> {
  const post = await deps.stores.posts.withdraw(workspaceId, requestKey, deps.clock());
  return post && { post, publications: await publicationsOf(deps, post) };
}
