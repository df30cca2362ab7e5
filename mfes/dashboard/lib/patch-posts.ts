import { listOf, POST_LISTS, type PostList } from '@carillon/contracts/domain/publication.ts';
import { listUserPosts, type UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { searchPosts } from '@carillon/contracts/http/posts/search-posts.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { ApiClient } from '@carillon/sdk/index.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { FOUND_POSTS, USER_POSTS, userPostsKey } from './query-keys.ts';

export type Pages = InfiniteData<ReplyOf<typeof listUserPosts>, string | null>;

export type FoundPages = InfiniteData<ReplyOf<typeof searchPosts>, string | null>;

/** Brings some posts of the lists up to date, and asks for no others. @throws what the call threw */
export async function patchPosts(
  { api, queries }: { readonly api: ApiClient; readonly queries: QueryClient },
  postIds: readonly string[],
): Promise<void> {
  const isListed = POST_LISTS.some((list) => queries.getQueryData(userPostsKey(list)));
  if (!isListed && !queries.getQueriesData({ queryKey: FOUND_POSTS }).some(([, data]) => data)) return;
  const { posts } = await api.call(listUserPosts, { query: { posts: postIds.join(',') } });
  const fresh = Object.values(posts).flat();
  const stale = new Set(postIds);
  for (const list of POST_LISTS)
    queries.setQueryData<Pages>(
      userPostsKey(list),
      (pages) => pages && patchPages(pages, { list, stale, fresh }),
    );
  queries.setQueriesData<FoundPages>(
    { queryKey: FOUND_POSTS },
    (pages) => pages && renewPages(pages, { stale, fresh }),
  );
}

/** The same after something was done with them; when that fails, with all that is shown. */
export const refreshPosts = (
  client: { readonly api: ApiClient; readonly queries: QueryClient },
  postIds: readonly string[],
): Promise<void> => patchPosts(client, postIds).catch(() => refetchPosts(client.queries));

/** Asks for all lists again. */
export const refetchPosts = async (queries: QueryClient): Promise<void> => {
  await Promise.all([USER_POSTS, FOUND_POSTS].map((queryKey) => queries.invalidateQueries({ queryKey })));
};

interface Patch {
  readonly list: PostList;
  readonly stale: ReadonlySet<string>;
  readonly fresh: readonly UserPost[];
}

/** New posts go to the first page, since a post's time decides its place. */
function patchPages({ pages, ...rest }: Pages, { list, stale, fresh }: Patch): Pages {
  const listPosts = fresh.filter(({ status }) => listOf(status) === list);
  return {
    ...rest,
    pages: pages.map((page, at) => {
      const keptPosts = Object.values(page.posts)
        .flat()
        .filter(({ post_id }) => !stale.has(post_id));
      return {
        ...page,
        posts: Object.groupBy(
          at === 0 ? [...keptPosts, ...listPosts] : keptPosts,
          ({ platform }) => platform,
        ),
      };
    }),
  };
}

/** Found posts stay in their rows, updated, even if they no longer match. Deleted ones are removed. */
function renewPages({ pages, ...rest }: FoundPages, { stale, fresh }: Omit<Patch, 'list'>): FoundPages {
  const byId = new Map(fresh.map((one) => [one.id, one]));
  return {
    ...rest,
    pages: pages.map((page) => ({
      ...page,
      posts: page.posts.flatMap((one) => (stale.has(one.post_id) ? (byId.get(one.id) ?? []) : one)),
    })),
  };
}
