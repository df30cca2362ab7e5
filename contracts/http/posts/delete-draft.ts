import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { draftParams } from './draft.ts';

/** Deletes a draft, whatever its version. Deleting it again answers as the first time; a post is never deleted by this. */
export const deleteDraft = defineOperation({
  id: 'posts.deleteDraft',
  method: 'DELETE',
  path: '/posts/drafts/:id',
  access: 'writer',
  scope: 'drafts:write',
  summary: 'Delete a draft',
  example: { params: { id: EXAMPLE.post } },
  params: draftParams,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'validation_failed', 'draft_sent'],
});
