import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { t } from '@lingui/core/macro';
import { isReel, isRegular } from './flags.ts';
import type { MediaRef } from './media-refs.ts';
import { otherNetworkOf } from './networks.ts';
import { plainText } from './plain-text.ts';

/** Finds the types of post in a cell that its networks can't publish, such as "Story" and "Instagram: Reel". */
export const kindProblems = (
  cell: string,
  platforms: readonly PlatformName[],
  media: readonly MediaRef[],
): string[] =>
  cell.split('\n').flatMap((line) => {
    const colon = line.indexOf(':');
    const network = plainText(line.slice(0, Math.max(0, colon)));
    const kind = line.slice(colon + 1).trim();
    if (isRegular(kind) || otherNetworkOf(network)) return [];
    const its = platforms.filter((one) => network === '' || plainText(labelOf(one)) === network);
    // A network that the row doesn't go to has no say.
    if (platforms.length > 0 && its.length === 0) return [];
    const isVideo = media.length === 1 && media[0]?.kind === 'video';
    // Instagram publishes every single video as a reel.
    if (
      isReel(kind) &&
      isVideo &&
      its.length > 0 &&
      its.every((one) => PLATFORMS[one].postKinds.includes('reel'))
    )
      return [];
    return [t`Carillon can’t publish “${kind}”. Clear this cell to publish a regular post.`];
  });
