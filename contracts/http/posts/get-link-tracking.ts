import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { linkTracking } from './link-tracking.ts';

export const getLinkTracking = defineOperation({
  id: 'posts.getLinkTracking',
  method: 'GET',
  path: '/posts/link-tracking',
  access: 'viewer',
  scope: 'posts:read',
  summary: 'Get the link tracking of posts',
  response: z.object({
    success: z.literal(true),
    /** Null as long as nobody has set any. */
    link_tracking: linkTracking.nullable(),
  }),
  errors: ['not_authenticated'],
});
