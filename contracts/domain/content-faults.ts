import { codePoints } from '../networks/count.ts';
import type { NetworkLimits, PostOptions, TextSize } from '../networks/network.ts';
import { countHashtags } from './hashtags.ts';
import { PLATFORMS, type PlatformName } from './platforms.ts';
import { fits, textSize } from './text-size.ts';
import type { VideoFacts } from './video-facts.ts';
import { type VideoFault, videoFaults } from './video-rules.ts';

export interface GivenFile {
  readonly kind: 'image' | 'video';
  readonly bytes: number;
  /** A video's properties. Missing or null for a file that was never inspected. */
  readonly video?: VideoFacts | null | undefined;
  /** The alt text. */
  readonly altText?: string | null | undefined;
}

/** Reasons why a network would refuse a post. The page that shows one writes the sentence. */
export type ContentFault =
  | { readonly code: 'empty' }
  | ({ readonly code: 'text_too_long' } & TextSize)
  | { readonly code: 'too_many_hashtags'; readonly count: number; readonly most: number }
  | { readonly code: 'media_required' }
  | { readonly code: 'mixed_media' }
  | { readonly code: 'too_many_videos' }
  | { readonly code: 'too_many_images'; readonly count: number; readonly most: number }
  | { readonly code: 'video_too_large'; readonly mostBytes: number }
  /** The longest alt text of the files, code points. */
  | { readonly code: 'alt_text_too_long'; readonly length: number; readonly most: number }
  | { readonly code: 'video_rule'; readonly fault: VideoFault };

const MEDIA_CODES: readonly ContentFault['code'][] = [
  'media_required',
  'mixed_media',
  'too_many_videos',
  'too_many_images',
  'video_too_large',
  'alt_text_too_long',
  'video_rule',
];

/** Whether a fault is of the files, not of the text. */
export const isMediaFault = ({ code }: ContentFault): boolean => MEDIA_CODES.includes(code);

/** Limits of the account's server and options of the post, which change how a text is measured. */
export interface Circumstances {
  /** The account's own limits, if its server differs from the network. */
  readonly limits?: NetworkLimits | undefined;
  readonly options?: PostOptions | undefined;
}

/**
 * Lists what a network would refuse in a text and its files. Image sizes aren't checked, because images are resized to fit.
 */
export const contentFaults = (
  platform: PlatformName,
  text: string,
  files: readonly GivenFile[],
  { limits = PLATFORMS[platform].limits, options }: Circumstances = {},
): ContentFault[] => [
  ...textFaults(platform, { text, options, hasMedia: files.length > 0 }, limits),
  ...mediaFaults(platform, files, limits),
];

interface Words {
  readonly text: string;
  readonly options: PostOptions | undefined;
  readonly hasMedia: boolean;
}

function textFaults(
  platform: PlatformName,
  { text, options, hasMedia }: Words,
  limits: NetworkLimits,
): ContentFault[] {
  const faults: ContentFault[] = [];
  if (text.trim() === '' && !hasMedia && !limits.mediaRequired) faults.push({ code: 'empty' });
  const size = textSize(platform, text, limits, options);
  if (!fits(size)) faults.push({ code: 'text_too_long', ...size });
  const count = countHashtags(text);
  if (limits.hashtags !== null && count > limits.hashtags)
    faults.push({ code: 'too_many_hashtags', count, most: limits.hashtags });
  return faults;
}

function mediaFaults(
  platform: PlatformName,
  files: readonly GivenFile[],
  limits: NetworkLimits,
): ContentFault[] {
  const videos = files.filter(({ kind }) => kind === 'video');
  const images = files.length - videos.length;
  if (files.length === 0) return limits.mediaRequired ? [{ code: 'media_required' }] : [];
  if (videos.length > 0 && images > 0 && !PLATFORMS[platform].media.mixed) return [{ code: 'mixed_media' }];
  if (videos.length > 1) return [{ code: 'too_many_videos' }];
  if (images > limits.images) return [{ code: 'too_many_images', count: images, most: limits.images }];
  if (videos.some(({ bytes }) => bytes > limits.videoBytes))
    return [{ code: 'video_too_large', mostBytes: limits.videoBytes }];
  const rules = files.flatMap(({ bytes, video }) =>
    video
      ? videoFaults(platform, { bytes, video }).map((fault) => ({ code: 'video_rule' as const, fault }))
      : [],
  );
  return [...rules, ...altTextFaults(files, limits)];
}

function altTextFaults(files: readonly GivenFile[], { altText: limit }: NetworkLimits): ContentFault[] {
  const length = Math.max(...files.map(({ altText }) => codePoints(altText ?? '')));
  return limit !== undefined && length > limit ? [{ code: 'alt_text_too_long', length, most: limit }] : [];
}
