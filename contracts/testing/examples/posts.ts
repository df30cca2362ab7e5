import type { getPost } from '../../http/posts/get-post.ts';
import type { PublicationDetail } from '../../http/posts/publication-detail.ts';
import type { ReplyOf } from '../../operation.ts';
import { pick } from './pick.ts';
import { scheduled } from './publications.ts';

type Post = Omit<ReplyOf<typeof getPost>['post'], 'approved_by' | 'approved_at'>;

/** A scheduled post with its one target. */
export const scheduledPost = (id: string, created_at: string, content: string): Post => ({
  id,
  initial_description: '',
  created_at,
  scheduled_time: '2027-01-01 10:00:00',
  timezone: 'UTC',
  results: [scheduledDetail(id, content)],
});

const scheduledDetail = (post: string, content: string): PublicationDetail => ({
  ...scheduled(post),
  content,
  tagged_content: null,
  edited_at: null,
  retried_at: null,
  moves: [],
  media: [],
  history: [],
});

/** Picks only these fields of a post and its targets. */
export const pickPost = (
  post: Post,
  ofPost: readonly (keyof Post)[],
  ofResult: readonly (keyof PublicationDetail)[],
) => ({ ...pick(post, ofPost), results: post.results.map((one) => pick(one, ofResult)) });
