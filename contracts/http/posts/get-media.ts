import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { mediaId, mediaReply } from './media-view.ts';

/** After a lost reply: whether the upload arrived. It also renews `url`. */
export const getMedia = defineOperation({
  id: 'posts.getMedia',
  method: 'GET',
  path: '/posts/media/:id',
  access: 'viewer',
  scope: 'posts:read',
  summary: 'One file of the media library',
  example: { params: { id: EXAMPLE.media } },
  params: z.object({ id: mediaId }),
  response: mediaReply,
  errors: ['not_authenticated', 'validation_failed', 'not_found'],
});
