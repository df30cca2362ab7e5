import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { platformId } from '../../../domain/platform-id.ts';
import { defineOperation } from '../../../operation.ts';
import { serverLimits } from './server-limits.ts';

/** For the posts service, before it accepts a post: is this target connected, and what is it called? No token leaves. */
export const checkTarget = defineOperation({
  id: 'identity.checkTarget',
  method: 'POST',
  path: '/internal/targets/check',
  access: ['posts'],
  summary: 'Check whether a publishing target is connected',
  body: z.object({
    workspace_id: givenId,
    /** The asking user, for the time zone. */
    user_id: givenId,
    platform_id: platformId,
    page_id: givenId.nullable(),
  }),
  response: z.object({
    target_id: z.string(),
    target_name: z.string(),
    /** The user's time zone, for schedules that name none. */
    timezone: z.string().optional(),
    /** Absent if the account's server has none of its own. */
    limits: serverLimits.optional(),
  }),
  errors: ['not_connected', 'not_found'],
});
