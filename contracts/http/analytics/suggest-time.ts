import { z } from 'zod';
import { textUpTo, zoneName } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { messageWithValues } from '../../words/message-with-values.ts';
import { EXAMPLE } from '../example-values.ts';

/** A good time for a post to these networks, as a local time in the given zone. `reason` says what it is based on. */
export const suggestTime = defineOperation({
  id: 'analytics.suggestTime',
  method: 'GET',
  path: '/posts/suggested-time',
  access: 'viewer',
  onBehalf: ['ai'],
  scope: 'analytics:read',
  summary: 'A good time to post',
  example: { query: { platforms: '1', timezone: EXAMPLE.zone } },
  query: z.object({
    platforms: textUpTo(50).default('1,2,3').describe('Platform ids, separated by commas'),
    timezone: zoneName.default('UTC'),
  }),
  response: z.object({
    success: z.literal(true),
    /** YYYY-MM-DD HH:mm:ss in `timezone`. */
    scheduled_time: z.string(),
    timezone: z.string(),
    reason: z.string(),
    reason_text: messageWithValues.optional(),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});
