import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

import { earlier, MEDIA_FIELD, postForm } from './post-form.ts';
import { publicationView } from './publication-view.ts';

/** When something goes out, as its user reads it on a clock. */
export const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, 'Give the time as YYYY-MM-DD HH:mm:ss.')
  .describe('Local time, YYYY-MM-DD HH:mm:ss');

/** Text fields of POST /posts/schedule. */
export const scheduleForm = postForm.extend({
  scheduled_time: localTime,
  /** IANA zone that scheduled_time is meant in; the account's when left out. */
  timezone: z.string().optional(),
  use_ai_suggestion: z.enum(['0', '1']).default('0'),
});

/** Keeps the post for its time. A time that daylight saving skips is refused; one that comes twice means the first. */
export const schedulePosts = defineOperation({
  id: 'posts.schedulePosts',
  method: 'POST',
  path: '/posts/schedule',
  access: 'editor',
  rate: 'costly',
  summary: 'Schedule for later',
  multipart: {
    fields: scheduleForm,
    files: { pattern: MEDIA_FIELD, description: 'media_{platform_id}: images or one video' },
  },
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    post_id: z.string(),
    earlier,
    /** The instant, UTC, and how it reads where the post is scheduled; null for an `earlier` one that never was. */
    due_at: z.iso.datetime(),
    scheduled_time: z.string().nullable(),
    timezone: z.string().nullable(),
    results: z.array(publicationView),
  }),
  errors: [
    'not_authenticated',
    'validation_failed',
    'not_connected',
    'storage_full',
    'conflict',
    'too_large',
    'unsupported_media',
    'malformed_request',
  ],
});
