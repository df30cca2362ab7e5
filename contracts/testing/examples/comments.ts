import type { listComments } from '../../http/analytics/list-comments.ts';
import type { ReplyOf } from '../../operation.ts';

type Comment = ReplyOf<typeof listComments>['comments'][number];

/** A comment on a post. */
export const comment = (id: string, at: string, read: boolean): Comment => ({
  id,
  platform: 'facebook',
  post: { post_id: id, words: 'Words', target_id: '104344569041026', target_name: 'Bells', url: null },
  author: 'Bob',
  text: 'Lovely',
  url: null,
  at,
  mood: 'positive',
  read,
  reply: null,
  can_reply: true,
  can_like: true,
  can_hide: true,
  liked: false,
  hidden: false,
});
