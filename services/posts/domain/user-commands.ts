import type { Text } from '@carillon/contracts/text.ts';
import { mayRetryComment, retriedComment, withoutComment } from './first-comment.ts';
import { outgoingText } from './outgoing-text.ts';
import { isPlannedAs, type PlannedState, planKey, planOf, withPlan } from './planned-change.ts';
import type { InState, Move, Publication } from './publication.ts';
import { MAX_MOVES, mayBeOut } from './publication.ts';
import {
  changedMeanwhile,
  filesGoneSentence,
  goesOutAnyway,
  hasFailed,
  isOut,
  looksFirst,
  mayBeThere,
  stoppedUnknown,
  underWay,
  wasCanceled,
  wasDeleted,
} from './rejection-reasons.ts';
import { nextLook } from './retry-policy.ts';

/** Commands that the owner of a publication may give. */
export type UserCommand =
  /** `acceptUnknown`: its owner knows that it may be out, and wants no further try all the same. */
  | { readonly type: 'cancel'; readonly acceptUnknown?: boolean }
  | {
      readonly type: 'reschedule';
      readonly dueAt: Date;
      /** Null: at once, which `dueAt` is. */
      readonly localTime: string | null;
      readonly timezone: string | null;
      /** Into another posting slot; otherwise it leaves the queue. */
      readonly fromQueue?: boolean;
      /** The cause of a move that its owner did not ask for. */
      readonly cause?: Move['cause'];
    }
  /** `seen`: the texts that its owner had before them; left out where any may be replaced. */
  | { readonly type: 'edit'; readonly content: string; readonly seen?: readonly string[] | undefined }
  /** All changes an owner can make to a scheduled publication at once. `seen`: its state before, by `planKey`. */
  | { readonly type: 'replan'; readonly next: PlannedState; readonly seen: string }
  /** Retries a failed publication; for a published one, only the first comment. */
  | { readonly type: 'retry' }
  /** Off the list, and out of the way when it is not out yet. */
  | { readonly type: 'remove' };

/** Why a command can't be followed, for its owner to read; null when it can. */
export function rejectionReason(publication: Publication, command: UserCommand): string | Text | null {
  return reasonNow(publication, command) ?? (isUnseen(publication, command) ? changedMeanwhile : null);
}

/** Whether the only obstacle to a command is that it would overwrite text its owner hasn't seen. */
export const wouldOverwrite = (publication: Publication, command: UserCommand): boolean =>
  reasonNow(publication, command) === null && isUnseen(publication, command);

/** Whether the words are others than its owner has seen, and not the new ones. */
function isUnseen(publication: Publication, command: UserCommand): boolean {
  if (command.type === 'replan')
    return planKey(planOf(publication)) !== command.seen && !isPlannedAs(publication, command.next);
  const { content } = publication;
  return (
    command.type === 'edit' &&
    command.seen !== undefined &&
    content !== command.content &&
    !command.seen.includes(content)
  );
}

function reasonNow(publication: Publication, command: UserCommand): string | Text | null {
  const { type } = command;
  const { platform } = publication;
  if (publication.removedAt !== null && type !== 'remove') return wasDeleted(type);
  switch (publication.status) {
    case 'publishing':
      return underWay(type);
    case 'published':
      if (type === 'remove' || (type === 'retry' && mayRetryComment(publication))) return null;
      return isOut(platform, type);
    case 'canceled':
      return type === 'remove' ? null : wasCanceled(type);
    case 'failed':
      return reasonAfterFailure(publication, command);
    // A worker may take it at the same moment: the second to write comes too late.
    case 'scheduled':
      if (type === 'retry') return goesOutAnyway;
      if (type === 'cancel' && command.acceptUnknown) return null;
      return mayBeOut(publication.attempts) ? mayBeThere(platform, type) : null;
  }
}

function reasonAfterFailure(publication: InState<'failed'>, { type }: UserCommand): string | Text | null {
  switch (type) {
    case 'remove':
      return null;
    case 'retry':
      return publication.media.length > 0 && publication.files !== 'kept' ? filesGoneSentence : null;
    case 'edit':
      // An earlier attempt is reconciled by the text that it sent.
      return mayBeOut(publication.attempts) ? mayBeThere(publication.platform, type) : null;
    default:
      return hasFailed(type);
  }
}

