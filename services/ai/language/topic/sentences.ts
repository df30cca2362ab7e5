import { maskFacts } from '../facts/mask-facts.ts';
import { upperFirst } from './casing.ts';
import { emojiUntil, endsInEmoji } from './emoji.ts';
import { withoutEnd } from './text-end.ts';

/** Endings that must not end a sentence: abbreviations and initials. */
const NO_END =
  /(?:^|[\s(])(?:st|mr|mrs|ms|mme|mlle|dr|no|nr|núm|vs|fr|hr|approx|ca|bzw|inkl|exkl|einschl|zzgl|abzgl|incl|excl|evtl|ggf|tägl|max|min|std|t[eé]l|tfno|tlf|env|aprox|sra?s?|sres|srta|dra|dña|profa?|lic|arq|sta|sto|ctra|av|avda|pág|fig|mgr|msgr|rev|sgt|capt|dipl|ing|mag|hrn?|gebr|jr|co|(?:[\p{L}-]{1,30})?str|z\.b|u\.a|d\.h|p\.p|e\.g|i\.e|p\. ?ej|\p{L})\.$/iu;
/** Longer than any of them with the blank before it. */
const LONGEST_NO_END = 36;
/** These end a sentence where the next word has a capital. */
const PERHAPS_END = /(?:^|[\s\d(])(?:[ap]\.m|etc|usw|uvm|u\.v\.m)\.$/iu;
/** Days and months follow an hour: "10 a.m. Saturday". */
const NEW_SENTENCE =
  /^\s+(?!(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|febr)uary|march|april|may\b|june|july|august|(?:sept|nov|dec)ember|october)\p{Lu}/iu;
const CAPITAL = /^\s+[^\p{L}]{0,3}\p{Lu}/u;
/** "12. Mai", "unser 3. Laden" */
const GERMAN_DAY = /^\D?\d{1,2}\.\s+(?:jan|feb|märz|april|mai|juni|juli|aug|sept|okt|nov|dez)/iu;
const GERMAN_ORDINAL =
  /(?:^|\s)(?:der|die|das|den|dem|des|zum|zur|am|im|vom|beim|bis|ab|seit|jede[rsnm]?|unsere?[rsnm]?|eine?[rsnm]?|und|–|-) \d{1,3}\.$/iu;
const CONTINUED = /^ \p{Ll}/u;
/** German days, cut short. */
const WEEKDAY = /(?:^|[\s(–-])(?:Mo|Di|Mi|Do|Fr|Sa|So)\.$/u;
/** "5. 12." */
const NUMERIC_DATE = /\d{1,2}\. ?\d{1,2}\.$/u;
const LONGEST_GERMAN_DAY = 20;
const LONGEST_ORDINAL = 16;

const STOP = /[.!?…。！？]/;
const CLOSER = /["”’)]/;

/** The sentences of a line, each with its own punctuation. Reads each character once: topics are anybody's. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  const masked = maskFacts(line, 'other');
  let from = 0;
  for (let at = 0; at < line.length; at++) {
    if (!STOP.test(masked.charAt(at))) continue;
    const stop = at;
    const end = endAfter(line, stop);
    at = Math.max(stop, end - 1);
    if (!isEnd(line, end) || isNoEnd(line, from, stop, end)) continue;
    const sentence = line.slice(from, end).trim();
    if (sentence) sentences.push(sentence);
    from = end;
  }
  const rest = line.slice(from).trim();
  return rest ? [...sentences, rest] : sentences;
}

/** Stops, what closes a quotation or a bracket, and emoji belong to the sentence before them. */
function endAfter(line: string, stop: number): number {
  let end = stop;
  while (STOP.test(line.charAt(end))) end++;
  while (CLOSER.test(line.charAt(end))) end++;
  return emojiUntil(line, end);
}

const isEnd = (line: string, end: number): boolean =>
  end >= line.length || /\s/.test(line.charAt(end)) || /[。！？]/.test(line.charAt(end - 1));

function isNoEnd(line: string, from: number, stop: number, end: number): boolean {
  const before = line.slice(Math.max(from, end - LONGEST_NO_END), end);
  const next = line.slice(end, end + LONGEST_NO_END);
  if (PERHAPS_END.test(before)) return !(CAPITAL.test(next) && NEW_SENTENCE.test(next)) && end < line.length;
  // A sentence that goes on in small letters has not ended: "jeden Di. und Do.", "(IVA incl.) con aceite".
  if (line.charAt(stop) === '.' && CONTINUED.test(next)) return true;
  return (
    NO_END.test(before) ||
    WEEKDAY.test(before) ||
    (NUMERIC_DATE.test(before) && !CAPITAL.test(next) && end < line.length) ||
    GERMAN_ORDINAL.test(line.slice(Math.max(from, end - LONGEST_ORDINAL), end)) ||
    GERMAN_DAY.test(line.slice(Math.max(0, stop - 2), stop + LONGEST_GERMAN_DAY).trim())
  );
}

const isFinished = (text: string): boolean => /[.!?…。！？]["”’)]?$/.test(text) || endsInEmoji(text);

/** Adds a full stop, unless the text ends with other punctuation. */
export const withStop = (text: string): string =>
  text === '' || isFinished(text) ? text : `${withoutEnd(text, /[,;:–—-]/)}.`;

/** With a capital, too. */
export const sentence = (text: string): string => withStop(upperFirst(text.trim()));

/** Without the stop at its end. */
export const withoutEnding = (text: string): string => {
  const withoutPunctuation = withoutEnd(text, /[\s!?…。！？;,:–—-]/);
  return ABBREVIATED.test(withoutPunctuation.slice(-LONGEST_ABBREVIATION))
    ? withoutPunctuation
    : withoutEnd(text, /[\s.!?…。！？;,:–—-]/);
};

/** "p. P.", "a.m." keep the stop that belongs to them. */
const ABBREVIATED = /(?:^|[^\p{L}])\p{L}\. ?\p{L}\.$/u;
const LONGEST_ABBREVIATION = 6;

/** Whether a sentence asks: a question mark is among the signs that end it. */
export const isQuestion = (text: string): boolean => endsWithSign(text, /[?？]/);

export const isExclaimed = (text: string): boolean => endsWithSign(text, /!/);

const endsWithSign = (text: string, sign: RegExp): boolean =>
  sign.test(text.slice(withoutEnd(text, /[^\p{L}\p{N}_]/u).length));
