import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { mediaId } from './media-view.ts';

/**
 * Deletes a file from the media library. Returns `conflict` if a draft or an unpublished post uses it. A file of
 * published posts is deleted with the last of them. Idempotent.
 */
export const deleteMedia = defineOperation({
  id: 'posts.deleteMedia',
  method: 'DELETE',
  path: '/posts/media/:id',
  access: 'writer',
  scope: 'media:write',
  summary: 'Delete a file of the media library',
  example: { params: { id: EXAMPLE.media } },
  params: z.object({ id: mediaId }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'validation_failed', 'conflict'],
});
