import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { SealedRevocable } from './connection.ts';

/** A grant to revoke at the network once its connection is gone. */
export interface NewRevocation extends SealedRevocable {
  /** The app's ID at the network: with the account's, it identifies the grant, which several connections may share. */
  readonly app: string;
  readonly accountId: string;
  readonly platform: PlatformName;
  /** A part of what the token is sealed with. */
  readonly workspaceId: string;
}

/** One that a process is at work on. */
export interface Revocation extends NewRevocation {
  readonly attempts: number;
  readonly lease: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long is waited after each attempt. After the last, two days later, the token is thrown away all the same. */
const WAITS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  HOUR_MS / 2,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
];

/** Whether it was begun more often than that: then processes died of it. */
export const isSpent = ({ attempts }: Pick<Revocation, 'attempts'>): boolean =>
  attempts > WAITS_MS.length + 1;

/** How long deleting a connection may take after its revocation is recorded. */
export const HOLD_MS = MINUTE_MS / 2;
/** How long an attempt is left to the process that began it: longer than the network is waited for. */
export const CLAIM_MS = 2 * MINUTE_MS;

/** When it is tried again; null when it was often enough. */
export function nextAttempt({ attempts }: Pick<Revocation, 'attempts'>, now: Date): Date | null {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
