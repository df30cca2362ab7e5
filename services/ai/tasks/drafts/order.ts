import type { Reading, ReadSentence } from '../../language/brief/reading.ts';
import { isQuestion } from '../../language/topic/sentences.ts';
import type { Structure } from './editor/editor.ts';

/** Returns the sentence to put before the news, if any. */
export function openerFor({ sentences, newsAt, act }: Reading, structure: Structure): number {
  const fits = (one: ReadSentence): boolean =>
    structure === 'reader'
      ? one.role === 'request'
      : structure === 'reason' &&
        (one.role === 'reason' || (!act.sober && (one.role === 'detail' || one.role === 'offer')));
  if (isQuestion(sentences[newsAt]?.text ?? '')) return -1;
  return sentences.findIndex((one, at) => at > newsAt && one.opens && fits(one));
}

/** The sentence, and those behind it that need it. */
export function followSentences(sentences: readonly ReadSentence[], from: number): number[] {
  let end = from + 1;
  while (sentences[end]?.bound) end++;
  return Array.from({ length: end - from }, (_, at) => from + at);
}

/** The same, without the people to ask: they come after the subject. */
export function opening(sentences: readonly ReadSentence[], from: number): number[] {
  const rows = followSentences(sentences, from);
  const reaches = rows.findIndex((at, place) => place > 0 && isContact(sentences[at]));
  return reaches < 0 ? rows : rows.slice(0, reaches);
}

const ADDRESSES = new Set(['link', 'email', 'phone']);
const isContact = (one: ReadSentence | undefined): boolean =>
  one?.facts.some(({ kind }) => ADDRESSES.has(kind)) ?? false;

/** A request, or what belongs to one. */
export function isAsk(sentences: readonly ReadSentence[], at: number): boolean {
  const one = sentences[at];
  if (!one) return false;
  return one.role === 'request' || (one.bound && isAsk(sentences, at - 1));
}
