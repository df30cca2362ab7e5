import type { Delivery, Try } from './delivery.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A delivery that isn't made by then is given up, and a webhook without any successful delivery is paused. */
export const GIVE_UP_MS = 72 * HOUR_MS;
/**
 * A delivery that the receiver itself rejects is retried less often, so that one event it can't read doesn't hold up
 * all others for days.
 */
export const MAX_REFUSALS = 12;
const FIRST_MS = 5_000;
const LONGEST_MS = 30 * MINUTE_MS;

/**
 * How long the next try waits: 5 s, 15 s, 45 s and so on to half an hour, each up to a fifth more, lest all that wait for
 * one receiver come together.
 */
export const backoffMs = (tries: number, random: () => number): number =>
  Math.round(Math.min(FIRST_MS * 3 ** (tries - 1), LONGEST_MS) * (1 + random() / 5));

/** The result of a try for its delivery. `gone`: the receiver wants no more events. */
export type Verdict =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly at: Date }
  | { readonly kind: 'given-up' }
  | { readonly kind: 'gone' };

/** Too many requests and time-outs pass. */
const PASSING = new Set([408, 425, 429]);

const isRefused = ({ code }: Pick<Try, 'code'>): boolean =>
  code !== null && code >= 400 && code < 500 && !PASSING.has(code);

export function judge(
  { tries, queuedAt }: Pick<Delivery, 'tries' | 'queuedAt'>,
  attempt: Pick<Try, 'at' | 'code' | 'failure'>,
  random: () => number,
): Verdict {
  if (attempt.failure === null) return { kind: 'delivered' };
  if (attempt.code === 410) return { kind: 'gone' };
  if (isRefused(attempt) && tries + 1 >= MAX_REFUSALS) return { kind: 'given-up' };
  const at = new Date(attempt.at.getTime() + backoffMs(tries + 1, random));
  return at.getTime() - queuedAt.getTime() > GIVE_UP_MS ? { kind: 'given-up' } : { kind: 'retry', at };
}

/** Whether nothing was delivered for so long that it is paused: no later than its first delivery is given up. */
export const isLost = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= GIVE_UP_MS - HOUR_MS;
