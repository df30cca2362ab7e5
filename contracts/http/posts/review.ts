import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { MAX_DECISIONS, MAX_REVIEW_NOTE, REVIEW_STATUSES } from '../../domain/review.ts';

/** A decision about a draft. */
export const decisionView = z.object({
  status: z.enum(REVIEW_STATUSES).exclude(['requested']),
  /** The id of a member. */
  decided_by: z.string(),
  decided_at: z.iso.datetime(),
  /** The requested changes. */
  note: z.string().nullable(),
});
export type DecisionView = z.output<typeof decisionView>;

/** The approval state of a draft. Changing the content withdraws it, except for requested changes. */
export const reviewView = z.object({
  status: z.enum(REVIEW_STATUSES),
  /** The version of the draft that was sent for approval or decided on last. */
  version: z.number().int().positive(),
  /** Ids of members. */
  requested_by: z.string(),
  requested_at: z.iso.datetime(),
  /** The writer's note to the reviewer. */
  request_note: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** Whether an owner decided: where owners must approve posts, no other approval counts. */
  by_owner: z.boolean().optional(),
  /** The requested changes. */
  note: z.string().nullable(),
  /** The last ones about the draft, also in reviews before this; lists of drafts leave them out. */
  decisions: z.array(decisionView).max(MAX_DECISIONS).optional(),
});
export type ReviewView = z.output<typeof reviewView>;

/** Null where nobody has asked for approval. */
export const review = reviewView.nullable().default(null);

export const reviewNote = textUpTo(MAX_REVIEW_NOTE).trim();
