import { type Text, toEnglish } from '@carillon/contracts/text.ts';
import { isTooLateToRepeat, mustRepeat, noLaterThanRepeat } from './blind-repeat.ts';
import { dueComment } from './first-comment.ts';
import { isTooLate, lateBy } from './lateness.ts';
import type { Attempt, AttemptOutcome, InState, Publication, Trouble } from './publication.ts';
import { isBegun, listAskedAttempts, mayBeOut } from './publication.ts';
import type { Report } from './report.ts';
import { isExhausted, nextTry, nextTryInDoubt } from './retry-policy.ts';
import { FROM_EARLIER_ATTEMPT, GAVE_UP, notKnownText, tooLate } from './sentences.ts';

const SOONEST_RECHECK_MS = 10 * 60_000;
const LATEST_RECHECK_MS = 3_600_000;

type Running = InState<'publishing'>;

/** Writes an attempt down before its call is made. */
export const startAttempt = (publication: Running, now: Date): Running => ({
  ...publication,
  attempts: [
    ...publication.attempts,
    { n: publication.attempts.length + 1, startedAt: now, endedAt: null, outcome: null, message: null },
  ],
});

/** Marks the uncertain attempts as absent: nothing came of them. */
export const absent = (publication: Running, now: Date): Running => ({
  ...publication,
  attempts: publication.attempts.map((attempt) =>
    isUncertain(attempt) ? { ...attempt, outcome: 'absent', endedAt: attempt.endedAt ?? now } : attempt,
  ),
});

interface FoundPost {
  readonly remoteId: string;
  readonly url: string | null;
  /** The network refused the attempt that runs, because an earlier one had published it. */
  readonly byEarlierAttempt?: boolean | undefined;
}

export const publish = (
  publication: Running,
  { remoteId, url, byEarlierAttempt = false }: FoundPost,
  now: Date,
): InState<'published'> => {
  const maker = makerOf(publication.attempts, byEarlierAttempt);
  return {
    ...publication,
    attempts: explainAttempts(publication.attempts, maker, now),
    status: 'published',
    // A post found later has been published since about then, however long nobody knew.
    publishedAt: maker === null || maker.outcome === null ? now : maker.startedAt,
    remoteId,
    url,
    comment: dueComment(publication.firstComment, now),
  };
};

/** The attempt that published it: of those without an outcome the last that can have. */
function makerOf(attempts: readonly Attempt[], byEarlier: boolean): Attempt | null {
  if (!byEarlier) return attempts.findLast(isUncertain) ?? null;
  const earlier = attempts.filter(({ outcome }) => outcome !== null);
  return earlier.findLast(isUncertain) ?? earlier.findLast(({ outcome }) => outcome === 'absent') ?? null;
}

/** Explains attempts by the one that published: uncertain ones are absent, and those still running were refused. */
const explainAttempts = (attempts: readonly Attempt[], maker: Attempt | null, now: Date): Attempt[] =>
  attempts.map((attempt) => {
    const endedAt = attempt.endedAt ?? now;
    if (attempt === maker) return { ...attempt, outcome: 'published', endedAt };
    if (attempt.outcome === null)
      return { ...attempt, outcome: 'refused', message: FROM_EARLIER_ATTEMPT, endedAt };
    return attempt.outcome === 'unknown' ? { ...attempt, outcome: 'absent' } : attempt;
  });

/** Where a run that failed leaves the publication: waiting for another attempt or the connection, or at its end. */
export function fail(publication: Running, report: Report, now: Date, random: number): Publication {
  const attempted = report.called === false ? withdrawn(publication) : closeAttempt(publication, report, now);
  const after = { ...attempted, trouble: troubleOf(report) };
  const why = report.explanation ?? report.message;
  switch (report.kind) {
    case 'reconnect':
      return isTooLate(after, now) ? outdated(after, why, now) : blockPublication(after, why, now);
    // A client that recognizes its own earlier attempt in a duplicate reports the post as published.
    case 'duplicate':
      return failPublication(refuseAsDuplicate(after, report.duplicateSince), why, now);
    case 'permanent':
    case 'forbidden':
      return failPublication(after, why, now);
    case 'transient':
    case 'unknown':
      return again(after, report, now, random);
  }
}

const CODES = {
  reconnect: 'not_connected',
  forbidden: 'forbidden',
  duplicate: 'duplicate',
  permanent: 'rejected',
  transient: 'unavailable',
  unknown: 'outcome_unknown',
} as const satisfies Record<Report['kind'], Trouble['code']>;

