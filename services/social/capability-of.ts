import { notSetUp } from '@carillon/contracts/domain/network-settings.ts';
import type { SocialNetwork } from './network.ts';
import { SocialError } from './social-error.ts';

type Capability = Exclude<keyof SocialNetwork, 'name'>;

/**
 * A capability that every network has which is set up.
 * @throws SocialError `network_not_set_up`
 */
export const capabilityOf = <Name extends Capability>(
  network: SocialNetwork,
  name: Name,
): NonNullable<SocialNetwork[Name]> => {
  const capability = network[name];
  if (capability) return capability;
  throw new SocialError(notSetUp(network.name), { kind: 'permanent', code: 'network_not_set_up' });
};
