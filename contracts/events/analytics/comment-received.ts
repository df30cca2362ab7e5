import { z } from 'zod';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { defineEvent } from '../../event.ts';

/** Somebody commented on a publication. Comments that are there when a publication is first read are told of too, unless they are old. */
export const commentReceived = defineEvent({
  type: 'analytics.comment.received',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    comment_id: z.string(),
    post_id: z.string(),
    publication_id: z.string(),
    platform: z.enum(PLATFORM_NAMES),
    target_name: z.string(),
    text: z.string(),
    author: z.string().nullable(),
    /** Of the comment or, where the network gives none, of the post. */
    url: z.string().nullable(),
    written_at: z.iso.datetime(),
  }),
});
