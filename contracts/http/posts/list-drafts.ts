import { z } from 'zod';
import { cursor } from '../../domain/bounded-text.ts';

import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { REVIEW_STATUSES } from '../../domain/review.ts';
import { defineOperation } from '../../operation.ts';
import { localTime } from './local-time.ts';
import { mediaView } from './media-view.ts';
import { review } from './review.ts';

/** A draft in the list: enough to know it by. */
const draftSummary = z.object({
  id: z.uuid(),
  version: z.number().int().positive(),
  topic: z.string(),
  /** The first 280 characters of what is being edited; empty before anything was selected. */
  text: z.string(),
  /** The networks that the user chose; the default ones are not in it. */
  platforms: z.array(z.enum(PLATFORM_NAMES)),
  mode: z.enum(['now', 'later']),
  scheduled_time: localTime.nullable(),
  timezone: z.string().nullable(),
  /** Its first image or video. */
  picture: mediaView.nullable(),
  review,
  /** The id of the user who began it. */
  created_by: z.string().nullable().default(null),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type DraftSummary = z.infer<typeof draftSummary>;

/**
 * Fifty drafts, the last changed first. A mere try, a topic with generated posts that are neither edited nor planned,
 * is only listed for its writer.
 */
export const listDrafts = defineOperation({
  id: 'posts.listDrafts',
  method: 'GET',
  path: '/posts/drafts',
  access: 'viewer',
  onBehalf: ['ai'],
  scope: 'posts:read',
  summary: 'The drafts of the workspace',
  query: z.object({
    /** `next` of the page before. */
    before: cursor.optional(),
    /** Only drafts in this review state. */
    review: z.enum(REVIEW_STATUSES).optional(),
    kept: z.enum(['true']).optional().describe('Without what the user only tries'),
  }),
  response: z.object({
    success: z.literal(true),
    drafts: z.array(draftSummary),
    /** Where the next page begins; null when this is the last. */
    next: z.string().nullable(),
    /** How many drafts of the workspace wait for approval. */
    waiting: z.number().int().default(0),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});
