import { isFront, type ProcessDescriptor, servicesCalledBy } from '@carillon/contracts/service.ts';
import { listKnownSites } from '../pieces/reach.ts';
import { hostOf } from './hosts.ts';

/** By name; of a site, with the name that browsers have for it. */
export type Networks = Readonly<Record<string, { readonly aliases?: readonly string[] }>>;

/** Where the servers of a service are, which leads nowhere else. */
export const serversNetwork = (service: string): string => `${service}-servers`;

/** Where the micro-frontends' images and the gateways are. */
export const MFES_NETWORK = 'mfes';

/**
 * A service has a network on which it is called, and one with its servers. A process joins its service's, and those on
 * which others are called by it.
 */
export function networksOf(process: ProcessDescriptor, all: readonly ProcessDescriptor[]): Networks {
  const { service, servers, site } = process;
  const peers = [
    ...servicesCalledBy(process, all),
    ...listKnownSites(process, all).map((one) => one.service),
  ];
  return {
    [service]: site ? { aliases: [hostOf(process)] } : {},
    ...(servers.length > 0 && { [serversNetwork(service)]: {} }),
    ...Object.fromEntries(peers.map((name) => [name, {}])),
    ...(isFront(process) && { [MFES_NETWORK]: {} }),
    ...(isFront(process) &&
      Object.fromEntries(standIns(all).map((name) => [name, { aliases: [hostOf(process)] }]))),
  };
}

/** Lists the stand-ins for the outside world, which fetch from the front. */
const standIns = (all: readonly ProcessDescriptor[]): string[] =>
  all.filter(({ sandboxOnly }) => sandboxOnly).map(({ service }) => service);
