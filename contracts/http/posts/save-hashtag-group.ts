import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { hashtagGroup, hashtagGroupParams, hashtagGroupWords } from './hashtag-group.ts';

/**
 * Writes a hashtag group whole. `hashtag_group_changed` when it has another version by now, or was deleted, which `detail` tells.
 * A repeated call whose reply was lost answers as the first time.
 */
export const saveHashtagGroup = defineOperation({
  id: 'posts.saveHashtagGroup',
  method: 'PUT',
  path: '/posts/hashtag-groups/:id',
  access: 'writer',
  scope: 'texts',
  summary: 'Write a hashtag group',
  example: {
    params: { id: EXAMPLE.own },
    body: { name: 'Bread', hashtags: ['sourdough', 'bakery'], version: 0 },
  },
  params: hashtagGroupParams,
  body: hashtagGroupWords.extend({
    /** The one that its writer last saw; 0 for a new hashtag group. */
    version: z.number().int().nonnegative(),
  }),
  response: z.object({ success: z.literal(true), group: hashtagGroup }),
  errors: ['not_authenticated', 'validation_failed', 'hashtag_group_changed', 'too_many_hashtag_groups'],
});
