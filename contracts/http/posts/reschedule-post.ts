import { z } from 'zod';
import { givenId, zoneName } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { localTime } from './local-time.ts';
import { postParams, postReply } from './publication-reply.ts';

/**
 * Moves everything of a post that still waits to another time. The rules for the time are those of POST
 * /posts/schedule.
 */
export const reschedulePost = defineOperation({
  id: 'posts.reschedulePost',
  method: 'POST',
  path: '/posts/:id/reschedule',
  access: 'editor',
  scope: 'posts:publish',
  summary: 'Move a post to another time',
  example: { params: { id: EXAMPLE.post }, body: { scheduled_time: EXAMPLE.time } },
  params: postParams,
  body: z.object({
    scheduled_time: localTime,
    /** IANA zone that it is meant in; when left out, the zone that the first of them was scheduled in. */
    timezone: zoneName.optional(),
    /** These of its targets alone, by the ids of their publications. */
    publications: z.array(givenId).min(1).max(30).optional(),
  }),
  response: postReply,
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'conflict'],
});
