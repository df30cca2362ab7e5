import { firstPublications } from '../domain/post.ts';
import type { CreatedPost } from '../planning/publications-of.ts';
import type { PostStore } from '../stores/posts.ts';
import type { PublicationStore } from '../stores/publications.ts';

interface Deps {
  readonly stores: { readonly posts: PostStore; readonly publications: PublicationStore };
}

/** A post of the user's with its publications, those not written yet as they will begin; null when none is listed. */
export async function findPost(
  { stores }: Deps,
  id: string,
  workspaceId: string,
): Promise<CreatedPost | null> {
  const post = await stores.posts.find(id, workspaceId);
  if (!post) return null;
  const publicationsById = new Map(
    (await stores.publications.ofPost(id, workspaceId)).map((one) => [one.id, one]),
  );
  const publications = firstPublications(post)
    .map((first) => publicationsById.get(first.id) ?? first)
    .filter(({ removedAt }) => removedAt === null);
  return publications.length > 0 ? { post, publications } : null;
}
