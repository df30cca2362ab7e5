import {
  type ContentFault,
  contentFaults,
  type GivenFile,
} from '@carillon/contracts/domain/content-faults.ts';
import { countHashtags } from '@carillon/contracts/domain/hashtags.ts';
import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { textSize } from '@carillon/contracts/domain/text-size.ts';

export type Level = 'fine' | 'near' | 'over';

/** How much of one limit is used, in words for the eye. */
export interface Count {
  readonly of: 'characters' | 'hashtags' | 'media';
  readonly words: string;
  readonly near: boolean;
  /** What the network would refuse; null when nothing. */
  readonly fault: ContentFault | null;
}

export const levelOf = ({ near, fault }: Count): Level => (fault ? 'over' : near ? 'near' : 'fine');

/** A limit that few texts come near is told only to those that do. */
const FAR = 10_000;
const NEAR = 0.9;

/** What is worth telling of a network's limits; nothing where they are far off. Without files, none are counted. */
export function countsOf(platform: PlatformName, text: string, files?: readonly GivenFile[]): Count[] {
  const faults = contentFaults(platform, text, files ?? []);
  const faultOf = (...codes: ContentFault['code'][]): ContentFault | null =>
    faults.find(({ code }) => codes.includes(code)) ?? null;
  const counts: Count[] = [
    ...characters(platform, text, faultOf('text_too_long')),
    ...hashtags(platform, text, faultOf('too_many_hashtags')),
    ...(files ? media(platform, files, faultOf) : []),
  ];
  return counts;
}

function characters(platform: PlatformName, text: string, fault: ContentFault | null): Count[] {
  const { length, most, unit } = textSize(platform, text);
  if (most >= FAR && length < most / 2) return [];
  const near = length >= most * NEAR;
  const words = `${figure(length)} of ${figure(most)}${unit === 'bytes' ? ' bytes' : ''}${rest(most - length, near)}`;
  return [{ of: 'characters', words, near, fault }];
}

function hashtags(platform: PlatformName, text: string, fault: ContentFault | null): Count[] {
  const { hashtags: most } = PLATFORMS[platform].limits;
  const count = countHashtags(text);
  if (most === null || count === 0) return [];
  const near = count >= most * NEAR;
  const words = fault
    ? `${count} hashtags, at most ${most}`
    : `${count} of ${most} hashtags${rest(most - count, near)}`;
  return [{ of: 'hashtags', words, near, fault }];
}

function media(
  platform: PlatformName,
  files: readonly GivenFile[],
  faultOf: (...codes: ContentFault['code'][]) => ContentFault | null,
): Count[] {
  const { images: most } = PLATFORMS[platform].limits;
  const told = (words: string, fault: ContentFault | null, near = false): Count[] => [
    { of: 'media', words, near, fault },
  ];
  // Whoever still writes may add one later: a hint, and no error.
  if (faultOf('media_required')) return told('needs an image or a video', null, true);
  if (files.length === 0) return [];
  const wrong = faultOf('mixed_media', 'too_many_videos', 'video_too_large', 'video_rule');
  if (wrong) return told(wordsOf(wrong), wrong);
  if (files.some(({ kind }) => kind === 'video')) return told('1 video', null);
  const fault = faultOf('too_many_images');
  const near = files.length >= most * NEAR;
  return told(`${files.length} of ${most} images${rest(most - files.length, near)}`, fault, near);
}

function wordsOf(fault: ContentFault): string {
  if (fault.code === 'mixed_media') return 'images or one video, not both';
  if (fault.code === 'video_too_large') return `videos up to ${Math.round(fault.mostBytes / 1024 / 1024)} MB`;
  return fault.code === 'video_rule' ? 'doesn’t take this video' : 'one video';
}

const figure = (n: number): string => n.toLocaleString('en');

const rest = (left: number, near: boolean): string => {
  if (left < 0) return ` (${figure(-left)} too many)`;
  return near ? ` (${left === 0 ? 'none' : figure(left)} left)` : '';
};

/** The same without figures, for whoever hears it. */
export function saidOf(platform: PlatformName, counts: readonly Count[]): string {
  const parts = counts.flatMap((count) => {
    const level = levelOf(count);
    if (level === 'fine' || count.words.startsWith('needs')) return [];
    return `${SUBJECTS[count.of]} ${level === 'over' ? 'over the limit' : 'close to the limit'}`;
  });
  return parts.length > 0 ? `${labelOf(platform)}: ${parts.join(', ')}.` : '';
}

const SUBJECTS: Record<Count['of'], string> = {
  characters: 'the text is',
  hashtags: 'hashtags are',
  media: 'images and videos are',
};
