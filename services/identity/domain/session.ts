const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SLIDE_EVERY_MS = 5 * MINUTE_MS;

/** How long the browser keeps the cookie of a remembered session. */
export const REMEMBERED_MS = 30 * DAY_MS;

/** A session that is alive. Its id is no secret; the cookie's value is, and only a hash of that is kept. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly remember: boolean;
  readonly expiresAt: Date;
  /** When `expiresAt` was last put off. */
  readonly slidAt: Date;
}

export const expiryFrom = (remember: boolean, now: Date): Date =>
  new Date(now.getTime() + (remember ? REMEMBERED_MS : DAY_MS));

/** Use puts the end off, but not at every call: a write every five minutes is enough. */
export const isDueToSlide = (session: Session, now: Date): boolean =>
  now.getTime() - session.slidAt.getTime() >= SLIDE_EVERY_MS;
