import type { SessionOrigin } from './sign-in.ts';

const MINUTE_MS = 60_000;

/** How long a login waits for its second step, and how long a passkey's challenge is good. */
export const WAITING_MS = 5 * MINUTE_MS;
/** How long the secret of an authenticator app waits for its first code. */
export const SETTING_UP_MS = 15 * MINUTE_MS;

/** The most codes of one user to check in a day, lest somebody with the password finds one in the end. */
export const CODES_A_DAY = { most: 40, keptMs: 24 * 60 * MINUTE_MS } as const;

/** An authenticator app that is set up. */
export interface Authenticator {
  /** Its secret, sealed. */
  readonly sealed: string;
  /** The time step of the last code: neither it nor an earlier one is good again. */
  readonly lastStep: number;
  readonly addedAt: Date;
}

/** One that has yet to show its first code. */
export interface PendingAuthenticator {
  readonly sealed: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

export interface Factors {
  readonly authenticator: Authenticator | null;
  readonly pending: PendingAuthenticator | null;
  readonly recoveryCodesLeft: number;
}

/** A login whose password was right, which waits for the second factor. */
export interface PendingLogin {
  readonly hash: string;
  readonly userId: string;
  /** Detects whether the password has changed since it was checked. */
  readonly passwordMark: string;
  readonly remember: boolean;
  /** The place for which its try was counted. */
  readonly place: string;
  readonly asStranger: boolean;
  /** Whether the provider that was right vouches for the account's email; the factor makes that its proof. */
  readonly isVouchedFor?: boolean;
  /** Only where a provider was right. */
  readonly origin?: SessionOrigin;
  readonly expiresAt: Date;
}
