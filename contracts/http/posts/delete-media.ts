import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

import { mediaId } from './media-view.ts';

/** Marks a file for removal. It goes once no draft and no post names it. Deleting it again answers as the first time. */
export const deleteMedia = defineOperation({
  id: 'posts.deleteMedia',
  method: 'DELETE',
  path: '/posts/media/:id',
  access: 'writer',
  summary: 'Delete a file of the media library',
  params: z.object({ id: mediaId }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'validation_failed'],
});
