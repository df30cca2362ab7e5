import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { draftContent, draftParams, draftReply } from './draft.ts';

/**
 * Saves a whole draft. `draft_changed` if it has another version by now, or was deleted; `draft_sent` if a post was
 * made from it. `detail` says more about both. A repeated call whose reply was lost succeeds.
 */
export const saveDraft = defineOperation({
  id: 'posts.saveDraft',
  method: 'PUT',
  path: '/posts/drafts/:id',
  access: 'writer',
  onBehalf: ['ai'],
  scope: 'drafts:write',
  summary: 'Write a draft',
  example: {
    params: { id: EXAMPLE.post },
    body: { version: 0, post: { source: null, text: EXAMPLE.text, hashtags: ['bells'] } },
  },
  params: draftParams,
  body: draftContent.extend({
    /** The one that its writer last saw; 0 for a new draft. */
    version: z.number().int().nonnegative(),
  }),
  response: draftReply,
  errors: [
    'not_authenticated',
    'validation_failed',
    'too_large',
    'draft_changed',
    'draft_sent',
    'too_many_drafts',
    'conflict',
  ],
});
