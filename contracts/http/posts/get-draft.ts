import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { draftParams, draftReply } from './draft.ts';

/** One draft whole. `draft_sent` names the post that was made of it. */
export const getDraft = defineOperation({
  id: 'posts.getDraft',
  method: 'GET',
  path: '/posts/drafts/:id',
  access: 'viewer',
  onBehalf: ['ai'],
  scope: 'posts:read',
  summary: 'One draft',
  example: { params: { id: EXAMPLE.post } },
  params: draftParams,
  response: draftReply,
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'draft_sent'],
});
