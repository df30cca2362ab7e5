import { MAX_DECISIONS, type ReviewStatus } from '@carillon/contracts/domain/review.ts';
import { isAtLeast, type Role } from '@carillon/contracts/domain/roles.ts';
import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';

/** The approval state of a draft. */
export interface Review {
  readonly status: ReviewStatus;
  /** The version of the draft that was last requested or decided on. */
  readonly version: number;
  /** The version since which the reviewed content is unchanged. Absent if it wasn't stored. */
  readonly since?: number;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly requestNote: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  /** Whether an owner decided; left out until somebody does, and where nobody kept it. */
  readonly byOwner?: boolean;
  readonly note: string | null;
  /** The approved content, by `outgoingHash`; null unless approved. */
  readonly approves: string | null;
}

/** A decision about a draft. */
export interface Decision {
  readonly status: Exclude<ReviewStatus, 'requested'>;
  readonly by: string;
  readonly at: Date;
  readonly note: string | null;
}

/** With one more; the earliest are forgotten. */
export const withDecision = (before: readonly Decision[] = [], decision: Decision): readonly Decision[] =>
  [...before, decision].slice(-MAX_DECISIONS);

/** A user's rights in a workspace. */
export interface ApprovalRights {
  readonly role: Role | null;
  /** Whether an owner must approve posts there. */
  readonly ownerApproval?: boolean | undefined;
}

/** The member who sends something. */
export interface Sender extends ApprovalRights {
  readonly userId: string;
}

/** Whether what they send or change must have been approved by an owner. */
export const needsApproval = ({ role, ownerApproval = false }: ApprovalRights): boolean =>
  ownerApproval && role !== 'owner';

/** The least role of those who may approve. */
export const reviewersOf = ({ ownerApproval = false }: ApprovalRights): 'editor' | 'owner' =>
  ownerApproval ? 'owner' : 'editor';

export const mayApprove = (approval: ApprovalRights): boolean =>
  approval.role !== null && isAtLeast(approval.role, reviewersOf(approval));

/**
 * Returns the key of the reviewed content. The publishing time and the writer's step are not part of it, so they may
 * change during a review.
 */
const reviewKey = ({ post, targets, media_ids, link_tracking, repeat = null }: DraftContent): string =>
  JSON.stringify([post, targets, media_ids, link_tracking, repeat]);

interface WrittenContent {
  readonly seen: number;
  readonly content: DraftContent;
  readonly userId: string;
  readonly rights: ApprovalRights;
}

/**
 * Returns the review after a draft is written. A change withdraws it, unless the review is requested and another member
 * who may decide it makes the change.
 */
export function reviewAfter(
  { review, content }: { readonly review?: Review | undefined; readonly content: DraftContent },
  write: WrittenContent,
): Review | undefined {
  if (!review || review.status === 'changes_requested') return review;
  const next = { ...review, version: write.seen + 1 };
  if (reviewKey(content) === reviewKey(write.content)) return next;
  return review.status === 'requested' && mayApprove(write.rights) && write.userId !== review.requestedBy
    ? { ...next, since: next.version }
    : undefined;
}
