import type { EventOf } from '@carillon/contracts/event.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { MediaItem } from '../domain/media.ts';
import type { Approval } from '../domain/post.ts';
import { type ApprovalRights, needsApproval } from '../domain/review.ts';
import { type ConflictDeps, draftConflict } from '../drafts/draft-conflict.ts';
import type { PostRequest } from '../planning/post-request.ts';
import type { DraftStore } from '../stores/drafts.ts';
import { isApprovedAs } from './outgoing-hash.ts';
import { reviewEvent } from './review-event.ts';

export interface ApprovalDeps extends ConflictDeps {
  readonly stores: ConflictDeps['stores'] & { readonly drafts: DraftStore };
  clock(): Date;
}

/** The approval of a post that is made, and the events that announce it. */
export interface Approved {
  readonly approval?: Approval;
  readonly events: readonly EventOf[];
}

/**
 * The one rule for publishing where owners approve posts: other members can only send what an owner has approved in
 * that version of its draft. The write that creates the post checks that version, so a change in between stops it. If
 * somebody else asked for approval, a member who may send the draft approves it by sending it.
 * @throws AppError `approval_required`, `draft_changed`, `draft_sent`
 */
export async function requireApproval(
  deps: ApprovalDeps,
  request: PostRequest,
  items: readonly MediaItem[],
): Promise<Approved> {
  const { sender, postId: id, workspaceId, draftVersion: seenVersion } = request;
  const draft = request.isNew ? null : await deps.stores.drafts.find(id, workspaceId);
  if (draft && seenVersion !== undefined && draft.version !== seenVersion)
    throw await draftConflict(deps, { id, workspaceId, seen: seenVersion }, draft);
  const review = draft?.review;
  const isApproved = review?.status === 'approved' && isApprovedAs(review.approves, request, items);
  // Without the version that was seen, another one may be there by the time of the write.
  const counts = !needsApproval(sender) || (review?.byOwner === true && seenVersion !== undefined);
  if (isApproved && counts && review.decidedBy !== null && review.decidedAt !== null)
    return { approval: { by: review.decidedBy, at: review.decidedAt }, events: [] };
  if (needsApproval(sender)) throw new AppError('approval_required');
  if (!draft || !review) return { events: [] };
  const now = deps.clock();
  const reviewFacts = { draft, review, actor: sender, sent: true, scheduled: request.schedule !== null };
  if (review.requestedBy === sender.userId)
    return { events: [reviewEvent({ ...reviewFacts, change: 'withdrawn' }, now)] };
  const approval = { by: sender.userId, at: now };
  return { approval, events: [reviewEvent({ ...reviewFacts, change: 'approved' }, now)] };
}

/**
 * The same rule for changes that no owner would see: new text for a scheduled post, and a new rule for the links of
 * an approved one.
 * @throws AppError `approval_required`
 */
export function refuseUnapproved(editor: ApprovalRights, change: keyof typeof REFUSED): void {
  if (needsApproval(editor)) throw new AppError('approval_required', { message: REFUSED[change] });
}

const REFUSED = {
  words: sentence`An owner of this workspace must approve changes to a post. Duplicate it, or move it back to the drafts, and send it for approval.`,
  links: sentence`Link tracking changes posts, and posts in this workspace need an owner’s approval. Ask an owner to change it.`,
};
