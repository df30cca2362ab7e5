import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { postToDraftBody, postToDraftReply } from './post-to-draft.ts';
import { postParams } from './publication-reply.ts';

/** Makes a new draft with the texts, targets and media of a post, whatever became of it. The post stays as it is. */
export const duplicatePost = defineOperation({
  id: 'posts.duplicatePost',
  method: 'POST',
  path: '/posts/:id/duplicate',
  access: 'writer',
  scope: 'drafts:write',
  summary: 'Create a draft from a post',
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
