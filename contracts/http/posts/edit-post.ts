import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { editedText } from './edited-text.ts';
import { postParams, postReply } from './publication-reply.ts';

/** Other words for every target of a post that is not out yet; the rest is left as it is, and named. */
export const editPost = defineOperation({
  id: 'posts.editPost',
  method: 'PATCH',
  path: '/posts/:id',
  access: 'editor',
  scope: 'posts:publish',
  summary: 'Change the text of a post',
  example: { params: { id: EXAMPLE.post }, body: { content: EXAMPLE.text } },
  params: postParams,
  body: editedText,
  response: postReply,
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'conflict', 'approval_required'],
});
