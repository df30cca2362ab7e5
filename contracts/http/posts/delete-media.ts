import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { mediaId } from './media-view.ts';

/**
 * Takes a file out of the media library. What a draft or a post that is not out uses stays, and `conflict` says so. A file
 * of posts that are out goes with the last of them. Deleting it again answers as the first time.
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
