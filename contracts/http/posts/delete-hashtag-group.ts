import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { hashtagGroupParams } from './hashtag-group.ts';

/** Deletes a hashtag group. Posts and drafts keep the hashtags they copied. Idempotent. */
export const deleteHashtagGroup = defineOperation({
  id: 'posts.deleteHashtagGroup',
  method: 'DELETE',
  path: '/posts/hashtag-groups/:id',
  access: 'writer',
  scope: 'texts',
  summary: 'Delete a hashtag group',
  example: { params: { id: EXAMPLE.own } },
  params: hashtagGroupParams,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'validation_failed'],
});
