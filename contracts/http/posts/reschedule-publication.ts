import { z } from 'zod';
import { zoneName } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { localTime } from './local-time.ts';
import { publicationParams, publicationReply } from './publication-reply.ts';

/** Moves a waiting publication to another time. The rules for the time are those of POST /posts/schedule. */
export const reschedulePublication = defineOperation({
  id: 'posts.reschedulePublication',
  method: 'POST',
  path: '/posts/publications/:id/reschedule',
  access: 'editor',
  onBehalf: ['ai'],
  scope: 'posts:publish',
  summary: 'Move one target of a post to another time',
  example: {
    params: { id: EXAMPLE.publication },
    body: { scheduled_time: EXAMPLE.time, timezone: EXAMPLE.zone },
  },
  params: publicationParams,
  body: z.object({
    scheduled_time: localTime,
    /** IANA zone that it is meant in; when left out, the zone that it was scheduled in. */
    timezone: zoneName.optional(),
  }),
  response: publicationReply,
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'conflict'],
});
