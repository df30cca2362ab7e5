import type { ContentFault } from '@carillon/contracts/domain/content-faults.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { videoFaultText } from '@carillon/contracts/domain/video-words.ts';
import type { TextSize } from '@carillon/contracts/networks/network.ts';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Remark } from './remark.ts';

const MB = 1024 * 1024;

/** What a network would refuse, for people: where it stands, and what to do. */
export function faultWords(platform: PlatformName, fault: ContentFault): Remark {
  const label = labelOf(platform);
  switch (fault.code) {
    case 'empty':
      return { field: 'text', words: t`Enter a text, or add an image or a video.` };
    case 'text_too_long':
      return {
        field: 'text',
        words: t`${figure(fault.length)} ${fault.unit}, and ${label} allows ${figure(fault.most)}. Shorten it by ${figure(fault.length - fault.most)}.`,
      };
    case 'too_many_hashtags':
      return {
        field: 'text',
        words: t`${fault.count} hashtags, and ${label} allows ${fault.most}. Remove ${fault.count - fault.most}.`,
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
        words: t`${label} accepts ${fault.most} images in a post. Remove ${fault.count - fault.most}.`,
      };
    case 'video_too_large':
      return { field: 'media', words: t`${label} accepts videos of up to ${fault.mostBytes / MB} MB.` };
    case 'alt_text_too_long':
      return {
        field: 'media',
        words: t`An alt text has ${figure(fault.length)} characters, and ${label} allows ${figure(fault.most)}. Shorten it by ${figure(fault.length - fault.most)}.`,
      };
    case 'video_rule':
      return { field: 'media', words: videoFaultText(platform, fault.fault) };
  }
}

export const commentTooLong = (platform: PlatformName, { length, most, unit }: TextSize): string =>
  t`${figure(length)} ${unit}, and ${labelOf(platform)} allows ${figure(most)} in a comment. Shorten it by ${figure(length - most)}.`;

const figure = (n: number): string => n.toLocaleString(i18n.locale);
