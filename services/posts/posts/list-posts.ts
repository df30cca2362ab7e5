import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { POST_LISTS, type PostList } from '@carillon/contracts/domain/publication.ts';
import { MAX_POSTS_BY_ID, type UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { datedPlace, readCursor, writeCursor } from '@carillon/kit/store/page.ts';
import type { Publication } from '../domain/publication.ts';
import type { ApprovalRights } from '../domain/review.ts';
import { type Viewer, viewOf } from '../domain/view.ts';
import type { MediaLibrary } from '../media/library.ts';
import type { PostStore } from '../stores/posts.ts';
import type { PublicationStore } from '../stores/publications.ts';

export interface ListDeps {
  readonly stores: { readonly posts: PostStore; readonly publications: PublicationStore };
  readonly media: Pick<MediaLibrary, 'urlOf'>;
  clock(): Date;
}

/** With the actions that the caller may take. */
interface Query extends ApprovalRights {
  readonly workspaceId: string;
  readonly list?: PostList | undefined;
  readonly platform?: PlatformName | undefined;
  readonly before?: string | undefined;
  /** Ids, separated by commas. */
  readonly posts?: string | undefined;
}

export interface ListedPosts {
  readonly posts: Partial<Record<PlatformName, UserPost[]>>;
  /** Where the next page of a list begins. */
  readonly next: Partial<Record<PostList, string>>;
}

const PAGE = 50;
const FIRST_CHARACTERS = 280;

/**
 * Lists the workspace's publications by network: a page of each of its lists or of one, or those of some posts.
 * Networks without any are left out.
 * @throws AppError `validation_failed` if `before` is invalid, or too many posts are requested
 */
export async function listPosts(deps: ListDeps, query: Query): Promise<ListedPosts> {
  const { publications, next } = await (query.posts === undefined ? pagesOf : someOf)(deps, query);
  const listedPosts = await showListedPosts(deps, query, publications);
  return { posts: Object.fromEntries(Map.groupBy(listedPosts, ({ platform }) => platform)), next };
}

/** Publications as a list shows them to this member. */
export async function showListedPosts(
  { stores, media, clock }: ListDeps,
  { workspaceId, role, ownerApproval }: ApprovalRights & { readonly workspaceId: string },
  publications: readonly Publication[],
): Promise<UserPost[]> {
  const ids = new Set(publications.map(({ postId }) => postId));
  const descriptions = await stores.posts.descriptions([...ids], workspaceId);
  const viewer = { role, ownerApproval, now: clock() };
  return publications.map((one) => ({
    ...userPost(one, descriptions.get(one.postId) ?? '', viewer),
    picture: pictureOf(one, media),
  }));
}

interface FoundPublications extends Pick<ListedPosts, 'next'> {
  readonly publications: readonly Publication[];
}

async function pagesOf(
  { stores }: ListDeps,
  { workspaceId, list, platform, before }: Query,
): Promise<FoundPublications> {
  const after = readCursor(before, datedPlace);
  if (after && !list) throw invalid({ list: ['Say which list `before` belongs to.'] });
  // Few are had at once, and are most workspaces'.
  const all = list ? null : await stores.publications.allListed(workspaceId, platform, PAGE);
  if (all) return { publications: all, next: {} };
  const pages = await Promise.all(
    (list ? [list] : POST_LISTS).map(async (one) => {
      const listing = { list: one, platform };
      const page = await stores.publications.listed(workspaceId, listing, after, PAGE);
      return { ...page, list: one };
    }),
  );
  return {
    publications: pages.flatMap((page) => page.publications),
    next: Object.fromEntries(
      pages.flatMap(({ list, next }) => (next ? [[list, writeCursor([next.at.getTime(), next.id])]] : [])),
    ),
  };
}

async function someOf(
  { stores }: ListDeps,
  { workspaceId, platform, posts = '' }: Query,
): Promise<FoundPublications> {
  const ids = [...new Set(posts.split(','))];
  if (ids.length > MAX_POSTS_BY_ID) throw invalid({ posts: [`Ask for at most ${MAX_POSTS_BY_ID} posts.`] });
  const postPublications = await Promise.all(ids.map((id) => stores.publications.ofPost(id, workspaceId)));
  const listedPublications = postPublications.flat().filter(({ removedAt }) => removedAt === null);
  return {
    publications: listedPublications.filter((one) => !platform || one.platform === platform),
    next: {},
  };
}

function userPost(
  publication: Publication,
  initialDescription: string,
  viewer: Viewer,
): Omit<UserPost, 'picture'> {
  const { platform_id: _, ...view } = viewOf(publication, viewer);
  return {
    ...view,
    post_id: publication.postId,
    created_at: publication.createdAt.toISOString(),
    initial_description: begin(initialDescription),
    AI_generated_description: begin(publication.content),
    edited_at: publication.editedAt?.toISOString() ?? null,
    response_post_id: publication.status === 'published' ? publication.remoteId : null,
  };
}

function begin(text: string): string {
  const first = [...text.slice(0, 2 * FIRST_CHARACTERS + 2)];
  if (first.length <= FIRST_CHARACTERS) return text;
  return `${first.slice(0, FIRST_CHARACTERS).join('').trimEnd()}…`;
}

function pictureOf({ media: [first], files }: Publication, media: ListDeps['media']): UserPost['picture'] {
  return first && files === 'kept' ? { kind: first.kind, url: media.urlOf(first) } : null;
}
