import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationStatus } from '@carillon/contracts/domain/publication.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { invalid } from '@carillon/kit/errors.ts';
import type { Publication } from '../domain/publication.ts';
import { viewOf } from '../domain/view.ts';
import type { MediaLibrary } from '../media/library.ts';
import type { PostStore } from '../stores/posts.ts';
import type { Place, PublicationStore } from '../stores/publications.ts';

interface Deps {
  readonly stores: { readonly posts: PostStore; readonly publications: PublicationStore };
  readonly media: Pick<MediaLibrary, 'urlOf'>;
  clock(): Date;
}

export interface PostList {
  readonly posts: Partial<Record<PlatformName, UserPost[]>>;
  readonly counts: Partial<Record<PublicationStatus, number>>;
  /** Where the next page begins. */
  readonly next: string | null;
}

const MOST_OPEN = 2000;
const PAGE = 300;

/**
 * The user's publications by network, the newest first; networks without any are left out. The first page has all that
 * is still to go out, and each of them some of what has come to its end.
 * @throws AppError `validation_failed` when `before` was not made here
 */
export async function listPosts(
  deps: Deps,
  workspaceId: string,
  before: string | undefined,
): Promise<PostList> {
  const { publications, posts } = deps.stores;
  const place = before === undefined ? null : placeOf(before);
  const now = deps.clock();
  const [counts, { list, ended }] = await Promise.all([
    publications.countsOf(workspaceId, now),
    readPage(publications, workspaceId, place),
  ]);
  const descriptions = await posts.descriptions([...new Set(list.map(({ postId }) => postId))]);
  const shown = list.map((one) => ({
    ...userPost(one, descriptions.get(one.postId) ?? '', now),
    picture: pictureOf(one, deps.media),
  }));
  const last = ended.length === PAGE ? ended.at(-1) : undefined;
  return {
    posts: Object.fromEntries(Map.groupBy(shown, ({ platform }) => platform)),
    counts,
    next: last ? `${last.createdAt.getTime()}.${last.id}` : null,
  };
}

async function readPage(publications: PublicationStore, workspaceId: string, place: Place | null) {
  const open = place ? [] : await publications.openOf(workspaceId, MOST_OPEN);
  const ended = await publications.endedOf(workspaceId, place, PAGE);
  // What came to its end between the two is in both.
  const list = [...new Map([...open, ...ended].map((one) => [one.id, one])).values()].sort(newestFirst);
  return { list, ended };
}

const newestFirst = (a: Publication, b: Publication): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

function placeOf(cursor: string): Place {
  const [, at, id] = /^(\d{1,15})\.(.+)$/.exec(cursor) ?? [];
  if (!at || !id) throw invalid({ before: ['Give what `next` of the page before says.'] });
  return { id, createdAt: new Date(Number(at)) };
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
    edited_at: publication.editedAt?.toISOString() ?? null,
    response_post_id: publication.status === 'published' ? publication.remoteId : null,
  };
}

function pictureOf({ media: [first], files }: Publication, media: Deps['media']): UserPost['picture'] {
  return first && files === 'kept' ? { kind: first.kind, url: media.urlOf(first) } : null;
}
