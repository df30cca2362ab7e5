import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { sentence } from '../../text.ts';
import { EXAMPLE } from '../example-values.ts';
import { draftParams, draftReply } from './draft.ts';
import { reviewNote } from './review.ts';

/**
 * Sends a draft that waits for approval back to its writer, with the requested changes. `conflict`: it isn't waiting.
 * `approval_required`: an owner decides.
 */
export const requestChanges = defineOperation({
  id: 'posts.requestChanges',
  method: 'POST',
  path: '/posts/drafts/:id/request-changes',
  access: 'editor',
  scope: 'posts:publish',
  summary: 'Request changes to a draft that is waiting for approval',
  example: { params: { id: EXAMPLE.post }, body: { version: 1, note: EXAMPLE.text } },
  params: draftParams,
  body: z.object({
    /** The one that was seen. */
    version: z.number().int().positive(),
    note: reviewNote.min(1, sentence`Say what should change.`),
  }),
  response: draftReply,
  errors: [
    'not_authenticated',
    'validation_failed',
    'not_found',
    'conflict',
    'draft_changed',
    'draft_sent',
    'approval_required',
  ],
});
