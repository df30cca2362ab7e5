import { dayAndPart } from './compound.ts';
import type { Lexicon, Mark, Token } from './mark.ts';
import { readNumeric } from './numeric.ts';
import { type ShortForms, shortFormAt } from './short-forms.ts';
import { withSomeDays } from './some-day.ts';
import { zoneAt } from './zone-words.ts';

const PIECE =
  /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2}(?!\d))?|\d{1,2}\/\d{1,2}|\d{1,2}[:.h]\d{2}(?:[ap]m?)?(?![\p{L}\d])|\d{1,4}(?:st|nd|rd|th|er|[ap]m?|h|º|ª|o|\.(?=\s))?(?![\p{L}\d])|[\d$€£%][^\s]{0,20}|[\p{L}][\p{L}'’-]{0,40}|[-–—,;()@&+]/gu;
/** As many words may a phrase have. */
const LONGEST_PHRASE = 5;
/** As much of a message is read for a time. */
const MAX_TOKENS = 220;

/**
 * The words of a message, each with what it says of a time in that language.
 * @param plain in small letters
 */
export function tokensOf(
  plain: string,
  lexicon: Lexicon,
  monthFirst: boolean,
  short: ShortForms | null = null,
): Token[] {
  const words = (plain.match(PIECE) ?? []).slice(0, MAX_TOKENS).flatMap((word) => hyphenParts(word, lexicon));
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const form = short && shortFormAt(words, at, short);
    const { length, mark } = form
      ? { length: 1, mark: form }
      : (phraseAt(words, at, lexicon) ?? wordAt(words, at, lexicon, monthFirst));
    tokens.push({ text: words.slice(at, at + length).join(' '), mark });
    at += length;
  }
  return withSomeDays(tokens);
}

/** "Mon-fri", "forty-five", "mi-janvier": words of time that a hyphen joins, unless they are one word with it. */
function hyphenParts(word: string, lexicon: Lexicon): readonly string[] {
  if (!word.includes('-') || Object.hasOwn(lexicon, word)) return [word];
  const [first = '', ...others] = word.split('-');
  const lead = Object.hasOwn(lexicon, `${first}-`) ? `${first}-` : first;
  const parts = [lead, ...others];
  return parts.every((part) => Object.hasOwn(lexicon, part)) ? parts : [word];
}

interface FoundToken {
  readonly length: number;
  readonly mark: Mark | null;
}

function phraseAt(words: readonly string[], at: number, lexicon: Lexicon): FoundToken | null {
  const zone = zoneAt(words, at);
  // "Et" is the Eastern zone, and "and" in French.
  const isOther = zone?.length === 1 && Object.hasOwn(lexicon, words[at] ?? '');
  if (zone && !isOther)
    return { length: zone.length, mark: zone.zone ? { is: 'zone', zone: zone.zone } : { is: 'vague' } };
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    const mark = Object.hasOwn(lexicon, phrase) ? lexicon[phrase] : undefined;
    if (mark) return { length, mark };
  }
  return null;
}

function wordAt(words: readonly string[], at: number, lexicon: Lexicon, monthFirst: boolean): FoundToken {
  const word = words[at] ?? '';
  if (/^[,;()]$/.test(word)) return { length: 1, mark: { is: 'comma' } };
  if (/^[-–—]$/.test(word)) return { length: 1, mark: { is: 'dash' } };
  if (/^\d/.test(word)) return { length: 1, mark: readNumeric(word, monthFirst) };
  return { length: 1, mark: dayAndPart(word, lexicon) };
}
