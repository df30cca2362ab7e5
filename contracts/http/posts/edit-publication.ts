import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { editedText } from './edited-text.ts';
import { publicationParams, publicationReply } from './publication-reply.ts';

/** Other words for one target that is not out yet. One that failed stays failed until it is published again. */
export const editPublication = defineOperation({
  id: 'posts.editPublication',
  method: 'PATCH',
  path: '/posts/publications/:id',
  access: 'editor',
  scope: 'posts:publish',
  summary: 'Change the text of one target',
  example: { params: { id: EXAMPLE.publication }, body: { content: EXAMPLE.text } },
  params: publicationParams,
  body: editedText,
  response: publicationReply,
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'conflict', 'approval_required'],
});
