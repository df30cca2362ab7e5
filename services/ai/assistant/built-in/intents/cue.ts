import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';

/**
 * Words that speak for an intent, and how strongly; against it where the weight is below 0. `write / draft > post` is
 * "write" or "draft", and "post" within the next words; `^` is the beginning of the message, `$` its end, `analy*` any
 * word that begins so, and 0 any number.
 */
export type Cue = readonly [weight: number, pattern: string];
export type Cues = Readonly<Partial<Record<Intent, readonly Cue[]>>>;

/** How far apart two parts may be, in characters. */
const APART = 60;

/** A message as cues are looked for in it: its words alone, each between blanks, after `^` and before `$`. */
export const cueText = (plain: string): string =>
  ` ^ ${(plain.replace(/\d+(?:[:.]\d+)?/g, '0').match(/[\p{L}\p{N}'#]+|[:?"]/gu) ?? []).join(' ')} $ `;

/** A pattern as it is looked for: what may stand in each of its parts. */
type Parts = readonly (readonly string[])[];

const partsByCue = new Map<string, Parts>();

export function hasCue(text: string, pattern: string): boolean {
  const parts = partsByCue.get(pattern) ?? partsOf(pattern);
  partsByCue.set(pattern, parts);
  const [first = [], ...others] = parts;
  let ends = endsOf(text, first, 0, text.length);
  for (const part of others) ends = ends.flatMap((end) => endsOf(text, part, end - 1, end + APART));
  return ends.length > 0;
}

const partsOf = (pattern: string): Parts =>
  pattern.split(' > ').map((part) => part.split(' / ').map(phraseOf));

const phraseOf = (phrase: string): string =>
  phrase.endsWith('*') ? ` ${phrase.slice(0, -1)}` : ` ${phrase} `;

/** How often a phrase is looked for in one message. */
const LIMIT = 3;

/** Where each phrase ends that begins there. */
function endsOf(text: string, phrases: readonly string[], from: number, until: number): number[] {
  const ends: number[] = [];
  for (const phrase of phrases) {
    let at = text.indexOf(phrase, from);
    for (let count = 0; at >= 0 && at <= until && count < LIMIT; count++) {
      ends.push(at + phrase.length);
      at = text.indexOf(phrase, at + 1);
    }
  }
  return ends.slice(0, LIMIT);
}
