import type { Random } from '../plan/random.ts';
import { sandboxKeys } from './network.ts';
import type { VictimOptions } from './victim.ts';

export interface SystemOptions extends VictimOptions {
  readonly folder: string;
  /** The prefix of its databases' names. */
  readonly prefix: string;
  readonly random: Random;
  /** The most that a clock is off, either way. */
  readonly skewMs: number;
  /** Opens the networks for a Carillon that is at this address, and says where they are. */
  openNetworks(carillonUrl: string): Promise<string>;
}

/**
 * Returns the settings of every mode: the networks, no limits that the users of a run could reach, and the logs that
 * are worth reading later.
 */
export const sharedSettings = (
  { prefix }: SystemOptions,
  carillonUrl: string,
  sandboxUrl: string,
): Record<string, string> => ({
  PUBLIC_URL: carillonUrl,
  SANDBOX_URL: sandboxUrl,
  ...sandboxKeys,
  MONGODB_PREFIX: prefix,
  LOG_LEVEL: 'info',
  PLANS: 'off',
  RATE_STRICT: '100000',
  RATE_COSTLY: '100000',
  RATE_NORMAL: '100000',
});

/** How far a clock is off: one way or the other. */
export const someSkew = ({ random, skewMs }: SystemOptions): number => random.below(2 * skewMs + 1) - skewMs;
