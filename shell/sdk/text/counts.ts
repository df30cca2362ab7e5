import type { ContentFault, GivenFile } from '@carillon/contracts/domain/content-faults.ts';
import { countHashtags } from '@carillon/contracts/domain/hashtags.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  accountsOf,
  type GoesOut,
  lowest,
  strictestFaults,
  strictestSize,
} from '@carillon/contracts/domain/strictest.ts';
import { t } from '@lingui/core/macro';
import { formatNumber } from './format-number.ts';
import { listText } from './list-text.ts';

export type Level = 'fine' | 'near' | 'over';

/** How much of one limit is used, in words for the eye. */
export interface Count {
  readonly of: 'characters' | 'hashtags' | 'media';
  readonly words: string;
  /** Whose limit it is, where the network's accounts have different ones. */
  readonly account: string | null;
  readonly near: boolean;
  /** The reason why the network would reject the post. Null if there is none. */
  readonly fault: ContentFault | null;
}

export const levelOf = ({ near, fault }: Count): Level => (fault ? 'over' : near ? 'near' : 'fine');

/** A limit that few texts approach is only shown to those that do. */
const FAR = 10_000;
const MISSING = t`needs an image or a video`;
const NEAR = 0.9;

/**
 * Returns the counts against a network's limits that are worth showing; none if the limits are far away. Without
 * files, none are counted.
 * @param to whose limits apply, and the chosen options; the strictest count
 */
export function countsOf(
  platform: PlatformName,
  text: string,
  files?: readonly GivenFile[],
  to: GoesOut = {},
): Count[] {
  const faults = strictestFaults(platform, text, files ?? [], to);
  const faultOf = (...codes: ContentFault['code'][]): Fault | null =>
    faults.find(({ code }) => codes.includes(code)) ?? null;
  const counts: Count[] = [
    ...characters(platform, text, to, faultOf('text_too_long')),
    ...hashtags(platform, text, to, faultOf('too_many_hashtags')),
    ...(files ? media(platform, files, to, faultOf) : []),
  ];
  return counts;
}

type Fault = ContentFault & { readonly account: string | null };

function characters(platform: PlatformName, text: string, to: GoesOut, fault: Fault | null): Count[] {
  const { length, most, unit, account } = strictestSize(platform, text, to);
  if (most >= FAR && length < most / 2) return [];
  const near = length >= most * NEAR;
  const [used, limit] = [figure(length), figure(most)];
  const count = unit === 'bytes' ? t`${used} of ${limit} bytes` : t`${used} of ${limit}`;
  const words = count + rest(most - length, near);
  return [{ of: 'characters', words, account, near, fault }];
}

function hashtags(platform: PlatformName, text: string, to: GoesOut, fault: Fault | null): Count[] {
  const limit = lowest(accountsOf(platform, to), 'hashtags');
  const count = countHashtags(text);
  if (limit === null || count === 0) return [];
  const { most, account } = limit;
  const near = count >= most * NEAR;
  const words = fault
    ? t`${count} hashtags, at most ${most}`
    : t`${count} of ${most} hashtags` + rest(most - count, near);
  return [{ of: 'hashtags', words, account, near, fault }];
}

function media(
  platform: PlatformName,
  files: readonly GivenFile[],
  to: GoesOut,
  faultOf: (...codes: ContentFault['code'][]) => Fault | null,
): Count[] {
  const createCount = (words: string, account: string | null, fault: Fault | null, near = false): Count[] => [
    { of: 'media', words, account, near, fault },
  ];
  // A user who is still writing may add one later: a hint, and no error.
  const missing = faultOf('media_required');
  if (missing) return createCount(MISSING, missing.account, null, true);
  if (files.length === 0) return [];
  const wrong = faultOf('mixed_media', 'too_many_videos', 'video_too_large', 'video_rule');
  if (wrong) return createCount(wordsOf(wrong), wrong.account, wrong);
  if (files.some(({ kind }) => kind === 'video')) return createCount(t`1 video`, null, null);
  const fault = faultOf('too_many_images');
  const { most = 0, account = null } = lowest(accountsOf(platform, to), 'images') ?? {};
  const near = files.length >= most * NEAR;
  return createCount(
    t`${{ images: files.length }} of ${most} images` + rest(most - files.length, near),
    account,
    fault,
    near,
  );
}

function wordsOf(fault: ContentFault): string {
  if (fault.code === 'mixed_media') return t`images or one video, not both`;
  if (fault.code === 'video_too_large')
    return t`videos up to ${{ size: Math.round(fault.mostBytes / 1024 / 1024) }} MB`;
  return fault.code === 'video_rule' ? t`doesn’t accept this video` : t`one video`;
}

const figure = (n: number): string => formatNumber(n);

const rest = (remaining: number, near: boolean): string => {
  if (remaining < 0) return ` ${t`(${{ count: figure(-remaining) }} too many)`}`;
  if (!near) return '';
  return ` ${remaining === 0 ? t`(none left)` : t`(${{ count: figure(remaining) }} left)`}`;
};

/** Says the same without figures, for users who hear it. */
export function saidOf(platform: PlatformName, counts: readonly Count[]): string {
  const parts = counts.flatMap((count) => {
    const level = levelOf(count);
    if (level === 'fine' || count.words === MISSING) return [];
    return level === 'over' ? OVER[count.of] : CLOSE[count.of];
  });
  return parts.length > 0 ? `${labelOf(platform)}: ${listText(parts)}.` : '';
}

const OVER: Record<Count['of'], string> = {
  characters: t`the text is over the limit`,
  hashtags: t`hashtags are over the limit`,
  media: t`images and videos are over the limit`,
};

const CLOSE: Record<Count['of'], string> = {
  characters: t`the text is close to the limit`,
  hashtags: t`hashtags are close to the limit`,
  media: t`images and videos are close to the limit`,
};
