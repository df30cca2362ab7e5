import { wordsFor } from '../../../language/brief/words/words-for.ts';
import { listFacts } from '../../../language/facts/list-facts.ts';
import { isOffer, isRequest } from '../../../language/facts/speech-acts.ts';
import type { Language } from '../../../language/topic/language.ts';
import { isQuestion, sentencesOf } from '../../../language/topic/sentences.ts';

const BULLET = /^\s*(?:[-*•–→✓✔]|\d{1,2}[.)]|\p{Extended_Pictographic})\s*/u;
/** A block longer than this is broken into paragraphs. */
const LONG_BLOCK = 240;
const MAX_IN_PARAGRAPH = 3;
const LONG_PARAGRAPH = 260;

/** Joins lines that break in the middle of a sentence, with one empty line between paragraphs. */
export function joinBrokenLines(text: string): string {
  const joined: string[] = [];
  for (const line of text.split(/\r?\n/u).map((one) => one.trim())) {
    const last = joined.at(-1);
    const isContinued =
      last && line && !BULLET.test(line) && !/[.!?…:;)\]]$/u.test(last) && /^[\p{Ll}\d€$£]/u.test(line);
    if (isContinued) joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
  }
  return joined
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** One block with its point first; a text in paragraphs has an order of its own. */
export function withPointFirst(text: string, language: Language): string {
  if (text.includes('\n')) return text;
  const sentences = sentencesOf(text);
  const ordered = pointFirst(sentences, language);
  return ordered.some((one, at) => one !== sentences[at]) ? ordered.join(' ') : text;
}

/** One long block becomes paragraphs; what readers are to do has its own. */
export function breakIntoParagraphs(text: string, language: Language): string {
  const sentences = sentencesOf(text);
  if (text.includes('\n') || text.length <= LONG_BLOCK || sentences.length < MAX_IN_PARAGRAPH) return text;
  const { bound } = wordsFor(language);
  const paragraphs: string[][] = [];
  for (const [at, sentence] of sentences.entries()) {
    const open = paragraphs.at(-1);
    const before = sentences[at - 1] ?? '';
    const needs = bound.test(sentence);
    const turns = isAsk(sentence, language) !== isAsk(before, language);
    const isFull =
      open && (open.length >= MAX_IN_PARAGRAPH || [...open, sentence].join(' ').length > LONG_PARAGRAPH);
    if (!open || (!needs && (turns || isFull) && at > 0)) paragraphs.push([sentence]);
    else open.push(sentence);
  }
  return mergeParagraphs(paragraphs)
    .map((one) => one.join(' '))
    .join('\n\n');
}

/** No paragraph of a few words between two others. */
const mergeParagraphs = (paragraphs: readonly string[][]): string[][] =>
  paragraphs.reduce<string[][]>((all, one) => {
    const last = all.at(-1);
    if (
      last &&
      one.join(' ').length < SHORT &&
      last.join(' ').length + one.join(' ').length < LONG_PARAGRAPH &&
      all.length > 1
    )
      last.push(...one);
    else all.push([...one]);
    return all;
  }, []);
const SHORT = 60;

const isAsk = (sentence: string, language: Language): boolean => isRequest(sentence, language);

/** A sentence with the day, the price or the offer goes before sentences that state nothing. */
function pointFirst(sentences: readonly string[], language: Language): string[] {
  const { bound, refers } = wordsFor(language);
  const states = (one: string): boolean =>
    listFacts(one, language).some(({ kind }) => POINTS.has(kind)) || isOffer(one, language);
  const at = sentences.findIndex(states);
  const point = sentences[at];
  const before = sentences.slice(0, at);
  const stays =
    point === undefined ||
    at < FEWEST_BEFORE ||
    bound.test(point) ||
    refers.test(point) ||
    isRequest(point, language) ||
    isQuestion(point) ||
    before.some((one) => isQuestion(one) || isRequest(one, language) || listFacts(one, language).length > 0);
  if (stays) return [...sentences];
  let end = at + 1;
  while (sentences[end] !== undefined && bound.test(sentences[end] ?? '')) end++;
  return [...sentences.slice(at, end), ...before, ...sentences.slice(end)];
}
const FEWEST_BEFORE = 2;
const POINTS: ReadonlySet<string> = new Set(['date', 'day', 'time', 'price', 'percent']);
