import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { GROUP_LIMITS, hashtagGroup } from './hashtag-group.ts';

export const listHashtagGroups = defineOperation({
  id: 'posts.listHashtagGroups',
  method: 'GET',
  path: '/posts/hashtag-groups',
  access: 'viewer',
  scope: 'texts',
  summary: "The workspace's hashtag groups",
  response: z.object({
    success: z.literal(true),
    /** By name. */
    groups: z.array(hashtagGroup).max(GROUP_LIMITS.count),
  }),
  errors: ['not_authenticated'],
});
