import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { draftParams, draftReply } from './draft.ts';
import { reviewNote } from './review.ts';

/**
 * Asks for approval of a draft, from editors and owners, or only from owners if the workspace requires it. Applies to
 * that version of the draft, which also stores when its writer expects to publish it.
 */
export const requestApproval = defineOperation({
  id: 'posts.requestApproval',
  method: 'POST',
  path: '/posts/drafts/:id/request-approval',
  access: 'writer',
  scope: 'drafts:write',
  summary: 'Send a draft for approval',
  example: { params: { id: EXAMPLE.post }, body: { version: 1, note: EXAMPLE.text } },
  params: draftParams,
  body: z.object({
    /** The one that its writer last saw. */
    version: z.number().int().positive(),
    note: reviewNote.default(''),
  }),
  response: draftReply,
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'conflict', 'draft_changed', 'draft_sent'],
});
