import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

import { altText, mediaId, mediaReply } from './media-view.ts';

/** What an image shows, for those who can’t see it. Posts that are made from then on have it: like its text, what is scheduled goes out as it was scheduled. An empty one is none. */
export const describeMedia = defineOperation({
  id: 'posts.describeMedia',
  method: 'PATCH',
  path: '/posts/media/:id',
  access: 'writer',
  summary: 'Write the alt text of an image of the media library',
  params: z.object({ id: mediaId }),
  body: z.object({ alt_text: altText }),
  response: mediaReply,
  errors: ['not_authenticated', 'validation_failed', 'not_found'],
});
