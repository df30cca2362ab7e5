import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

export interface Target {
  readonly platform: PlatformName;
  readonly targetId: string;
}

/** A network as a whole, and one account on it. Permits and cooldowns are kept under these. */
export const networkKey = ({ platform }: Pick<Target, 'platform'>): string => `network/${platform}`;
export const accountKey = ({ platform, targetId }: Target): string => `account/${platform}/${targetId}`;
export const keysOf = (target: Target): string[] => [accountKey(target), networkKey(target)];
