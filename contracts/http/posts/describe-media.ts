import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { altText, mediaId, mediaName, mediaReply } from './media-view.ts';

/**
 * Sets an image's alt text, a file's name, and whether an unused file is kept. New posts get the alt text; scheduled
 * posts keep their own, like their text. An empty alt text removes it.
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
