import { normalizeHashtag } from '@carillon/contracts/domain/hashtags.ts';
import { textLength } from '@carillon/contracts/domain/limits.ts';
import type { GeneratedPost } from '@carillon/contracts/http/ai/generated-posts.ts';
import { MOST_TEXT } from './most-text.ts';

const MOST_HASHTAGS = 8;
const LONGEST_WORD = 60;

/** Whatever wrote it: hashtags without # and each once, none left in the text, and within every network's limit. */
export function finishDraft(draft: GeneratedPost): GeneratedPost {
  const tags = new Map(
    draft.hashtags
      .map((tag) => normalizeHashtag(tag))
      .filter(Boolean)
      .map((tag) => [tag.toLowerCase(), tag]),
  );
  const versions = Object.entries(draft.versions ?? {}).map(([name, text]) => [name, shortened(tidy(text))]);
  return {
    content: shortened(tidy(draft.content)),
    ...(versions.length > 0 && { versions: Object.fromEntries(versions) }),
    hashtags: [...tags.values()].slice(0, MOST_HASHTAGS),
    purpose: draft.purpose.trim(),
    mediaCaption: draft.mediaCaption.trim(),
  };
}

const tidy = (text: string): string =>
  text
    .replace(/(^|\s)#[\p{L}\p{N}_]+(?=\s*(#|$))/gu, '$1')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Ends at a word where there is one near; a text without blanks ends where the room does. */
function shortened(text: string): string {
  if (textLength(text) <= MOST_TEXT) return text;
  const cut = [...text].slice(0, MOST_TEXT - 1).join('');
  const words = cut.slice(0, lastBlank(cut)).trimEnd();
  return `${cut.length - words.length <= LONGEST_WORD ? words : cut}…`;
}

function lastBlank(text: string): number {
  let at = text.length - 1;
  while (at >= 0 && !/\s/.test(text.charAt(at))) at--;
  return at < 0 ? text.length : at;
}
