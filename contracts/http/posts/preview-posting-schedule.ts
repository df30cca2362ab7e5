import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { queuedPublication, slotTime, wantedSchedule } from './posting-schedule.ts';

/** A post of the queue, and the slot that it would get. */
export const queueMove = queuedPublication.extend({ to: slotTime });
export type QueueMove = z.infer<typeof queueMove>;

/** Returns how other posting slots would move an account's queued posts. Changes nothing. */
export const previewPostingSchedule = defineOperation({
  id: 'posts.previewPostingSchedule',
  method: 'POST',
  path: '/posts/queue/schedule/preview',
  access: 'editor',
  scope: 'posts:publish',
  summary: 'See what other posting slots would move',
  example: {
    body: {
      platform_id: 1,
      page_id: EXAMPLE.page,
      timezone: EXAMPLE.zone,
      slots: [{ weekday: 5, time: '09:30' }],
      version: 0,
    },
  },
  body: wantedSchedule,
  response: z.object({
    success: z.literal(true),
    moves: z.array(queueMove),
    /** Identifies exactly these moves; sent along to confirm them. */
    plan: z.string(),
  }),
  errors: ['not_authenticated', 'validation_failed', 'not_connected', 'not_found'],
});
