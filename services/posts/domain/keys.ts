import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';

export interface Target {
  readonly platform: PlatformName;
  readonly targetId: string;
  /** The origin of the account's server, as its connection has it; where that isn't known, what its id says. */
  readonly server?: string | undefined;
}

/** A network as a whole, one of its servers, and one account on it. Permits and cooldowns are kept under these. */
export const networkKey = ({ platform }: Pick<Target, 'platform'>): string => `network/${platform}`;
export const accountKey = ({ platform, targetId }: Target): string => `account/${platform}/${targetId}`;
/** The server that an account is on; the network where there is only one place. */
export function serverKey({ platform, targetId, server }: Target): string {
  const place = PLATFORMS[platform].serverOf?.(targetId) ?? server;
  return place === undefined ? networkKey({ platform }) : `server/${platform}/${place}`;
}
/** A posting slot of a workspace's account: whichever post has this key has the slot. */
export const slotKey = (workspaceId: string, { platform, targetId }: Target, at: Date): string =>
  `${workspaceId}/${platform}/${targetId}/${at.toISOString()}`;
export const keysOf = (target: Target): string[] => [
  ...new Set([accountKey(target), serverKey(target), networkKey(target)]),
];
