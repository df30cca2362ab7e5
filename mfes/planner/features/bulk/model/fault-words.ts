import type { ContentFault } from '@carillon/contracts/domain/content-faults.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { videoFaultText } from '@carillon/contracts/domain/video-words.ts';
import type { TextSize } from '@carillon/contracts/networks/network.ts';
import { formatNumber, serviceText } from '@carillon/sdk/index.ts';
import { select, t } from '@lingui/core/macro';
import type { Remark } from './remark.ts';

const MB = 1024 * 1024;

/** A network's refusal in words: where the problem is, and what to do. */
export function faultWords(platform: PlatformName, fault: ContentFault): Remark {
  const label = labelOf(platform);
  switch (fault.code) {
    case 'empty':
      return { field: 'text', words: t`Enter some text, or add an image or a video.` };
    case 'text_too_long':
      return {
        field: 'text',
        words: textTooLong(label, fault),
      };
    case 'too_many_hashtags':
      return {
        field: 'text',
        words: t`${{ count: fault.count }} hashtags, and ${label} allows ${{ most: fault.most }}. Remove ${{ extra: fault.count - fault.most }}.`,
      };
    case 'media_required':
      return { field: 'media', words: t`${label} needs an image or a video. Add one.` };
    case 'mixed_media':
      return {
        field: 'media',
        words: t`${label} accepts images or one video in a post, not both. Remove one kind.`,
      };
    case 'too_many_videos':
      return { field: 'media', words: t`${label} accepts one video in a post. Remove the others.` };
    case 'too_many_images':
      return {
        field: 'media',
        words: t`${label} accepts up to ${{ most: fault.most }} images in a post. Remove ${{ extra: fault.count - fault.most }}.`,
      };
    case 'video_too_large':
      return {
        field: 'media',
        words: t`${label} accepts videos of up to ${{ most: figure(fault.mostBytes / MB) }} MB.`,
      };
    case 'alt_text_too_long':
      return {
        field: 'media',
        words: t`One alt text has ${{ length: figure(fault.length) }} characters, and ${label} allows ${{ most: figure(fault.most) }}. Shorten it by ${{ extra: figure(fault.length - fault.most) }}.`,
      };
    case 'video_rule':
      return { field: 'media', words: serviceText(videoFaultText(platform, fault.fault)) };
  }
}

function textTooLong(label: string, { length, most, unit }: TextSize): string {
  const [count, limit, extra] = [figure(length), figure(most), figure(length - most)];
  return select(unit, {
    bytes: `${count} bytes, and ${label} allows ${limit}. Shorten it by ${extra}.`,
    other: `${count} characters, and ${label} allows ${limit}. Shorten it by ${extra}.`,
  });
}

export function commentTooLong(platform: PlatformName, { length, most, unit }: TextSize): string {
  const [count, limit, extra] = [figure(length), figure(most), figure(length - most)];
  const label = labelOf(platform);
  return select(unit, {
    bytes: `${count} bytes, and ${label} allows ${limit} in a comment. Shorten it by ${extra}.`,
    other: `${count} characters, and ${label} allows ${limit} in a comment. Shorten it by ${extra}.`,
  });
}

const figure = (n: number): string => formatNumber(n);
