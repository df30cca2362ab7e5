import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Sealed } from './connection.ts';

/** A key by which Carillon proves to a network's servers who it is. */
export interface StoredClientKey {
  readonly platform: PlatformName;
  readonly kid: string;
  readonly privateJwk: Sealed;
  readonly createdAt: Date;
}

const DAY_MS = 24 * 3_600_000;

/** How long new sessions begin with a key before there is another. */
export const SIGNS_MS = 365 * DAY_MS;
/** A session lasts two years at most, and a newer key takes a day to be known. */
export const TTL_MS = SIGNS_MS + 2 * 366 * DAY_MS + 7 * DAY_MS;
