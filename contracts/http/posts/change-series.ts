import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { postToDraftBody, postToDraftReply } from './post-to-draft.ts';
import { seriesParams } from './series.ts';

/**
 * Makes a draft of one post of a series, which repeats as the rest of the series did, and ends the series before that post.
 * Repeated with the same `draft_id` it goes on where it was interrupted.
 */
export const changeSeries = defineOperation({
  id: 'posts.changeSeries',
  method: 'POST',
  path: '/posts/series/:id/change',
  access: 'editor',
  summary: 'Change one post of a series and all later ones',
  params: seriesParams,
  body: postToDraftBody.extend({ post_id: givenId }),
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
