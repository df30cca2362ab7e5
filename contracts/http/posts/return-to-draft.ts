import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { postToDraftBody, postToDraftReply } from './post-to-draft.ts';
import { postParams } from './publication-reply.ts';

/**
 * Unschedules a post that is planned for all its targets, and makes a draft of it with its texts, targets, media and
 * time. `conflict` if part of it is or may be published, or if `draft_id` belongs to another draft. A repeated call
 * with the same `draft_id` resumes an interrupted one.
 */
export const returnToDraft = defineOperation({
  id: 'posts.returnToDraft',
  method: 'POST',
  path: '/posts/:id/return-to-draft',
  access: 'editor',
  scope: 'posts:publish',
  summary: 'Move a scheduled post back to the drafts',
  example: { params: { id: EXAMPLE.post }, body: { draft_id: EXAMPLE.own } },
  params: postParams,
  body: postToDraftBody,
  response: postToDraftReply,
  errors: [
    'not_authenticated',
    'not_found',
    'validation_failed',
    'too_many_drafts',
    'conflict',
    'draft_sent',
  ],
});
