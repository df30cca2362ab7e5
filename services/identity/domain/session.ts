import type { SessionOrigin } from './sign-in.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SLIDE_EVERY_MS = 5 * MINUTE_MS;

interface Lifetime {
  /** Without use. */
  readonly idleMs: number;
  /** From the login on, however much it is used. */
  readonly longestMs: number;
}

const REMEMBERED: Lifetime = { idleMs: 14 * DAY_MS, longestMs: 30 * DAY_MS };
const OTHER: Lifetime = { idleMs: DAY_MS, longestMs: 7 * DAY_MS };

/** How long the browser keeps the cookie of an unused remembered session. */
export const REMEMBERED_MS = REMEMBERED.idleMs;

/** An active session. Its ID isn't secret. The cookie's value is, and only its hash is stored. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  /** Where the user works; opening another workspace is to change this. */
  readonly workspaceId: string;
  readonly remember: boolean;
  readonly startedAt: Date;
  readonly expiresAt: Date;
  /** When it was last used, to five minutes; that put `expiresAt` off, as far as it goes. */
  readonly slidAt: Date;
  /** Browser and device in plain words, if the browser reported them. */
  readonly device: string | null;
  /** Where the login came from. */
  readonly address: string | null;
  /** When its user last proved, after the login, to be there. */
  readonly confirmedAt?: Date | null;
  /** Only where it began with a provider. */
  readonly origin?: SessionOrigin | undefined;
}

const FRESH_MS = 10 * MINUTE_MS;

/** Whether its user has proved to be there so lately that nobody else can have come to the browser since. */
export const isFresh = (
  { startedAt, confirmedAt }: Pick<Session, 'startedAt' | 'confirmedAt'>,
  now: Date,
): boolean => now.getTime() - Math.max(startedAt.getTime(), confirmedAt?.getTime() ?? 0) < FRESH_MS;

/** Use puts the end off, up to the day on which it ends whatever happens. */
export function expiryFrom(
  { remember, startedAt }: Pick<Session, 'remember' | 'startedAt'>,
  now: Date,
): Date {
  const { idleMs, longestMs } = remember ? REMEMBERED : OTHER;
  return new Date(Math.min(now.getTime() + idleMs, startedAt.getTime() + longestMs));
}

/** Not at every call: a write every five minutes is enough. */
export const isDueToSlide = ({ slidAt }: Pick<Session, 'slidAt'>, now: Date): boolean =>
  now.getTime() - slidAt.getTime() >= SLIDE_EVERY_MS;
