import { upperFirst } from './casing.ts';

export const EMOJI =
  '(?:\\p{Extended_Pictographic}|\\p{Regional_Indicator})[\\p{Emoji_Modifier}\\u{FE0F}\\u{200D}\\p{Extended_Pictographic}\\p{Regional_Indicator}]*';

/** What must not end a sentence: abbreviations and initials. */
const NO_END =
  /(?:^|\s)(?:st|mr|mrs|ms|dr|no|nr|str|vs|approx|ca|bzw|inkl|z\.b|e\.g|i\.e|a\.m|p\.m|incl|tel|\p{L})\.$/iu;
/** "12. Mai" */
const GERMAN_DAY = /^\D?\d{1,2}\.\s+(?:jan|feb|märz|april|mai|juni|juli|aug|sept|okt|nov|dez)/iu;
const END = new RegExp(`([.!?…。！？]+["”’)]*(?:\\s*${EMOJI})*)(?:\\s+|$|(?<=[。！？]))`, 'gu');

/** The sentences of a line, each with its own punctuation. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of line.matchAll(END)) {
    const end = match.index + (match[1]?.length ?? 0);
    const sentence = line.slice(from, end).trim();
    if (NO_END.test(sentence) || GERMAN_DAY.test(line.slice(match.index - 2).trim())) continue;
    if (sentence) sentences.push(sentence);
    from = end;
  }
  const rest = line.slice(from).trim();
  return rest ? [...sentences, rest] : sentences;
}

const FINISHED = new RegExp(`(?:[.!?…。！？]["”’)]?|${EMOJI})$`, 'u');

/** With a full stop, unless it ends in something of its own. */
export const stopped = (text: string): string =>
  text === '' || FINISHED.test(text) ? text : `${text.replace(/[,;:–—-]+$/, '')}.`;

/** With a capital, too. */
export const sentence = (text: string): string => stopped(upperFirst(text.trim()));

/** Without the stop at its end. */
export const unfinished = (text: string): string => text.replace(/[\s.!?…。！？;,:–—-]+$/u, '');
