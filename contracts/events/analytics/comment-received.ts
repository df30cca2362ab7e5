import { z } from 'zod';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { defineEvent } from '../../event.ts';

/**
 * Somebody commented on a publication. No event for comments written more than three days before they were first
 * read.
 */
export const commentReceived = defineEvent({
  type: 'analytics.comment.received',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    comment_id: z.string(),
    post_id: z.string(),
    publication_id: z.string(),
    platform: z.enum(PLATFORM_NAMES),
    /** Left out by earlier versions. */
    target_id: z.string().optional(),
    target_name: z.string(),
    text: z.string(),
    author: z.string().nullable(),
    /** The URL of the comment or, if the network gives none, of the post. */
    url: z.string().nullable(),
    written_at: z.iso.datetime(),
  }),
});
