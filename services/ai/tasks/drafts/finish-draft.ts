import { normalizeHashtag } from '@carillon/contracts/domain/hashtags.ts';
import { textLength } from '@carillon/contracts/domain/limits.ts';
import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { fits, textSize } from '@carillon/contracts/domain/text-size.ts';
import type { GeneratedPost } from '@carillon/contracts/http/ai/generated-posts.ts';
import { shorten } from '../../language/shorten.ts';
import { MAX_TEXT } from './most-text.ts';

const MAX_HASHTAGS = 8;
const LONGEST_WORD = 60;

/** Whatever wrote it: hashtags without # and each once, none left in the text, and within every network's limit. */
export function finishDraft(draft: GeneratedPost): GeneratedPost {
  const tags = new Map(
    draft.hashtags
      .map((tag) => normalizeHashtag(tag))
      .filter(Boolean)
      .map((tag) => [tag.toLowerCase(), tag]),
  );
  const content = shortenText(tidy(draft.content));
  const hashtags = [...tags.values()].slice(0, MAX_HASHTAGS);
  const versions = fittingVersions(content, draft.versions, hashtags);
  return {
    content,
    ...(versions.length > 0 && { versions: Object.fromEntries(versions) }),
    hashtags,
    purpose: draft.purpose.trim(),
    ...(draft.purpose_code && { purpose_code: draft.purpose_code }),
    mediaCaption: draft.mediaCaption.trim(),
  };
}

/** The texts that networks have of their own, and shorter ones where a text with the hashtags below it is too long. */
function fittingVersions(
  content: string,
  versions: GeneratedPost['versions'] = {},
  hashtags: readonly string[],
): [PlatformName, string][] {
  const row = hashtags.map((tag) => `#${tag}`).join(' ');
  return PLATFORM_NAMES.flatMap((name): [PlatformName, string][] => {
    const ownVersion = versions[name];
    const text = ownVersion === undefined ? content : shortenText(tidy(ownVersion));
    const fitting = shorten(text, (one) => fits(textSize(name, row ? `${one}\n\n${row}` : one)));
    return ownVersion !== undefined || fitting !== text ? [[name, fitting]] : [];
  });
}

const tidy = (text: string): string =>
  text
    .replace(/(^|\s)#[\p{L}\p{N}_]+(?=\s*(#|$))/gu, '$1')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Cuts at a word boundary if there is one nearby; a text without spaces is cut at the limit. */
function shortenText(text: string): string {
  if (textLength(text) <= MAX_TEXT) return text;
  const cut = [...text].slice(0, MAX_TEXT - 1).join('');
  const words = cut.slice(0, lastBlank(cut)).trimEnd();
  return `${cut.length - words.length <= LONGEST_WORD ? words : cut}…`;
}

function lastBlank(text: string): number {
  let at = text.length - 1;
  while (at >= 0 && !/\s/.test(text.charAt(at))) at--;
  return at < 0 ? text.length : at;
}
