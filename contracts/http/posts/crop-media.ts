import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { mediaId, mediaReply } from './media-view.ts';

/** No image of the library has longer sides. */
const LONGEST = 100_000;
const place = z.number().int().min(0).max(LONGEST);
const side = z.number().int().min(1).max(LONGEST);

/**
 * Creates a new file from a part of an image, given in the pixels at which the image is displayed. The original
 * stays. The new file gets its alt text, and its setting to be kept. An animated GIF can't be cropped.
 */
export const cropMedia = defineOperation({
  id: 'posts.cropMedia',
  method: 'POST',
  path: '/posts/media/:id/crop',
  access: 'writer',
  scope: 'media:write',
  rate: 'costly',
  summary: 'Crop an image of the media library into a new one',
  example: {
    params: { id: EXAMPLE.media },
    body: { new_id: EXAMPLE.own, left: 0, top: 0, width: 1, height: 1 },
  },
  params: z.object({ id: mediaId }),
  body: z.object({
    /** The id of the new file. Repeating the call with it returns the same result. */
    new_id: mediaId,
    left: place,
    top: place,
    width: side,
    height: side,
  }),
  response: mediaReply,
  errors: [
    'not_authenticated',
    'validation_failed',
    'not_found',
    'conflict',
    'quota_full',
    'too_large',
    'unsupported_media',
  ],
});
