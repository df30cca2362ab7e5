import { PLATFORMS, type PlatformId, type PlatformName } from '@carillon/contracts/domain/platforms.ts';

const NAMES = { 1: 'facebook', 2: 'instagram', 3: 'linkedin' } as const satisfies Record<
  PlatformId,
  PlatformName
>;

export const platformName = (id: PlatformId): PlatformName => NAMES[id];

export const labelOf = (platform: PlatformName): string => PLATFORMS[platform].label;
