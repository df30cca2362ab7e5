import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { defineOperation } from '../../operation.ts';

/** For who reads figures, and deletes posts: what is needed to find a publication on its network, and its text. */
export const describePublished = defineOperation({
  id: 'posts.describePublished',
  method: 'POST',
  path: '/internal/publications/describe',
  access: ['analytics', 'collector'],
  summary: 'A published post on one network',
  body: z.object({ workspace_id: givenId, publication_id: givenId }),
  response: z.object({
    /** The network's id of the post. */
    remote_id: z.string(),
    /** The page, account or profile that published it, by the network's ID. */
    target_id: z.string(),
    content: z.string(),
    /** The network's id of the first comment; null while it isn't published. Earlier versions omit it. */
    comment_remote_id: z.string().nullable().default(null),
    /** Left out by earlier versions. */
    platform: z.enum(PLATFORM_NAMES).optional(),
    /** Whether it was deleted from its network. */
    taken_down: z.boolean().default(false),
    /** Its owner took it off the list. */
    removed: z.boolean(),
  }),
  /** `conflict`: it isn't published. */
  errors: ['not_found', 'conflict'],
});
