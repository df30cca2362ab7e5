import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { sentence, type Text } from '@carillon/contracts/text.ts';
import type { CommentState, InState } from './publication.ts';
import type { Report } from './report.ts';
import { isExhausted, nextTry, nextTryInDoubt } from './retry-policy.ts';
import {
  commentForbidden,
  commentNotKnownText,
  commentRejected,
  commentTooLate,
  hasTrouble,
  isLimiting,
  needsReconnecting,
  WORKER_STOPPED,
} from './sentences.ts';

/** A worker that sends it for longer has lost it. */
export const COMMENT_LEASE_MS = 120_000;

const TOO_LATE_MS = 7 * 24 * 3_600_000;
const RECHECK_MS = 10 * 60_000;

export type CommentCommand =
  /** Its account or its network waits out a rate limit until then. */
  | { readonly type: 'postpone-comment'; readonly until: Date }
  /** Its account is connected again. */
  | { readonly type: 'comment-connected' }
  /** A worker takes it, to look for it and to send it. */
  | { readonly type: 'take-comment'; readonly leaseId: string }
  /** The comment is there, whichever process has the lease by now. */
  | { readonly type: 'comment-out'; readonly leaseId: string; readonly remoteId: string }
  | {
      readonly type: 'comment-fail';
      readonly leaseId: string;
      readonly report: Report;
      readonly random: number;
      /** The network was asked and did not have it before the call that failed. */
      readonly wasAbsent: boolean;
      /** Whether the network can be asked. */
      readonly canLook: boolean;
    };

type Published = InState<'published'>;

/** Returns the first comment's state right after its post is published. Null if there is no comment. */
export const dueComment = (text: string | null | undefined, now: Date): CommentState | null =>
  text
    ? {
        status: 'due',
        at: now,
        leaseId: null,
        askedAt: now,
        mayBeOut: false,
        failures: 0,
        uncertain: 0,
        firstFailureAt: null,
        reason: null,
        remoteId: null,
      }
    : null;

/** The publication after a command about its comment; null when the command does not fit. */
export function followComment(before: Published, command: CommentCommand, now: Date): Published | null {
  const { comment } = before;
  if (!comment) return null;
  const isDeleted = before.takenDownAt !== null;
  const after = (part: Partial<CommentState>): Published => ({ ...before, comment: { ...comment, ...part } });
  if (command.type === 'postpone-comment')
    return comment.at && comment.at <= now ? after({ at: command.until }) : null;
  if (command.type === 'take-comment') {
    if (!comment.at || comment.at > now) return null;
    if (isDeleted) return after(endComment('failed', DELETED));
    return after(takeComment(comment, command.leaseId, now));
  }
  if (command.type === 'comment-connected')
    return comment.status === 'due' && comment.waitsForConnection
      ? after({ ...forgiveFailures(comment), at: now, waitsForConnection: false })
      : null;
  if (command.type === 'comment-out')
    return comment.status === 'published'
      ? null
      : after({ ...endComment('published', null), mayBeOut: false, remoteId: command.remoteId });
  if (comment.status !== 'sending' || comment.leaseId !== command.leaseId) return null;
  const next = failComment(before.platform, comment, command, now);
  return after(isDeleted && next.status === 'due' ? { ...next, ...endComment('failed', DELETED) } : next);
}

/** A worker that went silent may have sent it. A late comment ends here, unless it may be published. */
function takeComment(comment: CommentState, leaseId: string, now: Date): Partial<CommentState> {
  const wasLost = comment.status === 'sending';
  const mayBeOut = comment.mayBeOut || wasLost;
  if (!mayBeOut && now.getTime() - comment.askedAt.getTime() > TOO_LATE_MS)
    return endComment('failed', commentTooLate(comment.reason));
  return {
    status: 'sending',
    leaseId,
    mayBeOut,
    at: new Date(now.getTime() + COMMENT_LEASE_MS),
    waitsForConnection: false,
    uncertain: comment.uncertain + (wasLost ? 1 : 0),
    // Whatever it had begun ended with its lease.
    ...(wasLost && {
      sentAt: comment.at,
      reason: WORKER_STOPPED,
      firstFailureAt: comment.firstFailureAt ?? now,
    }),
  };
}

