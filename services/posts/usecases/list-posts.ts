import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { Publication } from '../domain/publication.ts';
import { viewOf } from '../domain/view.ts';
import type { MediaLibrary } from '../media/library.ts';
import type { PostStore } from '../stores/posts.ts';
import type { PublicationStore } from '../stores/publications.ts';

interface Deps {
  readonly stores: { readonly posts: PostStore; readonly publications: PublicationStore };
  readonly media: Pick<MediaLibrary, 'urlOf'>;
  clock(): Date;
}

export interface PostList {
  readonly posts: Partial<Record<PlatformName, UserPost[]>>;
  readonly counts: Partial<Record<Publication['status'], number>>;
}

const MOST = 200;

/** The user's publications by network, the newest first; networks without any are left out. */
export async function listPosts({ stores, media, clock }: Deps, userId: string): Promise<PostList> {
  const [counts, ...lists] = await Promise.all([
    stores.publications.countsOf(userId),
    ...PLATFORM_NAMES.map((platform) => stores.publications.newestOf(userId, platform, MOST)),
  ]);
  const now = clock();
  const descriptions = await stores.posts.descriptions([
    ...new Set(lists.flat().map(({ postId }) => postId)),
  ]);
  const entries = PLATFORM_NAMES.map((platform, n) => {
    const list = lists[n] ?? [];
    return [
      platform,
      list.map((one) => ({
        ...userPost(one, descriptions.get(one.postId) ?? '', now),
        picture: pictureOf(one, media),
      })),
    ] as const;
  });
  return { posts: Object.fromEntries(entries.filter(([, list]) => list.length > 0)), counts };
}

function userPost(
  publication: Publication,
  initialDescription: string,
  now: Date,
): Omit<UserPost, 'picture'> {
  const { page_id: _, platform_id: __, ...view } = viewOf(publication, now);
  return {
    ...view,
    post_id: publication.postId,
    created_at: publication.createdAt.toISOString(),
    initial_description: initialDescription,
    AI_generated_description: publication.content,
    response_post_id: publication.status === 'published' ? publication.remoteId : null,
  };
}

function pictureOf(
  { postId, media: [first], files }: Publication,
  media: Deps['media'],
): UserPost['picture'] {
  return first && files === 'kept'
    ? { kind: first.kind, url: media.urlOf({ postId, file: first.file }) }
    : null;
}
