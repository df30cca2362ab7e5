import { plainName } from './plain-name.ts';

/**
 * The networks, with the ids that the API has always used for them. With `needsPage` a post names the page or account that it
 * goes to; else it may, and goes to the member's own profile where it names none.
 */
export const PLATFORMS = {
  facebook: {
    id: 1,
    name: 'facebook',
    label: 'Facebook',
    targetNoun: 'page',
    targetNouns: 'pages',
    needsPage: true,
  },
  instagram: {
    id: 2,
    name: 'instagram',
    label: 'Instagram',
    targetNoun: 'account',
    targetNouns: 'accounts',
    needsPage: true,
  },
  linkedin: {
    id: 3,
    name: 'linkedin',
    label: 'LinkedIn',
    targetNoun: 'profile',
    targetNouns: 'profiles and pages',
    needsPage: false,
  },
} as const;

export type PlatformName = keyof typeof PLATFORMS;
export type PlatformId = (typeof PLATFORMS)[PlatformName]['id'];

export const PLATFORM_NAMES = Object.keys(PLATFORMS) as [PlatformName, ...PlatformName[]];
export const PLATFORM_IDS = [1, 2, 3] as const satisfies readonly PlatformId[];

const byId = new Map(Object.values(PLATFORMS).map((platform) => [platform.id as number, platform]));

type Platform = (typeof PLATFORMS)[PlatformName];

/** The platform with that id, or undefined when there is none. */
export function platformById(id: PlatformId): Platform;
export function platformById(id: number): Platform | undefined;
export function platformById(id: number): Platform | undefined {
  return byId.get(id);
}

/** A LinkedIn page; everything else there is a member's own profile. */
export const isOrganization = (targetId: string): boolean => targetId.startsWith('urn:li:organization:');

/** Returns a network with whose account it is, where that is known: a workspace may have several. */
export const connectionName = (platform: PlatformName, accountName: string | null | undefined): string =>
  accountName ? `${labelOf(platform)} (${accountName})` : labelOf(platform);

/** Returns a network's name for screens. A newer server may send one that this page doesn't know. */
export const labelOf = (platform: PlatformName): string => PLATFORMS[platform]?.label ?? plainName(platform);