function failComment(
  platform: PlatformName,
  comment: CommentState,
  { report, random, wasAbsent, canLook }: Extract<CommentCommand, { type: 'comment-fail' }>,
  now: Date,
): Partial<CommentState> {
  const isUnknown = report.kind === 'unknown';
  const mayBeOut = isUnknown || (comment.mayBeOut && !wasAbsent);
  const failures = comment.failures + (report.retryAt ? 0 : 1);
  const uncertain = comment.uncertain + (isUnknown ? 1 : 0);
  const firstFailureAt = comment.firstFailureAt ?? now;
  // A comment that may be published is looked for first; until it is found absent, a failure is one of looking.
  const wasTried = wasAbsent || !comment.mayBeOut;
  const wasSent = isUnknown && wasTried;
  const sentAt = wasSent ? now : mayBeOut ? (comment.sentAt ?? null) : null;
  const refusals = (comment.refusals ?? 0) + (!isUnknown && wasTried ? 1 : 0);
  const counters = { mayBeOut, sentAt, refusals, failures, uncertain, firstFailureAt };
  const why = explainFailure(platform, report);
  const isOver =
    ['permanent', 'forbidden', 'duplicate'].includes(report.kind) ||
    (mayBeOut && !canLook) ||
    isExhausted({ firstAt: firstFailureAt, uncertain }, { platform }, now);
  if (isOver) {
    const reason = mayBeOut ? commentNotKnownText(platform, why) : why;
    // Where nobody can look, its owner has looked before asking for it again.
    return { ...counters, ...endComment('failed', reason), mayBeOut: mayBeOut && canLook };
  }
  const tries = [Math.max(failures, 1), now, random, report.retryAt] as const;
  const at = mayBeOut ? nextTryInDoubt({ platform, media: [] }, ...tries) : nextTry(...tries);
  const recheck = report.kind === 'reconnect' ? now.getTime() + RECHECK_MS : 0;
  return {
    ...counters,
    status: 'due',
    leaseId: null,
    reason: why,
    at: new Date(Math.max(at.getTime(), recheck)),
    waitsForConnection: report.kind === 'reconnect',
  };
}

const endComment = (status: 'published' | 'failed', reason: string | Text | null): Partial<CommentState> => ({
  status,
  at: null,
  leaseId: null,
  reason,
  waitsForConnection: false,
});

/**
 * Resets failures, so the comment can be retried. One that may be published keeps its first failure, and is looked
 * for as long as before.
 */
const forgiveFailures = ({ mayBeOut }: CommentState): Partial<CommentState> => ({
  failures: 0,
  ...(!mayBeOut && { firstFailureAt: null }),
});

function explainFailure(
  platform: PlatformName,
  { kind, message, networkMessage, retryAt }: Report,
): string | Text {
  switch (kind) {
    case 'reconnect':
      return needsReconnecting(platform);
    case 'forbidden':
      return commentForbidden(platform);
    case 'permanent':
    case 'duplicate':
      return networkMessage ? commentRejected(platform, networkMessage) : message;
    default:
      if (retryAt) return isLimiting(platform);
      return networkMessage ? hasTrouble(platform, networkMessage) : message;
  }
}

/** Whether its owner may have it tried again: it failed, or waits for another try and is surely not out. */
export const mayRetryComment = ({ comment, takenDownAt }: Published): boolean =>
  takenDownAt === null && canTryAgain(comment);

const canTryAgain = (comment: CommentState | null): boolean =>
  comment?.status === 'failed' || (comment?.status === 'due' && comment.reason !== null && !comment.mayBeOut);

/** Due at once. One that may be published is looked for first, if the network allows that. */
export const retriedComment = (before: Published, now: Date): Published => ({
  ...before,
  comment: before.comment && {
    ...before.comment,
    status: 'due',
    at: now,
    askedAt: now,
    failures: 0,
    uncertain: 0,
    firstFailureAt: null,
    reason: null,
    waitsForConnection: false,
  },
});

/** Not sent any more, where it has not been yet. */
export const withoutComment = (before: Published): Published => {
  const { comment } = before;
  if (comment?.status !== 'due') return before;
  return { ...before, comment: { ...comment, ...endComment('failed', DELETED) } };
};

const DELETED = sentence`The post was deleted before its first comment was sent.`;
