import { listUserPosts, type UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { useApi, useLiveEvents } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['user-posts'];

/** Every network's posts in one list, the newest first; follows live events. */
export function useUserPosts() {
  const api = useApi();
  const queries = useQueryClient();
  useLiveEvents('publication.changed', () => void queries.invalidateQueries({ queryKey: KEY }));
  return useQuery({
    queryKey: KEY,
    queryFn: async (): Promise<UserPost[]> => {
      const { posts } = await api.call(listUserPosts);
      return Object.values(posts)
        .flat()
        .sort((a, b) => moment(b).localeCompare(moment(a)));
    },
  });
}

const moment = (post: UserPost): string => post.due_at ?? post.created_at;
