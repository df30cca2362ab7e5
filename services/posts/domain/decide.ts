import type { Text } from '@carillon/contracts/text.ts';
import { noLaterThanRepeat } from './blind-repeat.ts';
import { countCalendarChange } from './calendar-entry.ts';
import { type CommentCommand, followComment, withoutComment } from './first-comment.ts';
import { isTooLate } from './lateness.ts';
import { absent, fail, outdated, publish, startAttempt } from './outcome.ts';
import {
  type Attempt,
  type InState,
  isBegun,
  isQueued,
  type Lease,
  mayBeOut,
  type Publication,
  type Trouble,
} from './publication.ts';
import type { Report } from './report.ts';
import { nextLook } from './retry-policy.ts';
import { WORKER_STOPPED } from './sentences.ts';
import { applied, rejectionReason, type UserCommand } from './user-commands.ts';

/** A worker that does not renew a lease for so long has lost it. */
export const LEASE_MS = 120_000;

export type Command = MachineCommand | CommentCommand | UserCommand;

type MachineCommand =
  /** A worker takes it: to publish, or to fail it when it is too late for that. */
  | { readonly type: 'take'; readonly lease: Omit<Lease, 'until'> }
  /** The worker that leased it went silent. */
  | { readonly type: 'expire' }
  /** Its account or its network is on cooldown. */
  | { readonly type: 'cool-down'; readonly until: Date; readonly reason: string | Text }
  | { readonly type: 'start' }
  /** The network was asked and does not have it. */
  | { readonly type: 'absent' }
  | {
      readonly type: 'published';
      readonly remoteId: string;
      readonly url: string | null;
      readonly byEarlierAttempt?: boolean | undefined;
    }
  | { readonly type: 'fail'; readonly report: Report; readonly random: number }
  | { readonly type: 'connected' }
  /** It was deleted from its network, for a user. */
  | { readonly type: 'take-down'; readonly userId: string }
  /** A finished publication's files are no longer stored. */
  | { readonly type: 'drop-files' };

export type Decision =
  | { readonly ok: true; readonly next: Publication }
  /** To a command of its owner's, in words for the owner. */
  | { readonly ok: false; readonly rejectionReason: string | Text };

/** The publication after a command, or why the command can't be carried out in its state. */
export function decide(publication: Publication, command: Command, now: Date): Decision {
  if (isUserCommand(command)) {
    const reason = rejectionReason(publication, command);
    return reason
      ? { ok: false, rejectionReason: reason }
      : accepted(publication, applied(publication, command, now), now);
  }
  const next = follow(publication, command, now);
  if (next) return accepted(publication, next, now);
  return {
    ok: false,
    rejectionReason: `${command.type} does not fit a publication that is ${publication.status}`,
  };
}

/** Accepts the next state, with a new revision unless it only adds facts that a worker learned under its lease. */
const accepted = (before: Publication, after: Publication, now: Date): Decision => {
  const learned = before.status === 'publishing' && after.status === 'publishing';
  if (learned) return { ok: true, next: after };
  const revised = { ...after, revision: before.revision + 1 };
  return { ok: true, next: countCalendarChange(before, revised, now) };
};

const USER_COMMANDS: readonly string[] = [
  'cancel',
  'reschedule',
  'edit',
  'replan',
  'retry',
  'remove',
] satisfies UserCommand['type'][];

const isUserCommand = (command: Command): command is UserCommand => USER_COMMANDS.includes(command.type);

function follow(
  publication: Publication,
  command: MachineCommand | CommentCommand,
  now: Date,
): Publication | null {
  switch (command.type) {
    case 'take':
      return isDue(publication, now) ? takeLease(publication, command.lease, now) : null;
    case 'expire':
      return publication.status === 'publishing' && publication.lease.until <= now
        ? expired(publication, now)
        : null;
    case 'start':
      return publication.status === 'publishing' && !isBegun(publication)
        ? startAttempt(publication, now)
        : null;
    case 'absent':
      return publication.status === 'publishing' ? absent(publication, now) : null;
    case 'published':
      return publication.status === 'publishing' ? publish(publication, command, now) : null;
    case 'fail':
      return publication.status === 'publishing'
        ? fail(publication, command.report, now, command.random)
        : null;
    case 'cool-down':
      return isDue(publication, now)
        ? postpone(
            publication,
            noLaterThanRepeat(publication, command.until, now),
            'rate_limited',
            command.reason,
          )
        : null;
    case 'connected':
      return isBlocked(publication) ? dueAgain(forgiveFailures(publication), now) : null;
    case 'take-down':
      return publication.status === 'published'
        ? { ...withoutComment(publication), takenDownAt: publication.takenDownAt ?? now }
        : null;
    case 'postpone-comment':
    case 'comment-connected':
    case 'take-comment':
    case 'comment-out':
    case 'comment-fail':
      return publication.status === 'published' ? followComment(publication, command, now) : null;
    case 'drop-files':
      return hasEnded(publication) && publication.files === 'kept'
        ? { ...publication, files: 'pending-deletion' }
        : null;
  }
}

