import { linkRanges } from '../domain/links.ts';
import { codePoints } from './count.ts';
import type { NetworkLimits, PostOptions, TextSize } from './network.ts';

/** How servers of Mastodon's API count. */
export type Counting = 'mastodon' | 'gotosocial' | 'pleroma' | 'pixelfed' | 'most';

/**
 * Measures a post as its server does. The content warning counts everywhere; links and mentions are shorter on Mastodon alone.
 * `most`, for a server of unknown kind, never counts less than any other.
 */
export function countMastodon(text: string, limits: NetworkLimits, options: PostOptions = {}): TextSize {
  const counting = limits.counting ?? 'most';
  const whole = `${options.content_warning ?? ''}${text}`;
  return {
    length: lengthOf(whole, counting, limits.linkLength ?? LINK),
    most: limits.text,
    unit: 'characters',
  };
}

const LINK = 23;

function lengthOf(text: string, counting: string, linkLength: number): number {
  if (counting === 'mastodon')
    return clusters(withoutDomains(text)) + linkDifference(text, linkLength, false);
  if (counting === 'pleroma') return clusters(text);
  return codePoints(text) + (counting === 'most' ? linkDifference(text, linkLength, true) : 0);
}

/** Addresses that Mastodon surely takes for a link to their end; of others it may count every letter. */
const PLAIN_LINK =
  /^https?:\/\/[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}\.[a-z]{2,24}(?::\d{1,5})?(?:[/?#][\w/?#&=%.~+:,;!-]*)?$/i;

/** The difference between a link's counted and real length. Doubtful links count as long as possible. */
const linkDifference = (text: string, linkLength: number, isMost: boolean): number => {
  let difference = 0;
  for (const [start, end] of linkRanges(text)) {
    const link = text.slice(start, end);
    const more = linkLength - clusters(link);
    difference += !isMost && PLAIN_LINK.test(link) ? more : Math.max(0, more);
  }
  return difference;
};

/** `@anna@mastodon.example` counts as `@anna`. Names have dots and hyphens elsewhere, and domains any letters. */
const MENTION =
  /(?<![\p{L}\p{N}_/=])(@[a-z0-9_]{1,64}(?:[.-]{1,3}[a-z0-9_]{1,64}){0,8})@[\p{L}\p{M}\p{Nd}_]{1,63}(?:[.-]{1,3}[\p{L}\p{M}\p{Nd}_]{1,63}){1,16}(?![\p{L}\p{N}_.-]*(?:@|:\/\/))/giu;

const withoutDomains = (text: string): string => text.replace(MENTION, '$1');

/** Signs that join two letters of Indic scripts to what readers take for one character. */
const JOINING = new Set(
  '\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2\u1a60\u1b44\ua9c0\uaaf6\u{10a3f}\u{11133}\u{113d0}\u{1193e}\u{11a47}\u{11a99}\u{11f42}',
);

let segmenter: Intl.Segmenter | undefined;

/**
 * Counts characters by the rule of Unicode 15 and before, which servers still use: letters that a joining sign binds together
 * count each. It is never less than what the newer rule counts.
 */
export function clusters(text: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const { segment } of segmenter.segment(text)) count += 1 + boundLetters(segment);
  return count;
}

const LETTER = /^\p{L}$/u;
const MARK = /^[\p{M}\u200d]$/u;

function boundLetters(segment: string): number {
  if (segment.length === 1) return 0;
  let count = 0;
  let isJoined = false;
  for (const sign of segment) {
    if (JOINING.has(sign)) isJoined = true;
    else if (isJoined && LETTER.test(sign)) {
      count++;
      isJoined = false;
    } else if (!MARK.test(sign)) isJoined = false;
  }
  return count;
}
