const HOUR_MS = 3_600_000;

/** How it was proved that an account's email is its user's. */
export type ProvenBy = 'link' | 'reset' | 'invitation' | 'provider';

/** A link that was mailed to an account's address. */
export interface EmailProof {
  readonly hash: string;
  readonly expiresAt: Date;
}

/** How often a link is mailed in an hour: for one account, and from one place. */
export const FOR_ACCOUNT = { most: 5, keptMs: HOUR_MS } as const;
export const FROM_HERE = { most: 30, keptMs: HOUR_MS } as const;
