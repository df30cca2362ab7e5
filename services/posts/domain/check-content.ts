import { hashtagsIn } from '@carillon/contracts/domain/hashtags.ts';
import { LIMITS, textLength } from '@carillon/contracts/domain/limits.ts';
import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { FieldErrors } from '@carillon/contracts/errors.ts';
import type { Entry } from './check-entries.ts';

interface GivenFile {
  readonly kind: 'image' | 'video';
  readonly bytes: number;
}

const MB = 1024 * 1024;

/** What the networks would refuse in these texts and files, said before they are asked. */
export function checkContent(
  entries: readonly Entry[],
  filesOf: (platform: PlatformName) => readonly GivenFile[],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [n, { platform, content }] of entries.entries()) {
    const files = filesOf(platform);
    const text = textFaults(platform, content, files.length > 0);
    if (text.length > 0) errors[`platforms.${n}.content`] = text;
    const media = mediaFaults(platform, files);
    if (media.length > 0) errors[`media_${PLATFORMS[platform].id}`] = media;
  }
  return errors;
}

function textFaults(platform: PlatformName, text: string, hasMedia: boolean): string[] {
  const limits = LIMITS[platform];
  const label = labelOf(platform);
  const faults: string[] = [];
  if (text.trim() === '' && !hasMedia && !limits.mediaRequired)
    faults.push('Write something, or add an image or a video.');
  const length = textLength(text);
  if (length > limits.text)
    faults.push(
      `This text has ${figure(length)} characters, and ${label} takes ${figure(limits.text)}. Shorten it by ${figure(length - limits.text)}.`,
    );
  const tags = hashtagsIn(text).length;
  if (limits.hashtags !== null && tags > limits.hashtags)
    faults.push(
      `This text has ${tags} hashtags, and ${label} takes ${limits.hashtags}. Remove ${tags - limits.hashtags}.`,
    );
  return faults;
}

function mediaFaults(platform: PlatformName, files: readonly GivenFile[]): string[] {
  const limits = LIMITS[platform];
  const label = labelOf(platform);
  const videos = files.filter(({ kind }) => kind === 'video');
  const images = files.length - videos.length;
  if (files.length === 0) return limits.mediaRequired ? [`${label} needs an image or a video.`] : [];
  if (videos.length > 0 && images > 0) return [`${label} takes images or a video in one post, not both.`];
  if (videos.length > 1) return [`${label} takes one video in a post.`];
  if (images > limits.images)
    return [`${label} takes ${limits.images} images in a post; you added ${images}.`];
  if (videos.some(({ bytes }) => bytes > limits.videoBytes))
    return [`${label} takes videos of up to ${limits.videoBytes / MB} MB.`];
  return [];
}

const figure = (n: number): string => n.toLocaleString('en');
