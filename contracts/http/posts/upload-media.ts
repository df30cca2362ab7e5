import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

import { mediaId, mediaReply } from './media-view.ts';

/** Name of the one file part of POST /posts/media. */
export const UPLOAD_FIELD = /^file$/;

/** Text fields of POST /posts/media. */
export const uploadForm = z.object({
  id: mediaId
    .optional()
    .describe(
      'Chosen by the client: a repeated call with it answers as the first did, so that a lost reply uploads once. ' +
        'With another file under the same id it is refused with `conflict`.',
    ),
  keep: z
    .enum(['true', 'false'])
    .optional()
    .describe('Whether the file stays when no draft and no post uses it.'),
});

/**
 * Uploads an image or a video to the media library. The file is checked, and metadata with places is removed. An
 * unused file is deleted a day after the last draft or post that names it is gone, unless the user chose to keep it.
 */
export const uploadMedia = defineOperation({
  id: 'posts.uploadMedia',
  method: 'POST',
  path: '/posts/media',
  access: 'writer',
  scope: 'media:write',
  rate: 'costly',
  summary: 'Upload an image or a video',
  example: { files: { file: 'bells.png' }, form: { keep: 'true' } },
  multipart: uploadForm.extend({ file: z.file().describe('One image or video') }),
  response: mediaReply,
  errors: [
    'not_authenticated',
    'validation_failed',
    'storage_full',
    'conflict',
    'too_large',
    'quota_full',
    'unsupported_media',
    'malformed_request',
  ],
});
