import {
  type ContentFault,
  contentFaults,
  type GivenFile,
  isMediaFault,
} from '@carillon/contracts/domain/content-faults.ts';
import { UPLOAD_LIMITS } from '@carillon/contracts/domain/limits.ts';
import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { commentSize, fits } from '@carillon/contracts/domain/text-size.ts';
import { videoFaultText } from '@carillon/contracts/domain/video-words.ts';
import type { FieldErrors } from '@carillon/contracts/errors.ts';
import type { NetworkLimits } from '@carillon/contracts/networks/network.ts';
import type { Entry } from './check-entries.ts';

const MB = 1024 * 1024;

/** Where each server has limits of its own, nothing is refused before they are known. */
export const anyServer = (platform: PlatformName): NetworkLimits => {
  const { limits, connect } = PLATFORMS[platform];
  if (connect.how !== 'server') return limits;
  return {
    ...limits,
    text: ANY,
    comment: ANY,
    images: UPLOAD_LIMITS.files,
    videoBytes: UPLOAD_LIMITS.videoBytes,
  };
};

const ANY = Number.MAX_SAFE_INTEGER;

/** Lists what the networks would refuse in these texts and files, by field. */
export function checkContent(
  entries: readonly Entry[],
  filesOf: (entry: Entry, n: number) => readonly GivenFile[],
  limitsOf: (n: number) => NetworkLimits = (n) => anyServer((entries[n] as Entry).platform),
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [n, entry] of entries.entries()) {
    const { platform, content, firstComment, options } = entry;
    const limits = limitsOf(n);
    for (const fault of contentFaults(platform, content, filesOf(entry, n), {
      options: options ?? undefined,
      limits,
    })) {
      const field = isMediaFault(fault) ? `media_${PLATFORMS[platform].id}` : `platforms.${n}.content`;
      errors[field] = [...new Set([...(errors[field] ?? []), sentenceOf(fault, platform)])];
    }
    const size = commentSize(platform, firstComment ?? '', limits);
    const { length, most, unit } = size;
    if (!fits(size))
      errors[`platforms.${n}.first_comment`] = [
        `This comment has ${figure(length)} ${unit}, and ${labelOf(platform)} allows ${figure(most)}. Shorten it by ${figure(length - most)}.`,
      ];
  }
  return errors;
}

function sentenceOf(fault: ContentFault, platform: PlatformName): string {
  const label = labelOf(platform);
  switch (fault.code) {
    case 'empty':
      return 'Write something, or add an image or a video.';
    case 'text_too_long':
      return `This text has ${figure(fault.length)} ${fault.unit}, and ${label} allows ${figure(fault.most)}. Shorten it by ${figure(fault.length - fault.most)}.`;
    case 'too_many_hashtags':
      return `This text has ${fault.count} hashtags, and ${label} allows ${fault.most}. Remove ${fault.count - fault.most}.`;
    case 'media_required':
      return `${label} needs an image or a video.`;
    case 'mixed_media':
      return `${label} accepts images or a video in one post, not both.`;
    case 'too_many_videos':
      return `${label} accepts one video in a post.`;
    case 'too_many_images':
      return `${label} accepts ${fault.most} images in a post; you added ${fault.count}.`;
    case 'video_too_large':
      return `${label} accepts videos of up to ${fault.mostBytes / MB} MB.`;
    case 'alt_text_too_long':
      return `An alt text has ${figure(fault.length)} characters, and ${label} allows ${figure(fault.most)}. Shorten it by ${figure(fault.length - fault.most)}.`;
    case 'video_rule':
      return videoFaultText(platform, fault.fault);
  }
}

const figure = (n: number): string => n.toLocaleString('en');
