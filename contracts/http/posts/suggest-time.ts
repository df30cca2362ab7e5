import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

/** When the audience of these networks is usually there, as a local time in the given zone. */
export const suggestTime = defineOperation({
  id: 'posts.suggestTime',
  method: 'GET',
  path: '/posts/suggested-time',
  access: 'viewer',
  summary: 'A good time to post',
  query: z.object({
    platforms: z.string().default('1,2,3').describe('Platform ids, separated by commas'),
    timezone: z.string().default('UTC'),
  }),
  response: z.object({
    success: z.literal(true),
    /** YYYY-MM-DD HH:mm:ss in `timezone`. */
    scheduled_time: z.string(),
    timezone: z.string(),
    reason: z.string(),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});
