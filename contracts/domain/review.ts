/**
 * The review state of a draft. `requested`: it waits for somebody who may approve it. `changes_requested`: its writer
 * has to change it first. `approved`: it may be published as it is.
 */
export const REVIEW_STATUSES = ['requested', 'changes_requested', 'approved'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Older decisions about a draft are dropped. */
export const MAX_DECISIONS = 20;

/** Characters of a note to a reviewer, or about requested changes. */
export const MAX_REVIEW_NOTE = 500;
