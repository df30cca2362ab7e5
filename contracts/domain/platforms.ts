import {
  NETWORKS,
  PLATFORMS,
  type PlatformId,
  type PlatformName,
} from '@carillon/contracts/networks/networks.ts';
import { plainName } from './plain-name.ts';

export type { PlatformId, PlatformName };
export { PLATFORMS };

type Platform = (typeof PLATFORMS)[PlatformName];

export const PLATFORM_NAMES = NETWORKS.map(({ name }) => name) as [PlatformName, ...PlatformName[]];
export const PLATFORM_IDS = NETWORKS.map(({ id }) => id) as [PlatformId, ...PlatformId[]];

/** The networks that are connected on a consent page, by an app that the operator registered or by the sandbox's. */
export const OAUTH_NETWORKS = PLATFORM_NAMES.filter((name) => PLATFORMS[name].connect.how === 'oauth');
/** The platforms connected with a handle and an app password. */
export const HANDLE_NETWORKS = PLATFORM_NAMES.filter((name) => PLATFORMS[name].connect.how === 'handle');

const byId = new Map<number, Platform>(NETWORKS.map((one) => [one.id, one]));

/** Returns the platform with that ID. Undefined if there is none. */
export function platformById(id: PlatformId): Platform;
export function platformById(id: number): Platform | undefined;
export function platformById(id: number): Platform | undefined {
  return byId.get(id);
}

/** Makes a record with a value for each network. */
export const byPlatform = <Value>(make: (platform: PlatformName) => Value): Record<PlatformName, Value> =>
  Object.fromEntries(PLATFORM_NAMES.map((name) => [name, make(name)])) as Record<PlatformName, Value>;

/** Returns a network with whose account it is, where that is known: a workspace may have several. */
export const connectionName = (platform: PlatformName, accountName: string | null | undefined): string =>
  accountName ? `${labelOf(platform)} (${accountName})` : labelOf(platform);

/** Returns a network's name for screens. A newer server may send one that this page doesn't know. */
export const labelOf = (platform: PlatformName): string => PLATFORMS[platform]?.label ?? plainName(platform);
