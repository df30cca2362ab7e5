import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { postingSchedule, wantedSchedule } from './posting-schedule.ts';

/** Gives an account other posting slots. */
export const savePostingSchedule = defineOperation({
  id: 'posts.savePostingSchedule',
  method: 'PUT',
  path: '/posts/queue/schedule',
  access: 'editor',
  summary: 'Set the posting slots of an account',
  body: wantedSchedule,
  response: z.object({ success: z.literal(true), message: z.string(), schedule: postingSchedule }),
  errors: ['not_authenticated', 'validation_failed', 'not_connected', 'not_found', 'conflict'],
});
