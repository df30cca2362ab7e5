import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { postToDraftBody, postToDraftReply } from './post-to-draft.ts';
import { postParams } from './publication-reply.ts';

/**
 * Takes a post that is planned for every one of its targets out of the schedule, and makes a draft of it with its texts,
 * targets, media and time. `conflict` when any of it is out or may be, and when `draft_id` is another draft's. Repeated with
 * the same `draft_id` it goes on where it was interrupted.
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
