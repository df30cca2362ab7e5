import { listUserPosts, type UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { useApi, useLiveEvents } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { USER_POSTS } from '../../../lib/query-keys.ts';

export interface UserPosts {
  readonly targets: readonly UserPost[];
  /** How many targets there are that the list leaves out. */
  readonly left: number;
}

/** Every network's posts in one list; follows live events. */
export function useUserPosts() {
  const api = useApi();
  const queries = useQueryClient();
  useLiveEvents('publication.changed', () => void queries.invalidateQueries({ queryKey: USER_POSTS }));
  return useQuery({
    queryKey: USER_POSTS,
    queryFn: async (): Promise<UserPosts> => {
      const { posts, counts } = await api.call(listUserPosts);
      const targets = Object.values(posts).flat();
      const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
      return { targets, left: Math.max(0, all - targets.length) };
    },
  });
}
