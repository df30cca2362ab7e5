import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { messageFields } from '../../words/message-with-values.ts';
import { EXAMPLE } from '../example-values.ts';
import { postingSchedule, wantedSchedule } from './posting-schedule.ts';

/** Sets an account's posting slots. If the moves now differ from those of `plan`: `conflict`, and nothing changes. */
export const savePostingSchedule = defineOperation({
  id: 'posts.savePostingSchedule',
  method: 'PUT',
  path: '/posts/queue/schedule',
  access: 'editor',
  scope: 'posts:publish',
  summary: 'Set the posting slots of an account',
  example: {
    body: {
      platform_id: 1,
      page_id: EXAMPLE.page,
      timezone: EXAMPLE.zone,
      slots: [{ weekday: 5, time: '09:30' }],
      version: 0,
    },
  },
  body: wantedSchedule.extend({
    /** The `plan` of POST /posts/queue/schedule/preview whose moves to make. If omitted, every post keeps its time. */
    plan: textUpTo(64).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    ...messageFields,
    schedule: postingSchedule,
    moved: z.number().int(),
  }),
  errors: ['not_authenticated', 'validation_failed', 'not_connected', 'not_found', 'conflict'],
});
