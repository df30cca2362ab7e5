/**
 * The networks, with the ids that the API has always used for them. With `choosesTarget` a connection brings several pages or
 * accounts to choose from; else it brings the one profile.
 */
export const PLATFORMS = {
  facebook: { id: 1, name: 'facebook', label: 'Facebook', targetNoun: 'page', choosesTarget: true },
  instagram: { id: 2, name: 'instagram', label: 'Instagram', targetNoun: 'account', choosesTarget: true },
  linkedin: { id: 3, name: 'linkedin', label: 'LinkedIn', targetNoun: 'profile', choosesTarget: false },
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

/** What people call the network. */
export const labelOf = (platform: PlatformName): string => PLATFORMS[platform].label;
