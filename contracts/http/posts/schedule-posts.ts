import { z } from 'zod';
import { textUpTo, zoneName } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { messageFields } from '../../words/message-with-values.ts';
import { EXAMPLE } from '../example-values.ts';

import { localTime } from './local-time.ts';
import { earlier, mediaFiles, postForm } from './post-form.ts';
import { publicationView } from './publication-view.ts';
import { seriesView } from './series.ts';

/** Text fields of POST /posts/schedule. */
export const scheduleForm = postForm.extend({
  scheduled_time: localTime.optional(),
  queue: z
    .enum(['true', 'false'])
    .default('false')
    .describe(
      'true: in place of scheduled_time, each target gets the next free posting slot of its own account; refused where ' +
        'an account has none. A repeated call with the same draft or key takes no second slot.',
    ),
  /** IANA zone that scheduled_time is meant in; the account's when left out. */
  timezone: zoneName.optional(),
  repeat: textUpTo(500)
    .optional()
    .describe(
      'JSON of {every, interval, weekdays, count, until}: the post comes again as this says, from scheduled_time on.',
    ),
  use_ai_suggestion: z.enum(['0', '1']).default('0'),
});

/** Keeps the post for its time, as `instantOf` in domain/local-time reads it. */
export const schedulePosts = defineOperation({
  id: 'posts.schedulePosts',
  method: 'POST',
  path: '/posts/schedule',
  access: 'editor',
  onBehalf: ['ai'],
  scope: 'posts:publish',
  rate: 'costly',
  summary: 'Schedule for later',
  example: {
    form: {
      platforms: JSON.stringify([{ platform_id: 1, page_id: EXAMPLE.page, content: EXAMPLE.text }]),
      scheduled_time: EXAMPLE.time,
      timezone: EXAMPLE.zone,
    },
  },
  multipart: scheduleForm.extend(mediaFiles),
  response: z.object({
    success: z.literal(true),
    ...messageFields,
    post_id: z.string(),
    earlier,
    /** The instant, UTC, and how it reads where the post is scheduled; null for an `earlier` one that never was. */
    due_at: z.iso.datetime(),
    scheduled_time: z.string().nullable(),
    timezone: z.string().nullable(),
    /** The series of a repeating post. */
    series: seriesView.nullable().default(null),
    /** Each with its own time, which differs where they come from the queue. */
    results: z.array(publicationView),
  }),
  errors: [
    'not_authenticated',
    'validation_failed',
    'not_connected',
    'plan_limit',
    'storage_full',
    'conflict',
    'draft_changed',
    'approval_required',
    'too_large',
    'quota_full',
    'unsupported_media',
    'malformed_request',
  ],
});
