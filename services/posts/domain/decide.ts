import { absent, fail, publish, type Report, started } from './outcome.ts';
import type { InState, Lease, Publication } from './publication.ts';
import { WORKER_STOPPED } from './sentences.ts';

/** Longest stay in the queue; what is still there then is sent again. */
export const QUEUE_MS = 120_000;
/** A worker that says nothing for so long has lost what it held. */
export const LEASE_MS = 120_000;

export type Command =
  /** Its time has come, or whoever had it went silent. */
  | { readonly type: 'wake' }
  | { readonly type: 'lease'; readonly lease: Omit<Lease, 'until'> }
  /** A worker that shuts down hands back what it has not begun. */
  | { readonly type: 'release' }
  | { readonly type: 'start' }
  /** The network was asked and does not have it. */
  | { readonly type: 'absent' }
  | { readonly type: 'published'; readonly remoteId: string; readonly url: string | null }
  | { readonly type: 'fail'; readonly report: Report; readonly random: number }
  | { readonly type: 'connected' }
  | { readonly type: 'cancel' };

export type Decision =
  | { readonly ok: true; readonly next: Publication }
  | { readonly ok: false; readonly refusal: string };

/** The publication after a command, or why the command can't be followed where it stands. */
export function decide(publication: Publication, command: Command, now: Date): Decision {
  const next = follow(publication, command, now);
  if (next) return { ok: true, next };
  return { ok: false, refusal: `${command.type} does not fit a publication that is ${publication.status}` };
}

function follow(publication: Publication, command: Command, now: Date): Publication | null {
  switch (command.type) {
    case 'wake':
      return isDue(publication, now) ? queued(publication, now) : null;
    case 'lease':
      return publication.status === 'queued' ? leased(publication, command.lease, now) : null;
    case 'release':
      return publication.status === 'queued' ? released(publication, now) : null;
    case 'start':
      return publication.status === 'publishing' ? started(publication, now) : null;
    case 'absent':
      return publication.status === 'publishing' ? absent(publication, now) : null;
    case 'published':
      return publication.status === 'publishing' ? publish(publication, command, now) : null;
    case 'fail':
      return publication.status === 'publishing'
        ? fail(publication, command.report, now, command.random)
        : null;
    case 'connected':
      return isBlocked(publication) ? queued(forgiven(publication), now) : null;
    case 'cancel':
      return publication.status === 'draft' || publication.status === 'scheduled'
        ? { ...publication, status: 'canceled', canceledAt: now }
        : null;
  }
}

/** When a publication needs looking at, whatever its state; null when nothing more happens to it. */
export function wakeAt(publication: Publication): Date | null {
  if (publication.status === 'scheduled') return publication.nextAttemptAt;
  if (publication.status === 'queued') return publication.until;
  if (publication.status === 'publishing') return publication.lease.until;
  return null;
}

const isDue = (publication: Publication, now: Date): boolean => {
  const at = wakeAt(publication);
  return at !== null && at <= now;
};

const isBlocked = (publication: Publication): publication is InState<'scheduled'> =>
  publication.status === 'scheduled' && publication.waitingFor === 'connection';

const queued = (publication: Publication, now: Date): InState<'queued'> => ({
  ...publication,
  status: 'queued',
  until: later(now, QUEUE_MS),
});

/** An attempt that is still open is one whose worker died in it: the network is asked about it first. */
const leased = (
  publication: InState<'queued'>,
  lease: Omit<Lease, 'until'>,
  now: Date,
): InState<'publishing'> => ({
  ...publication,
  attempts: publication.attempts.map((attempt) =>
    attempt.outcome === null
      ? { ...attempt, outcome: 'unknown', message: WORKER_STOPPED, endedAt: now }
      : attempt,
  ),
  status: 'publishing',
  lease: { ...lease, until: later(now, LEASE_MS) },
});

const released = (publication: InState<'queued'>, now: Date): InState<'scheduled'> => ({
  ...publication,
  status: 'scheduled',
  nextAttemptAt: now,
  waitingFor: 'time',
  reason: null,
});

const forgiven = <P extends Publication>(publication: P): P => ({
  ...publication,
  failures: 0,
  firstFailureAt: null,
});

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
