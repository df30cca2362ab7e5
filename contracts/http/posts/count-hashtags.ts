import { z } from 'zod';
import { givenId, textUpTo } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';

/** For the ai service: how many of a workspace's newest posts carry each of these hashtags. */
export const countHashtags = defineOperation({
  id: 'posts.countHashtags',
  method: 'POST',
  path: '/internal/hashtags/count',
  access: ['ai'],
  summary: 'Count the posts with each hashtag',
  body: z.object({
    workspace_id: givenId,
    /** Without the leading #. */
    hashtags: z.array(textUpTo(200)).max(100),
  }),
  response: z.object({
    /** Hashtags used by at least one post, in lower case. */
    counts: z.record(z.string(), z.number().int().positive()),
  }),
  errors: ['validation_failed'],
});
