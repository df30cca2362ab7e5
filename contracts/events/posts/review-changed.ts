import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** The approval of a draft was asked for, given, refused or withdrawn. */
export const reviewChanged = defineEvent({
  type: 'posts.review.changed',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    draft_id: z.string(),
    /** The user who made the change. */
    actor_id: z.string(),
    change: z.enum(['requested', 'changes_requested', 'approved', 'withdrawn']),
    /** The user who requested the review. */
    requested_by: z.string(),
    /** The least role of those who may approve it. */
    reviewers: z.enum(['editor', 'owner']),
    /** The first words of the draft; null when it has none. */
    title: z.string().nullable(),
    note: z.string().nullable(),
    /** Whether a post was made of it by the same step; it has the draft's id. */
    sent: z.boolean(),
    /** Whether that post waits for its time; left out where none was made. */
    scheduled: z.boolean().optional(),
    /** Goes up with each change of one draft. */
    revision: z.number().int(),
  }),
});
