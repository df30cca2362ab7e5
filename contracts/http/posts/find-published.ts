import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { platformId } from '../../domain/platform-id.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { defineOperation } from '../../operation.ts';

/** For the analytics service: the publication of a workspace's that a network knows by this id. */
export const findPublished = defineOperation({
  id: 'posts.findPublished',
  method: 'POST',
  path: '/internal/publications/find',
  access: ['analytics'],
  summary: 'A publication by its id on the network',
  body: z.object({
    workspace_id: givenId,
    platform: z.enum(PLATFORM_NAMES),
    /** `response_post_id` of a user post. */
    remote_id: givenId,
  }),
  response: z.object({
    id: z.string(),
    platform_id: platformId,
    page_id: z.string().nullable(),
    target_id: z.string(),
    target_name: z.string(),
  }),
  errors: ['not_found'],
});
