const HOUR_MS = 3_600_000;

/** A link that opens a new password. */
export interface PasswordReset {
  /** Null where the email that was given has no account. */
  readonly userId: string | null;
  /** Identifies the password at the time of the request. Once the password changes, the link no longer works. */
  readonly passwordMark: string;
  readonly expiresAt: Date;
}

/** How often a link is asked for in an hour: for one email from one place, for it from all places, and from one place. */
export const FOR_EMAIL_HERE = { most: 5, keptMs: HOUR_MS } as const;
export const FOR_EMAIL = { most: 20, keptMs: HOUR_MS } as const;
export const FROM_HERE = { most: 30, keptMs: HOUR_MS } as const;
