import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { templateParams } from './template.ts';

/** Deletes a template. Posts and drafts keep what they copied. Idempotent. */
export const deleteTemplate = defineOperation({
  id: 'posts.deleteTemplate',
  method: 'DELETE',
  path: '/posts/templates/:id',
  access: 'writer',
  scope: 'texts',
  summary: 'Delete a template',
  example: { params: { id: EXAMPLE.own } },
  params: templateParams,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'validation_failed'],
});
