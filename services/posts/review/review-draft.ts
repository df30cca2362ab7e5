import type { Repeat } from '@carillon/contracts/domain/recurrence.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import type { Checked } from '../domain/check-entries.ts';
import type { Draft } from '../domain/draft.ts';
import { type Decision, mayApprove, type Review, type Sender, withDecision } from '../domain/review.ts';
import { createDraftSentError, draftConflict } from '../drafts/draft-conflict.ts';
import { nameMedia } from '../library/name-media.ts';
import type { Messaging } from '../transitions/messaging.ts';
import { outgoingHash } from './outgoing-hash.ts';
import type { ApprovalDeps } from './require-approval.ts';
import { reviewEvent } from './review-event.ts';

export interface ReviewDeps extends ApprovalDeps {
  readonly messaging: Pick<Messaging, 'relay'>;
}

interface Step {
  readonly id: string;
  readonly workspaceId: string;
  readonly sender: Sender;
  /** The version that they saw. */
  readonly seen: number;
}

/** @throws AppError `not_found`, `draft_changed`, `draft_sent`, `conflict` when nothing is written yet */
export async function requestApproval(deps: ReviewDeps, step: Step, note: string): Promise<Draft> {
  const draft = await findDraft(deps, step);
  const { sender, seen } = step;
  const { content, review: before } = draft;
  const isRepeat =
    before?.status === 'requested' && before.version === seen + 1 && before.requestedBy === sender.userId;
  if (isRepeat && draft.version === seen + 1) return draft;
  const isEmpty = !content.post?.text.trim() && content.media_ids.length === 0;
  if (isEmpty)
    throw new AppError('conflict', { message: sentence`This draft is empty. Write the post first.` });
  const review: Review = {
    status: 'requested',
    version: seen + 1,
    since: seen + 1,
    decidedBy: null,
    decidedAt: null,
    approves: null,
    requestedBy: sender.userId,
    requestedAt: deps.clock(),
    requestNote: note || null,
    note: null,
  };
  return write(deps, step, draft, review);
}

/** @throws AppError `not_found`, `draft_changed`, `draft_sent`, `approval_required`, `conflict` when it waits for nobody */
export async function requestChanges(deps: ReviewDeps, step: Step, note: string): Promise<Draft> {
  if (!mayApprove(step.sender)) throw new AppError('approval_required');
  return decide(deps, step, await findDraft(deps, step), {
    status: 'changes_requested',
    note,
    approves: null,
  });
}

/** Everything published except the time. */
export interface ToApprove {
  readonly targets: Checked;
  readonly mediaIds: readonly string[];
  readonly linkTracking: boolean | undefined;
  readonly repeat: Repeat | undefined;
}

/** @throws AppError `not_found`, `draft_changed`, `draft_sent`, `validation_failed`, `approval_required`, `conflict` */
export async function approveDraft(deps: ReviewDeps, step: Step, outgoing: ToApprove): Promise<Draft> {
  if (!mayApprove(step.sender)) throw new AppError('approval_required');
  if (!outgoing.targets.ok) throw invalid(outgoing.targets.errors);
  const draft = await findDraft(deps, step);
  const items = await nameMedia(deps, step.workspaceId, outgoing.mediaIds);
  const approves = outgoingHash({ ...outgoing, files: [] }, items);
  return decide(deps, step, draft, { status: 'approved', note: null, approves });
}

async function findDraft({ stores }: ReviewDeps, { id, workspaceId }: Step): Promise<Draft> {
  const draft = await stores.drafts.find(id, workspaceId);
  if (draft) return draft;
  if (await stores.posts.find(id, workspaceId)) throw createDraftSentError(id);
  throw new AppError('not_found', { message: sentence`We couldn’t find that draft.` });
}

interface Verdict extends Pick<Review, 'note' | 'approves'> {
  readonly status: Decision['status'];
}

async function decide(deps: ReviewDeps, step: Step, draft: Draft, verdict: Verdict): Promise<Draft> {
  const { sender } = step;
  const { review } = draft;
  if (isDecided(draft, step, verdict)) return draft;
  if (review?.status !== 'requested')
    throw new AppError('conflict', { message: CONFLICTS[review?.status ?? 'none'] });
  const { status, note } = verdict;
  const decision = { status, by: sender.userId, at: deps.clock(), note };
  const decided = { decidedBy: decision.by, decidedAt: decision.at, byOwner: sender.role === 'owner' };
  const decisions = withDecision(draft.decisions, decision);
  const seenVersion = findSeenVersion(draft, step);
  const next = { ...review, ...verdict, ...decided, version: seenVersion + 1 };
  return write(deps, { ...step, seen: seenVersion }, { ...draft, decisions }, next);
}

/** The current version, if the reviewed content hasn't changed since the version that was seen. */
function findSeenVersion({ version, review }: Draft, { seen }: Step): number {
  const since = review?.since ?? version;
  return seen >= since && seen <= version ? version : seen;
}

/** Whether it was done already, and its reply was lost. */
const isDecided = ({ version, review }: Draft, { sender, seen }: Step, verdict: Verdict): boolean =>
  version > seen &&
  review?.version === version &&
  review.decidedBy === sender.userId &&
  review.status === verdict.status &&
  review.note === verdict.note &&
  review.approves === verdict.approves;

const CONFLICTS = {
  none: sentence`This draft is no longer waiting for approval.`,
  changes_requested: sentence`Changes have already been requested for this draft.`,
  approved: sentence`This draft is already approved.`,
};

/** Writes over the version that was seen, together with the events. */
async function write(deps: ReviewDeps, step: Step, draft: Draft, review: Review): Promise<Draft> {
  const { id, workspaceId, sender, seen } = step;
  const { drafts } = deps.stores;
  const now = deps.clock();
  const { isTrial: _, ...realDraft } = draft;
  const next = { ...realDraft, version: seen + 1, updatedAt: now, review };
  const change = review.status;
  const note = review.status === 'requested' ? review.requestNote : review.note;
  const event = reviewEvent({ draft, review, actor: sender, change, note }, now);
  if (draft.version !== seen || !(await drafts.replace(next, seen, [event])))
    throw await draftConflict(deps, { id, workspaceId, seen }, await drafts.find(id, workspaceId));
  deps.messaging.relay.nudge();
  return next;
}
