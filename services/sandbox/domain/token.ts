import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** A stored token. Only its hash is stored. */
export interface Token {
  readonly hash: string;
  readonly network: PlatformName;
  /** A person's token of two hours, its exchange for one of 60 days, a page's, a LinkedIn member's, one that never expires. */
  readonly kind: 'short' | 'long' | 'page' | 'member' | 'lasting';
  readonly profileId: string;
  readonly ownerId: string;
  readonly scopes: readonly string[];
  readonly expiresAt: Date | null;
  readonly revoked: boolean;
  /** The app of a token, for networks that show which app a post came from. */
  readonly app?: TokenApp | null;
}

export interface TokenApp {
  readonly name: string;
  readonly website: string | null;
}

export interface Code {
  readonly hash: string;
  readonly network: PlatformName;
  readonly redirectUri: string;
  readonly profileId: string;
  readonly scopes: readonly string[];
  /** The PKCE code challenge (SHA-256), if the app sent one. */
  readonly challenge?: string | null;
  readonly expiresAt: Date;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const LIFETIMES_MS = {
  code: 10 * MINUTE,
  short: 120 * MINUTE,
  long: 60 * DAY,
  member: 60 * DAY,
  container: DAY,
} as const;
