import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { messageFields } from '../../words/message-with-values.ts';
import { EXAMPLE } from '../example-values.ts';

import { earlier, mediaFiles, postForm } from './post-form.ts';
import { publicationView } from './publication-view.ts';

/** Accepts the post and starts publishing; each result's outcome follows by live event and GET /posts/:id. */
export const publishPosts = defineOperation({
  id: 'posts.publishPosts',
  method: 'POST',
  path: '/posts/publish',
  access: 'editor',
  onBehalf: ['ai'],
  scope: 'posts:publish',
  rate: 'costly',
  summary: 'Publish now',
  example: {
    form: { platforms: JSON.stringify([{ platform_id: 1, page_id: EXAMPLE.page, content: EXAMPLE.text }]) },
  },
  multipart: postForm.extend(mediaFiles),
  response: z.object({
    success: z.literal(true),
    ...messageFields,
    post_id: z.string(),
    earlier,
    results: z.array(publicationView),
  }),
  errors: [
    'not_authenticated',
    'validation_failed',
    'not_connected',
    'plan_limit',
    'storage_full',
    'conflict',
    'draft_changed',
    'approval_required',
    'too_large',
    'quota_full',
    'unsupported_media',
    'malformed_request',
  ],
});