/**
 * When a publication next needs work: it is due, its lease ends, or its files can be removed. Null if never. The code
 * that removes files adds the retention time.
 */
export function wakeAt(publication: Publication): Date | null {
  switch (publication.status) {
    case 'scheduled':
      return publication.nextAttemptAt;
    case 'publishing':
      return publication.lease.until;
    default:
      if (publication.files === 'gone') return null;
      return publication.files === 'pending-deletion' ? AT_ONCE : endedAt(publication);
  }
}

const AT_ONCE = new Date(0);

function endedAt(publication: InState<'published' | 'failed' | 'canceled'>): Date {
  if (publication.status === 'published') return publication.publishedAt;
  return publication.status === 'failed' ? publication.failedAt : publication.canceledAt;
}

const isDue = (publication: Publication, now: Date): publication is InState<'scheduled'> =>
  isQueued(publication, now);

const isBlocked = (publication: Publication): publication is InState<'scheduled'> =>
  publication.status === 'scheduled' && publication.waitingFor === 'connection';

const hasEnded = ({ status }: Publication): boolean =>
  status === 'published' || status === 'failed' || status === 'canceled';

/** A worker that went silent may have sent it, up to the last moment of its lease. */
function expired(publication: InState<'publishing'>, now: Date): InState<'scheduled'> {
  const withoutLease = { ...publication, attempts: interruptAttempts(publication, now) };
  const { until } = publication.lease;
  const look = mayBeOut(withoutLease.attempts) ? nextLook(until, until, withoutLease) : now;
  return look > now
    ? postpone(withoutLease, look, 'outcome_unknown', WORKER_STOPPED)
    : { ...withoutLease, status: 'scheduled', nextAttemptAt: now, waitingFor: 'retry', reason: null };
}

const dueAgain = (publication: InState<'scheduled'>, now: Date): InState<'scheduled'> => ({
  ...publication,
  nextAttemptAt: now,
  waitingFor: 'retry',
});

const postpone = (
  publication: Publication,
  until: Date,
  code: Trouble['code'],
  reason: string | Text,
): InState<'scheduled'> => ({
  ...publication,
  trouble: { code, networkMessage: null },
  status: 'scheduled',
  nextAttemptAt: until,
  waitingFor: 'retry',
  reason,
});

/**
 * Leased together with its attempt, in one write. If the network has to be asked first, the attempt begins after
 * that. A publication that is too late ends here, unless it may be published, which has to be found out however late
 * it is.
 */
function takeLease(publication: InState<'scheduled'>, lease: Omit<Lease, 'until'>, now: Date): Publication {
  const attempts = interruptAttempts(publication, now);
  const until = new Date(now.getTime() + LEASE_MS);
  const publishing = { ...publication, attempts, status: 'publishing', lease: { ...lease, until } } as const;
  if (mayBeOut(attempts)) return publishing;
  return isTooLate(publishing, now)
    ? outdated(publication, publication.reason, now)
    : startAttempt(publishing, now);
}

/** An open attempt belongs to a worker that died during it: the network is asked about it first. */
const interruptAttempts = ({ attempts }: Publication, now: Date): Attempt[] =>
  attempts.map((attempt) =>
    attempt.outcome === null
      ? { ...attempt, outcome: 'unknown', message: WORKER_STOPPED, endedAt: now }
      : attempt,
  );

const forgiveFailures = <P extends Publication>(publication: P): P => ({
  ...publication,
  failures: 0,
  firstFailureAt: null,
});
