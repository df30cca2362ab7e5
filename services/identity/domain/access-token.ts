import type { TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import {
  ACCESS_TOKEN_LIMITS,
  ACCESS_TOKEN_PREFIX,
} from '@carillon/contracts/http/identity/tokens/access-token.ts';
import { sentence } from '@carillon/contracts/text.ts';

const DAY_MS = 24 * 3_600_000;
const NOTED_EVERY_MS = 5 * 60_000;
const SHOWN_CHARACTERS = 5;

/** An unrevoked personal access token. Its ID isn't secret; only a hash of the secret is stored. */
export interface AccessToken {
  readonly id: string;
  readonly userId: string;
  /** Where it may be used. */
  readonly workspaceId: string;
  readonly name: string;
  readonly begins: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

/** How a secret begins, as lists show it: too little of it to guess the rest. */
export const beginningOf = (secret: string): string =>
  secret.slice(0, ACCESS_TOKEN_PREFIX.length + SHOWN_CHARACTERS);

/** Not at every call: a write every five minutes is enough. */
export const isUseToNote = ({ lastUsedAt }: Pick<AccessToken, 'lastUsedAt'>, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= NOTED_EVERY_MS;

/** Returns the error of the expiry that a user chose; null when it is good. */
export function faultInExpiry(expiresAt: Date, now: Date): string | null {
  const ahead = expiresAt.getTime() - now.getTime();
  if (ahead <= 0) return sentence`Choose a day in the future.`;
  if (ahead > ACCESS_TOKEN_LIMITS.days * DAY_MS)
    return sentence`Choose a day within the next ${{ days: ACCESS_TOKEN_LIMITS.days }} days.`;
  return null;
}
