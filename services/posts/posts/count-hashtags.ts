import { hashtagsIn } from '@carillon/contracts/domain/hashtags.ts';
import type { PublicationStore } from '../stores/publications.ts';

interface Deps {
  readonly stores: { readonly publications: Pick<PublicationStore, 'textsOf'> };
}

/**
 * Counts how many of the workspace's newest posts use each of these hashtags, in lower case. Unused ones are left
 * out.
 */
export async function countHashtags(
  { stores }: Deps,
  workspaceId: string,
  hashtags: readonly string[],
): Promise<Record<string, number>> {
  const wantedTags = new Set(hashtags.map((tag) => tag.toLowerCase()));
  const posts = new Map<string, Set<string>>();
  for await (const { postId, content } of stores.publications.textsOf(workspaceId)) {
    for (const tag of hashtagsIn(content).map((one) => one.toLowerCase())) {
      if (wantedTags.has(tag)) posts.set(tag, (posts.get(tag) ?? new Set()).add(postId));
    }
  }
  return Object.fromEntries([...posts].map(([tag, ids]) => [tag, ids.size]));
}
