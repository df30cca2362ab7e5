import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { altText, mediaId, mediaName, mediaReply } from './media-view.ts';

/**
 * What an image shows, for those who can’t see it; what a file is called; and whether it is kept when nothing uses it.
 * Posts that are made from then on have the alt text: like its text, what is scheduled goes out as it was scheduled. An
 * empty one is none.
 */
export const describeMedia = defineOperation({
  id: 'posts.describeMedia',
  method: 'PATCH',
  path: '/posts/media/:id',
  access: 'writer',
  scope: 'media:write',
  summary: 'Change the alt text or name of a media library file, or whether it is kept',
  example: { params: { id: EXAMPLE.media }, body: { alt_text: 'Four bells in a tower' } },
  params: z.object({ id: mediaId }),
  body: z
    .object({ alt_text: altText, name: mediaName, kept: z.boolean() })
    .partial()
    .refine((body) => Object.keys(body).length > 0, {
      error: 'Say what changes: `alt_text`, `name` or `kept`.',
    }),
  response: mediaReply,
  errors: ['not_authenticated', 'validation_failed', 'not_found'],
});
