import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** The accounts of a network that a connection publishes to; all of the network's where an event of an earlier version does not say. */
export interface ConnectedTargets {
  readonly platform: PlatformName;
  readonly targetIds: readonly string[] | undefined;
}
