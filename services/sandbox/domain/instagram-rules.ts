import { countHashtags } from '@carillon/contracts/domain/hashtags.ts';
import { textLength } from '@carillon/contracts/domain/limits.ts';
import { instagram as network } from '@carillon/contracts/networks/instagram.ts';
import { type GraphFault, graphFaults } from './graph-fault.ts';
import type { Sniffed } from './sniff.ts';

const { limits } = network;
const MAX_MENTIONS = 20;
const NARROWEST = 4 / 5;
const WIDEST = 1.91;
/** Whole pixels never hit a ratio exactly. */
const TOLERANCE = 0.005;

/** Returns the fault of an image, if any; JPEG only, from 4:5 to 1.91:1. */
export const imageFault = (image: Sniffed | null, bytes: number): GraphFault | null => {
  if (image?.mime !== 'image/jpeg')
    return graphFaults.instagram(36001, 2207005, 'The image format is not supported: it must be JPEG');
  if (bytes > limits.imageBytes)
    return graphFaults.instagram(36000, 2207004, 'The image is too large to download: 8 MB at the most');
  const aspect = image.width / image.height;
  if (aspect < NARROWEST - TOLERANCE || aspect > WIDEST + TOLERANCE)
    return graphFaults.instagram(36003, 2207009, 'The aspect ratio is not supported: from 4:5 to 1.91:1');
  return null;
};

/** Returns the fault that ends a reel's processing; null when it can be used. */
export const videoFault = (
  video: Sniffed | null,
  bytes: number,
  brokenRule: string | null,
): string | null => {
  if (video?.kind !== 'video')
    return 'Error: Media upload has failed with error code 2207026: unsupported video format';
  if (bytes > limits.videoBytes)
    return 'Error: Media upload has failed with error code 2207004: the video is too large';
  if (brokenRule)
    return `Error: Media upload has failed with error code 2207026: unsupported video format (${brokenRule})`;
  return null;
};

/** Returns the fault of a caption, if any. */
export const captionFault = (caption: string): GraphFault | null => {
  const hashtags = countHashtags(caption);
  const mentions = caption.match(/@[\p{L}\p{N}_.]+/gu)?.length ?? 0;
  const fits =
    textLength(caption) <= limits.text &&
    hashtags <= (limits.hashtags ?? Infinity) &&
    mentions <= MAX_MENTIONS;
  return fits
    ? null
    : graphFaults.instagram(36004, 2207010, 'The caption is too long, or has too many hashtags or mentions');
};
