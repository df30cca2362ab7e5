import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

export interface Target {
  readonly platform: PlatformName;
  readonly targetId: string;
}

/** A network as a whole, and one account on it. Permits and cooldowns are kept under these. */
export const networkKey = ({ platform }: Pick<Target, 'platform'>): string => `network/${platform}`;
export const accountKey = ({ platform, targetId }: Target): string => `account/${platform}/${targetId}`;
/**
 * The server of an account whose id begins with it, as in `mastodon.example/109`; the account itself where its network has one
 * server, or its id doesn't say.
 */
export const serverKey = (target: Target): string => {
  const end = target.targetId.indexOf('/');
  return end > 0 ? `server/${target.platform}/${target.targetId.slice(0, end)}` : accountKey(target);
};
/** A posting slot of a workspace's account: whichever post has this key has the slot. */
export const slotKey = (workspaceId: string, { platform, targetId }: Target, at: Date): string =>
  `${workspaceId}/${platform}/${targetId}/${at.toISOString()}`;
/** All that a cooldown of may keep an account waiting. */
export const keysOf = (target: Target): string[] => [
  ...new Set([accountKey(target), serverKey(target), networkKey(target)]),
];
