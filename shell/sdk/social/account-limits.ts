import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { AccountLimits } from '@carillon/contracts/domain/strictest.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import type { NetworkLimits } from '@carillon/contracts/networks/network.ts';
import { isWorking, type NetworkConnection } from './connections.ts';

/** The limits of an account: its network's, and those in which its server differs. */
export function limitsOf({ network, limits: accountLimits }: ConnectionView): NetworkLimits {
  const { text, comment, hashtags, images, image_bytes, video_bytes } = accountLimits;
  const { link_length, counting, alt_text, media_required } = accountLimits;
  return {
    ...PLATFORMS[network].limits,
    text,
    comment,
    hashtags,
    images,
    imageBytes: image_bytes,
    videoBytes: video_bytes,
    ...(link_length !== undefined && { linkLength: link_length }),
    ...(counting !== undefined && { counting }),
    ...(alt_text !== undefined && { altText: alt_text }),
    ...(media_required !== undefined && { mediaRequired: media_required }),
  };
}

/** The different limits of the accounts that a post goes to on a network; the network's own where nothing is connected. */
export function limitsFor(
  connection: NetworkConnection,
  targetIds: readonly string[],
): readonly AccountLimits[] {
  const limitsByAccount = new Map<string, AccountLimits>();
  for (const account of connection.accounts.filter(isWorking)) {
    if (!account.targets.some(({ id }) => targetIds.includes(id))) continue;
    const limits = limitsOf(account);
    const key = JSON.stringify(limits);
    if (!limitsByAccount.has(key)) limitsByAccount.set(key, { account: account.account.name, limits });
  }
  const all = [...limitsByAccount.values()];
  if (all.length > 1) return all;
  return [{ account: null, limits: all[0]?.limits ?? PLATFORMS[connection.platform].limits }];
}
