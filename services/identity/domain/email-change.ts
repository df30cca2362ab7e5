const HOUR_MS = 3_600_000;

/** Another address that a user wants, until its link is opened or expires. */
export interface EmailChange {
  readonly email: string;
  readonly emailKey: string;
  /** Hash of the link's secret. */
  readonly hash: string;
  readonly expiresAt: Date;
}

/** How often a link is mailed in an hour: by one account, to one address, and from one place. */
export const BY_ACCOUNT = { most: 5, keptMs: HOUR_MS } as const;
export const TO_ADDRESS = { most: 5, keptMs: HOUR_MS } as const;
export const FROM_HERE = { most: 30, keptMs: HOUR_MS } as const;
