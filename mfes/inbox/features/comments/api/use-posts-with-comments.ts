import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';
import type { CommentFilter } from '../model/filter.ts';
import type { PostChoice } from '../model/post-choice.ts';
import { COMMENTS } from './use-comments.ts';

/** The latest posts that have comments; none while they are not known, since the list of comments is there without them. */
export function usePostsWithComments({
  platform,
  targets,
}: Pick<CommentFilter, 'platform' | 'targets'>): readonly PostChoice[] {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: [...COMMENTS, 'posts', platform, targets],
    queryFn: async () => {
      const { posts } = await api.call(listPostFigures, {
        query: { ...(platform && { platform }), ...(targets && { targets }) },
      });
      const commented = posts.filter(({ comments }) => comments);
      return [...new Map(commented.map(({ post_id, words }) => [post_id, { post_id, words }])).values()];
    },
  });
  return data;
}
