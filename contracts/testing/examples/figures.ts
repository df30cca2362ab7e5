import type { PostWithFigures } from '../../http/analytics/list-post-figures.ts';
import { publicationOf } from './asked-by-id.ts';

const unread = { likes: null, comments: null, shares: null, views: null, reach: null, clicks: null };

/** A published post on one network, whose figures nobody has read yet. */
export const newlyPublished = (
  post_id: string,
  post: Pick<PostWithFigures, 'words' | 'post_url' | 'published_at'>,
): PostWithFigures => ({
  ...unread,
  post_id,
  publication_id: publicationOf(post_id),
  platform: 'facebook',
  target_id: '104344569041026',
  target_name: 'ada',
  engagement: null,
  read_at: null,
  gone: false,
  ...post,
});
