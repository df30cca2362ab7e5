import { noLaterThanRepeat } from './blind-repeat.ts';
import { isTooLate } from './lateness.ts';
import { absent, fail, outdated, publish, type Report, started } from './outcome.ts';
import {
  type Attempt,
  type InState,
  isBegun,
  type Lease,
  mayBeOut,
  type Publication,
  type Trouble,
} from './publication.ts';
import { nextLook } from './retry-policy.ts';
import { WORKER_STOPPED } from './sentences.ts';
import { applied, rejectionReason, type UserCommand } from './user-commands.ts';

/** A worker that says nothing for so long has lost what it held. */
export const LEASE_MS = 120_000;

export type Command = MachineCommand | UserCommand;

type MachineCommand =
  /** Its time has come, or the worker that had it went silent. */
  | { readonly type: 'wake' }
  | { readonly type: 'lease'; readonly lease: Omit<Lease, 'until'> }
  /** The network asked for patience with everything of this account. */
  | { readonly type: 'hold'; readonly until: Date; readonly reason: string }
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
  /** The files of what has come to its end are kept no longer. */
  | { readonly type: 'drop-files' };

export type Decision =
  | { readonly ok: true; readonly next: Publication }
  /** To a command of its owner's, in words for the owner. */
  | { readonly ok: false; readonly refusal: string };

/** The publication after a command, or why the command can't be followed where it stands. */
export function decide(publication: Publication, command: Command, now: Date): Decision {
  if (isUserCommand(command)) {
    const refusal = rejectionReason(publication, command);
    return refusal ? { ok: false, refusal } : accepted(publication, applied(publication, command, now));
  }
  const next = follow(publication, command, now);
  if (next) return accepted(publication, next);
  return { ok: false, refusal: `${command.type} does not fit a publication that is ${publication.status}` };
}

/** What a worker learns under its lease is no change of state. */
const accepted = (before: Publication, after: Publication): Decision => {
  const learned = before.status === 'publishing' && after.status === 'publishing';
  return { ok: true, next: learned ? after : { ...after, revision: before.revision + 1 } };
};

const USER_COMMANDS: readonly string[] = [
  'cancel',
  'reschedule',
  'edit',
  'retry',
  'remove',
] satisfies UserCommand['type'][];

const isUserCommand = (command: Command): command is UserCommand => USER_COMMANDS.includes(command.type);

function follow(publication: Publication, command: MachineCommand, now: Date): Publication | null {
  switch (command.type) {
    case 'wake':
      return isDue(publication, now) ? woken(publication, now) : null;
    case 'lease':
      return publication.status === 'queued' ? leased(publication, command.lease, now) : null;
    case 'start':
      return publication.status === 'publishing' && !isBegun(publication) ? started(publication, now) : null;
    case 'absent':
      return publication.status === 'publishing' ? absent(publication, now) : null;
    case 'published':
      return publication.status === 'publishing' ? publish(publication, command, now) : null;
    case 'fail':
      return publication.status === 'publishing'
        ? fail(publication, command.report, now, command.random)
        : null;
    case 'hold':
      return publication.status === 'queued'
        ? putOff(
            publication,
            noLaterThanRepeat(publication, command.until, now),
            'rate_limited',
            command.reason,
          )
        : null;
    case 'connected':
      return isBlocked(publication) ? takenUp(forgiven(publication), now) : null;
    case 'drop-files':
      return hasEnded(publication) && publication.files === 'kept'
        ? { ...publication, files: 'leaving' }
        : null;
  }
}

/**
 * When the scheduler looks at a publication, whatever its state; null when nothing more happens to it, or when it waits
 * in line, which the workers read by themselves.
 */
export function wakeAt(publication: Publication): Date | null {
  if (publication.status === 'scheduled') return publication.nextAttemptAt;
  if (publication.status === 'publishing') return publication.lease.until;
  return null;
}

const isDue = (publication: Publication, now: Date): boolean => {
  const at = wakeAt(publication);
  return at !== null && at <= now;
};

const isBlocked = (publication: Publication): publication is InState<'scheduled'> =>
  publication.status === 'scheduled' && publication.waitingFor === 'connection';

const hasEnded = ({ status }: Publication): boolean =>
  status === 'published' || status === 'failed' || status === 'canceled';

/** A worker that went silent may have sent it, up to the last moment of its lease. */
function woken(publication: Publication, now: Date): Publication {
  if (publication.status !== 'publishing') return takenUp(publication, now);
  const left = { ...publication, attempts: interrupted(publication, now) };
  const { until } = publication.lease;
  const look = mayBeOut(left.attempts) ? nextLook(until, until, left.media.length > 0) : now;
  return look > now ? putOff(left, look, 'outcome_unknown', WORKER_STOPPED) : takenUp(left, now);
}

/** Into the queue; or to its end when it comes too late. What may be out is looked for however late it is. */
const takenUp = (publication: Publication, now: Date): Publication =>
  publication.status === 'scheduled' && isTooLate(publication, now) && !mayBeOut(publication.attempts)
    ? outdated(publication, publication.reason, now)
    : { ...publication, status: 'queued' };

const putOff = (
  publication: Publication,
  until: Date,
  code: Trouble['code'],
  reason: string,
): InState<'scheduled'> => ({
  ...publication,
  trouble: { code, networkMessage: null },
  status: 'scheduled',
  nextAttemptAt: until,
  waitingFor: 'retry',
  reason,
});

/** With the attempt that it is taken up for, which one write saves; where a look comes first it is begun after that. */
function leased(publication: InState<'queued'>, lease: Omit<Lease, 'until'>, now: Date): Publication {
  const attempts = interrupted(publication, now);
  const until = new Date(now.getTime() + LEASE_MS);
  const held = { ...publication, attempts, status: 'publishing', lease: { ...lease, until } } as const;
  return mayBeOut(attempts) || isTooLate(held, now) ? held : started(held, now);
}

/** An attempt that is still open is one whose worker died in it: the network is asked about it first. */
const interrupted = ({ attempts }: Publication, now: Date): Attempt[] =>
  attempts.map((attempt) =>
    attempt.outcome === null
      ? { ...attempt, outcome: 'unknown', message: WORKER_STOPPED, endedAt: now }
      : attempt,
  );

const forgiven = <P extends Publication>(publication: P): P => ({
  ...publication,
  failures: 0,
  firstFailureAt: null,
});
