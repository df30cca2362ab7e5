import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { NetworkConnection } from '@carillon/sdk/index.ts';
import type { Account } from '../../../lib/account.ts';
import type { Choice } from './targets.ts';

/** The accounts that publish a post on a network: the chosen ones, in the connection's order. */
export const describeShown = (
  choices: readonly Choice[],
  connections: readonly NetworkConnection[],
  platform: PlatformName,
): readonly Account[] => {
  const { pageIds = [] } = choices.find((one) => one.platform === platform) ?? {};
  const { targets = [] } = connections.find((one) => one.platform === platform) ?? {};
  return targets.filter(({ id }) => pageIds.includes(id));
};