/** The publication after a command without obstacles. */
export function applied(publication: Publication, command: UserCommand, now: Date): Publication {
  switch (command.type) {
    case 'cancel':
      return mayBeOut(publication.attempts)
        ? stopPublication(publication, now)
        : cancelPublication(publication, now);
    case 'reschedule': {
      const { dueAt, localTime, timezone, fromQueue = false } = command;
      const moves = movePublication(publication, command, now);
      const time = { dueAt, localTime, timezone, fromQueue };
      return {
        ...again(publication, dueAt, null),
        waitingFor: 'time',
        ...time,
        moves,
        // The date may be part of its links.
        ...(outgoingText({ ...publication, ...time }) !== outgoingText(publication) &&
          ofNewText(publication)),
      };
    }
    case 'edit':
      return { ...publication, content: command.content, editedAt: now, ...ofNewText(publication) };
    case 'replan': {
      const { dueAt, localTime, timezone, fromQueue } = command.next;
      const isMoved =
        dueAt.getTime() !== publication.dueAt.getTime() ||
        localTime !== publication.localTime ||
        timezone !== publication.timezone;
      const time = { type: 'reschedule', dueAt, localTime, timezone, fromQueue } as const;
      return withPlan(isMoved ? applied(publication, time, now) : publication, command.next, now);
    }
    case 'retry':
      return publication.status === 'published'
        ? retriedComment(publication, now)
        : retryPublication(publication, now);
    case 'remove': {
      const endedPublication = endedBy(publication, now);
      return {
        ...endedPublication,
        removedAt: now,
        files: endedPublication.files === 'kept' ? 'pending-deletion' : endedPublication.files,
      };
    }
  }
}

/** Drops the notes of a network's client (a container, an upload) and the attempts, which belong to the old words. */
const ofNewText = ({ attempts }: Publication): Pick<Publication, 'editedAfter' | 'notes'> => ({
  editedAfter: attempts.length,
  notes: [],
});

/** Cancels the parts that have not been sent yet. */
function endedBy(publication: Publication, now: Date): Publication {
  if (publication.status === 'scheduled') return cancelPublication(publication, now);
  return publication.status === 'published' ? withoutComment(publication) : publication;
}

/** To the time that it has already it is not moved. */
function movePublication(
  { moves, dueAt, timezone }: Publication,
  to: Extract<UserCommand, { type: 'reschedule' }>,
  now: Date,
): readonly Move[] {
  if (to.dueAt.getTime() === dueAt.getTime()) return moves;
  const move: Move = {
    at: now,
    from: dueAt,
    fromZone: timezone,
    to: to.localTime === null ? null : to.dueAt,
    toZone: to.timezone,
    ...(to.cause && { cause: to.cause }),
  };
  return [...moves, move].slice(-MAX_MOVES);
}

const cancelPublication = (publication: Publication, now: Date): InState<'canceled'> => ({
  ...publication,
  status: 'canceled',
  canceledAt: now,
});

/** Nobody knows whether it is published, so it can't be called canceled. */
const stopPublication = (publication: Publication, now: Date): InState<'failed'> => ({
  ...publication,
  status: 'failed',
  failedAt: now,
  trouble: { code: 'outcome_unknown', networkMessage: null },
  reason: stoppedUnknown(publication.platform),
});

const again = (publication: Publication, at: Date, reason: string | Text | null): InState<'scheduled'> => ({
  ...publication,
  failures: 0,
  firstFailureAt: null,
  trouble: reason === null ? null : { code: 'outcome_unknown', networkMessage: null },
  status: 'scheduled',
  nextAttemptAt: at,
  waitingFor: 'retry',
  reason,
});

/** Due at once; but where an earlier attempt may be out, not before the network is through with it. */
function retryPublication(publication: Publication, now: Date): InState<'scheduled'> {
  const { attempts, platform } = publication;
  const last = attempts.at(-1);
  const look = mayBeOut(attempts) && last ? nextLook(now, last.endedAt ?? last.startedAt, publication) : now;
  return {
    ...again(publication, look, look > now ? looksFirst(platform) : null),
    retriedAt: now,
    retriedAfter: attempts.length,
  };
}
