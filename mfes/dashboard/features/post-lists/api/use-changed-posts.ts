import { POST_LISTS } from '@carillon/contracts/domain/publication.ts';
import { MAX_POSTS_BY_ID } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { useApi, useGathered, useLiveEvents } from '@carillon/sdk/index.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Pages, patchPosts, refetchPosts } from '../../../lib/patch-posts.ts';
import { userPostsKey } from '../../../lib/query-keys.ts';

/** Many posts may change in a second. */
const EVERY_MS = 1_000;

/** Follows live events: asks for the posts that changed; for the first pages, where those are many. */
export function useChangedPosts(isFetching: boolean): void {
  const api = useApi();
  const queries = useQueryClient();
  const changed = useRef(new Set<string>());
  const refresh = useGathered(() => {
    const ids = [...changed.current];
    // A response on its way may be older than the change.
    if (isFetching || ids.length === 0) return;
    changed.current.clear();
    if (ids.length > MAX_POSTS_BY_ID) return startAnew(queries);
    // The next change requests them again.
    void patchPosts({ api, queries }, ids).catch(() => ids.map((id) => changed.current.add(id)));
  }, EVERY_MS);
  useLiveEvents('publication.changed', ({ post_id }) => {
    changed.current.add(post_id);
    refresh();
  });
  useEffect(() => {
    if (!isFetching && changed.current.size > 0) refresh();
  }, [isFetching, refresh]);
}

function startAnew(queries: QueryClient): void {
  for (const list of POST_LISTS)
    queries.setQueryData<Pages>(
      userPostsKey(list),
      (all) => all && { pages: all.pages.slice(0, 1), pageParams: all.pageParams.slice(0, 1) },
    );
  void refetchPosts(queries);
}
