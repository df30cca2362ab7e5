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
import type { FieldTexts } from '@carillon/contracts/errors.ts';
import type { NetworkLimits, TextSize } from '@carillon/contracts/networks/network.ts';
import { plural, sentence, type Text, text, toEnglish } from '@carillon/contracts/text.ts';
import type { Entry } from './check-entries.ts';

const MB = 1024 * 1024;

/** If each server has its own limits, nothing is rejected before they are known. */
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
): FieldTexts {
  const errors: Record<string, (string | Text)[]> = {};
  for (const [n, entry] of entries.entries()) {
    const { platform, content, firstComment, options } = entry;
    const limits = limitsOf(n);
    for (const fault of contentFaults(platform, content, filesOf(entry, n), {
      options: options ?? undefined,
      limits,
    })) {
      const field = isMediaFault(fault) ? `media_${PLATFORMS[platform].id}` : `platforms.${n}.content`;
      errors[field] = withNew(errors[field] ?? [], sentenceOf(fault, platform));
    }
    const size = commentSize(platform, firstComment ?? '', limits);
    const { length, most, unit } = size;
    if (!fits(size))
      errors[`platforms.${n}.first_comment`] = [
        unit === 'bytes'
          ? text`This comment has ${{ length }} bytes, and ${{ network: labelOf(platform) }} allows ${{ most }}. Shorten it by ${{ over: length - most }}.`
          : text`This comment has ${{ length }} characters, and ${{ network: labelOf(platform) }} allows ${{ most }}. Shorten it by ${{ over: length - most }}.`,
      ];
  }
  return errors;
}

/** Several files may have the same fault. */
const withNew = (all: readonly (string | Text)[], next: string | Text): (string | Text)[] =>
  all.some((one) => toEnglish(one) === toEnglish(next)) ? [...all] : [...all, next];

function sentenceOf(fault: ContentFault, platform: PlatformName): string | Text {
  const network = labelOf(platform);
  switch (fault.code) {
    case 'empty':
      return sentence`Write something, or add an image or a video.`;
    case 'text_too_long':
      return textTooLong(platform, fault);
    case 'too_many_hashtags':
      return text`This text has ${{ count: fault.count }} hashtags, and ${{ network }} allows ${{ most: fault.most }}. Remove ${{ over: fault.count - fault.most }}.`;
    case 'media_required':
      return text`${{ network }} needs an image or a video.`;
    case 'mixed_media':
      return text`${{ network }} accepts images or a video in one post, not both.`;
    case 'too_many_videos':
      return text`${{ network }} accepts one video in a post.`;
    case 'too_many_images':
      return text`${{ network }} accepts ${plural({ most: fault.most }, { one: '# image', other: '# images' })} in a post; you added ${{ count: fault.count }}.`;
    case 'video_too_large':
      return text`${{ network }} accepts videos of up to ${{ most: fault.mostBytes / MB }} MB.`;
    case 'alt_text_too_long':
      return text`One alt text has ${{ length: fault.length }} characters, and ${{ network }} allows ${{ most: fault.most }}. Shorten it by ${{ over: fault.length - fault.most }}.`;
    case 'video_rule':
      return videoFaultText(platform, fault.fault);
  }
}

const textTooLong = (platform: PlatformName, { unit, length, most }: TextSize): Text =>
  unit === 'bytes'
    ? text`This text has ${{ length }} bytes, and ${{ network: labelOf(platform) }} allows ${{ most }}. Shorten it by ${{ over: length - most }}.`
    : text`This text has ${{ length }} characters, and ${{ network: labelOf(platform) }} allows ${{ most }}. Shorten it by ${{ over: length - most }}.`;
