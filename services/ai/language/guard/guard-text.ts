import type { Language } from '../facts/fact.ts';
import { listFacts } from '../facts/list-facts.ts';
import { maskFacts } from '../facts/mask-facts.ts';
import { sentencesOf } from '../topic/sentences.ts';
import { adjectiveCut, bracketCut, type Cut, clauseCut, phraseCut, wordsIn } from './cut-clause.ts';
import { gapFor } from './gaps.ts';
import { languageOf } from './language-of.ts';
import { findMadeUp, type MadeUp } from './made-up.ts';

export interface Guarded {
  /** The remaining text in whole sentences; empty where all of it was made up. */
  readonly text: string;
  /** The words that were removed or marked, as written. */
  readonly removed: readonly string[];
  /** The parts that are not in the brief. */
  readonly found: readonly MadeUp[];
}

/** Longer texts are no posts. */
const MAX_CHARACTERS = 20_000;
const MAX_CUTS = 12;

/**
 * Removes from a model's text what its brief doesn't say: numbers, prices, dates, times, places, names, addresses,
 * offers and claims. A word or clause is removed if the sentence stays complete without it; otherwise the sentence is
 * removed. If that sentence says something from the brief, a marked gap replaces the fact.
 * @param brief everything the user said: topic, details, voice
 */
export function guardText(brief: string, generated: string): Guarded {
  const text = generated.slice(0, MAX_CHARACTERS);
  const language = languageOf(text);
  const inventions = findMadeUp(brief, text, language);
  if (inventions.length === 0) return { text, removed: [], found: inventions };
  const removed: string[] = [];
  const names = inventions.filter(({ kind }) => kind === 'name').map((name) => name.text);
  const lines = text.split('\n').map((line) => guardLine({ brief, line, text, language, names, removed }));
  const remainingText = lines
    .filter((line) => line !== null)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text: remainingText, removed, found: inventions };
}

interface Line {
  readonly brief: string;
  readonly line: string;
  /** All of the text. */
  readonly text: string;
  readonly language: Language;
  /** The made-up names of the whole text, because a single sentence may not reveal them. */
  readonly names: readonly string[];
  /** Called with the removed parts. */
  readonly removed: string[];
}

/** Null if everything in it was made up. */
function guardLine({ line, ...rest }: Line): string | null {
  if (line.trim() === '') return line;
  const sentences = sentencesOf(line);
  const indent = line.slice(0, line.length - line.trimStart().length);
  const keptSentences = sentences
    .map((sentence) => guardSentence({ ...rest, line: sentence }))
    .filter((sentence) => sentence !== '');
  return keptSentences.length === 0 ? null : indent + keptSentences.join(' ');
}

function guardSentence({ brief, line, text, language, names, removed }: Line): string {
  let sentence = line;
  const cutOff: string[] = [];
  const findInventions = () => withNames(findMadeUp(brief, sentence, language), sentence, names);
  for (
    let cuts = 0, untrue = findInventions();
    cuts < MAX_CUTS && untrue.length > 0;
    cuts++, untrue = findInventions()
  ) {
    const cut = cutFor(brief, sentence, untrue, text, language);
    if (!cut) break;
    cutOff.push(trimPunctuation(sentence.slice(cut.at, cut.end)));
    const stop = STOP.exec(sentence)?.[0] ?? '';
    sentence = joinTidily(sentence.slice(0, cut.at), sentence.slice(cut.end), stop);
  }
  const inventions = findInventions();
  if (
    inventions.length > 0 &&
    !tellsBrief(brief, sentence, { at: 0, end: sentence.length }, text, language)
  ) {
    removed.push(line.trim());
    return '';
  }
  removed.push(...cutOff, ...inventions.map((one) => one.text));
  const marked = inventions
    .toReversed()
    .reduce((all, { kind, at, end }) => all.slice(0, at) + gapFor(kind, language) + all.slice(end), sentence);
  return marked === line ? line : upperFirst(marked);
}

function withNames(inventions: readonly MadeUp[], sentence: string, names: readonly string[]): MadeUp[] {
  const more = names.flatMap((name): MadeUp[] => {
    const at = sentence.indexOf(name);
    const end = at + name.length;
    const isKnown = inventions.some((one) => one.at < end && at < one.end);
    return at < 0 || isKnown ? [] : [{ kind: 'name', text: name, at, end }];
  });
  return [...inventions, ...more].toSorted((one, other) => one.at - other.at);
}

function cutFor(
  brief: string,
  sentence: string,
  inventions: readonly MadeUp[],
  text: string,
  language: Language,
): Cut | null {
  const masked = maskFacts(sentence, language);
  const isRomance = language === 'fr' || language === 'es';
  const [first] = inventions;
  const last = inventions.at(-1);
  if (!first || !last) return null;
  const cuts = [
    adjectiveCut(sentence, first, isRomance),
    bracketCut(sentence, inventions),
    phraseCut(sentence, last),
    clauseCut(sentence, masked, inventions),
    clauseCut(sentence, masked, [last]),
  ];
  return cuts.find((cut) => cut && !tellsBrief(brief, sentence, cut, text, language)) ?? null;
}

/** Whether a part of a sentence states a fact of the brief that the rest of the text doesn't. */
function tellsBrief(
  brief: string,
  sentence: string,
  { at, end }: Cut,
  text: string,
  language: Language,
): boolean {
  const part = sentence.slice(at, end);
  const untrue = findMadeUp(brief, part, language);
  const facts = listFacts(part, language).filter(
    (fact) =>
      !untrue.some((one) => fact.at < one.end && one.at < fact.end) &&
      (fact.kind !== 'name' || brief.toLowerCase().includes(fact.text.toLowerCase())),
  );
  return facts.some(({ text: fact }) => text.split(fact).length <= 2);
}

/** Joins both sides of a cut, with one blank, the right article and the sentence's own end. */
function joinTidily(before: string, after: string, stop: string): string {
  const article = /(^|\s)(an?)\s*$/iu.exec(before);
  const next = /^\s*(\p{L})/u.exec(after)?.[1] ?? '';
  const fixed =
    article && next !== ''
      ? before.slice(0, article.index) +
        article[1] +
        (/[aeiou]/iu.test(next) ? 'an' : 'a').replace(/^a/, article[2]?.charAt(0) ?? 'a') +
        ' '
      : before;
  const rest = /^[.,!?…;:)]/u.test(after.trimStart()) ? after.trimStart() : after;
  const keptText = rest === '' || /^[.!?…;:)]/u.test(rest) ? fixed.replace(/[\s,;:–—-]{1,8}$/u, '') : fixed;
  const remainingText = (/^,/u.test(rest) ? keptText.trimEnd() : keptText)
    .concat(rest)
    .replace(/ {2,}/g, ' ')
    .trim();
  return STOP.test(remainingText) ? remainingText : remainingText + stop;
}

const STOP = /[.!?…]["”»)]?$/u;

const trimPunctuation = (text: string): string => text.replace(/^[\s,;:–—-]{1,8}|[\s,;:–—-]{1,8}$/gu, '');

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a text still tells something. */
export const saysEnough = (text: string): boolean => wordsIn(text) >= 3;