const troubleOf = ({ kind, code, networkMessage, retryAt }: Report): Trouble => ({
  code: code ?? (kind === 'transient' && retryAt ? 'rate_limited' : CODES[kind]),
  networkMessage: networkMessage ?? null,
});

/** Reconnecting takes it up at once. If that event gets lost, it is checked ever more rarely. */
const blockPublication = (after: Running, reason: string | Text, now: Date): InState<'scheduled'> => ({
  ...after,
  status: 'scheduled',
  nextAttemptAt: new Date(now.getTime() + recheckIn(lateBy(after, now))),
  waitingFor: 'connection',
  reason,
});

const recheckIn = (waitedMs: number): number =>
  Math.min(Math.max(waitedMs, SOONEST_RECHECK_MS), LATEST_RECHECK_MS);

function again(
  after: Running,
  { kind, message, explanation, retryAt }: Report,
  now: Date,
  random: number,
): Publication {
  // A wait that the network asked for isn't a failure, so it doesn't make the next wait longer.
  const failures = after.failures + (retryAt ? 0 : 1);
  const firstFailureAt = after.firstFailureAt ?? now;
  const countedFailure = { ...after, failures, firstFailureAt };
  const uncertain = listAskedAttempts(after).filter(
    ({ outcome }) => outcome === 'unknown' || outcome === 'absent',
  ).length;
  const requestedRetry = mustRepeat(after, now) ? undefined : retryAt;
  const tries = [Math.max(failures, 1), now, random, requestedRetry] as const;
  const next = kind === 'unknown' ? nextTryInDoubt(after, ...tries) : nextTry(...tries);
  const at = noLaterThanRepeat(after, next, now);
  if (isExhausted({ firstAt: firstFailureAt, uncertain }, after, now) || isTooLateToRepeat(after, at))
    return failPublication(countedFailure, explanation ?? message, now);
  return {
    ...countedFailure,
    status: 'scheduled',
    nextAttemptAt: at,
    waitingFor: 'retry',
    reason: explanation ?? message,
  };
}

/**
 * Ends a publication that has waited so long that its owner no longer counts on it, instead of publishing it by
 * surprise.
 */
export const outdated = (
  publication: Publication,
  why: string | Text | null,
  now: Date,
): InState<'failed'> => ({
  ...publication,
  status: 'failed',
  failedAt: now,
  trouble: { ...inDoubt(publication), ...(!mayBeOut(publication.attempts) && { code: 'too_late' }) },
  reason: mayBeOut(publication.attempts) ? notKnownText(publication.platform, why ?? GAVE_UP) : tooLate(why),
});

const inDoubt = ({ trouble }: Publication): Trouble => ({
  code: 'outcome_unknown',
  networkMessage: trouble?.networkMessage ?? null,
});

const failPublication = (publication: Running, message: string | Text, now: Date): InState<'failed'> => ({
  ...publication,
  status: 'failed',
  failedAt: now,
  trouble: mayBeOut(publication.attempts) ? inDoubt(publication) : publication.trouble,
  reason: mayBeOut(publication.attempts) ? notKnownText(publication.platform, message) : message,
});

/** Closes the attempt that is running; without one the failure came before the call, and changes no attempt. */
function closeAttempt(publication: Running, { kind, message }: Report, now: Date): Running {
  const last = publication.attempts.at(-1);
  if (last?.outcome !== null) return publication;
  const outcome: AttemptOutcome = kind === 'unknown' ? 'unknown' : 'refused';
  const attempt = { ...last, outcome, message: toEnglish(message), endedAt: now };
  return { ...publication, attempts: [...publication.attempts.slice(0, -1), attempt] };
}

/** Further apart than the clocks of two workers. */
const SURELY_LATER_MS = 60_000;

/**
 * Marks attempts as absent when the network's duplicate is older than these words' first attempt: each time it
 * refused them as a duplicate of that post.
 */
function refuseAsDuplicate(publication: Running, duplicateSince: Date | undefined): Running {
  if (!duplicateSince) return publication;
  const isLater = ({ startedAt }: Attempt): boolean =>
    startedAt.getTime() > duplicateSince.getTime() + SURELY_LATER_MS;
  const attempts = publication.attempts.map((attempt, at) =>
    isUncertain(attempt) && at >= publication.editedAfter && isLater(attempt)
      ? { ...attempt, outcome: 'absent' as const }
      : attempt,
  );
  return { ...publication, attempts };
}

const withdrawn = (publication: Running): Running =>
  isBegun(publication) ? { ...publication, attempts: publication.attempts.slice(0, -1) } : publication;

const isUncertain = ({ outcome }: Attempt): boolean => outcome === null || outcome === 'unknown';
