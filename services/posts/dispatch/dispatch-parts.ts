import type { SocialNetworks } from '@carillon/social/network.ts';
import type { PublishLimits } from './permits.ts';

/** Where a worker publishes, and how much at a time. */
export interface DispatchParts {
  readonly networks: SocialNetworks;
  /** How many publications one worker leases at a time. */
  readonly concurrency: number;
  readonly limits: PublishLimits;
  /** How far a worker's clock may be off the store's, milliseconds; 0 for any distance. */
  readonly clockLimitMs: number;
  /** From 0 to 1, for jitter. */
  random(): number;
}
