import type { Point, Reading } from '../../../../language/brief/reading.ts';
import type { Editor } from '../editor.ts';

/**
 * Readers' questions about each kind of brief, most important first, each with the pattern of a brief that answers
 * it.
 */
export type Gaps = Readonly<Partial<Record<Point, readonly (readonly [gap: string, known: RegExp])[]>>>;

const LIMIT = 2;
const ADDRESSES = /link|email|phone/;

/** Gaps for facts that the brief leaves out. Empty if the brief is detailed. */
export function gapsFrom(
  table: Gaps,
  { act, sentences, links }: Reading,
  titles: Editor['titles'] = [],
): string[] {
  const title = titles.find(([pattern]) => pattern.test(sentences[0]?.text ?? ''));
  if (title && sentences.length === 1) return [title[1]];
  const all = sentences.map(({ text }) => text).join(' ');
  const hasContact =
    links.length > 0 || sentences.some(({ facts }) => facts.some(({ kind }) => ADDRESSES.test(kind)));
  if (hasContact && act.point !== 'cancel') return [];
  return (table[act.point] ?? [])
    .filter(([, pattern]) => !pattern.test(all))
    .map(([gap]) => gap)
    .slice(0, LIMIT);
}
