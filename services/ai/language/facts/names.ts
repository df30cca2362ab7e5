import type { Language, StatedFact } from './fact.ts';

const LINKING = "(?:of|the|and|&|de|du|des|la|le|les|del|los|las|y|et|und|von|van|der|d[’'])";
const WORD = "\\p{Lu}[\\p{L}\\p{N}’'.-]{0,40}(?<=[\\p{L}\\p{N}])";
/** A row of words with capitals, with the small words that link them. */
const ROW = new RegExp(`(?<![\\p{L}\\p{N}’'@#/.])${WORD}(?: (?:${LINKING} ){0,2}${WORD}){0,5}`, 'gu');
const QUOTED = /[“„«"]([^“”„«»"\n]{2,80})[”“»"]/gu;
const SENTENCE_START = /(?:^|[.!?…:\n•→✓“„«"(–—-])\s?\s?$/u;
/** Words with a capital that name nobody. */
const NO_NAME =
  /^(?:I|I[’'](?:m|ll|ve|d)|OK|AM|PM|Uhr|Euro|Sie|Ihnen|Ihre?[nmrs]?|Mr|Mrs|Ms|Dr|Christmas|Easter|Halloween|English|German|French|Spanish)$/u;
const HONORIFIC = /(?:Frau|Herrn?|Dr\.|Prof\.|Familie|Firma)$/u;

/** Names: capitalized words within a sentence, series of them, and text in quotation marks. */
export function listNames(text: string, language: Language): StatedFact[] {
  const quoted = [...text.matchAll(QUOTED)].map(({ 1: name = '', index }) => nameAt(name, index + 1));
  const rows = [...text.matchAll(ROW)].flatMap(({ 0: row, index }) => {
    const words = row.split(' ');
    const starts = SENTENCE_START.test(text.slice(Math.max(0, index - 4), index));
    const alone = words.length === 1;
    // A capital at the start of a sentence says nothing, and German writes each noun with one.
    if (alone && (starts || NO_NAME.test(row))) return [];
    if (alone && language === 'de' && !HONORIFIC.test(text.slice(Math.max(0, index - 10), index).trim()))
      return [];
    if (words.every((word) => NO_NAME.test(word))) return [];
    if (language === 'de' && (starts || words.some((word) => NO_NAME.test(word)))) return [];
    return [nameAt(row, index)];
  });
  return [...quoted, ...rows];
}

const nameAt = (text: string, at: number): StatedFact => ({ kind: 'name', text, at, end: at + text.length });
