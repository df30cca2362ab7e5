import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { Publication } from '../domain/publication.ts';
import { reasonOf } from '../domain/view.ts';
import type { PostStore } from '../stores/posts.ts';
import type { PublicationStore } from '../stores/publications.ts';

interface Deps {
  readonly stores: { readonly posts: PostStore; readonly publications: PublicationStore };
}

const MOST = 200;

/** The user's publications by network, the newest first; networks without any are left out. */
export async function listPosts(
  { stores }: Deps,
  userId: string,
): Promise<Partial<Record<PlatformName, UserPost[]>>> {
  const lists = await Promise.all(
    PLATFORM_NAMES.map((platform) => stores.publications.newestOf(userId, platform, MOST)),
  );
  const descriptions = await stores.posts.descriptions([
    ...new Set(lists.flat().map(({ postId }) => postId)),
  ]);
  const entries = PLATFORM_NAMES.map((platform, n) => {
    const list = lists[n] ?? [];
    return [platform, list.map((one) => userPost(one, descriptions.get(one.postId) ?? ''))] as const;
  });
  return Object.fromEntries(entries.filter(([, list]) => list.length > 0));
}

const userPost = (publication: Publication, initialDescription: string): UserPost => ({
  id: publication.id,
  post_id: publication.postId,
  platform: publication.platform,
  status: publication.status,
  created_at: publication.createdAt.toISOString(),
  due_at: publication.dueAt.toISOString(),
  target_name: publication.targetName,
  initial_description: initialDescription,
  AI_generated_description: publication.content,
  post_url: publication.status === 'published' ? publication.url : null,
  response_post_id: publication.status === 'published' ? publication.remoteId : null,
  reason: reasonOf(publication),
});
