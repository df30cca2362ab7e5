import { sentencesOf } from './topic/sentences.ts';

interface Piece {
  readonly paragraph: number;
  readonly text: string;
}

const LINK = /https?:\/\//i;
const ELLIPSIS = '…';

/**
 * The text with as many of its sentences, from the first on, as there is room for. Paragraphs with a link stay while the first
 * sentence has room beside them. Where not even that fits, the text ends at a word, with an ellipsis.
 */
export function shorten(text: string, hasRoom: (text: string) => boolean): string {
  if (hasRoom(text)) return text;
  const pieces = text.split('\n\n').flatMap(piecesOf);
  const links = pieces.filter(({ text: one }) => LINK.test(one));
  const keptPieces = keepMost(pieces, links, hasRoom) ?? keepMost(pieces, [], hasRoom);
  return keptPieces ?? cutAtWord(text, hasRoom);
}

const piecesOf = (text: string, paragraph: number): Piece[] =>
  LINK.test(text)
    ? [{ paragraph, text }]
    : text.split('\n').flatMap((line) => sentencesOf(line).map((one) => ({ paragraph, text: one })));

/** Contains the given pieces. Null if no other piece fits with them. */
function keepMost(
  pieces: readonly Piece[],
  always: readonly Piece[],
  hasRoom: (text: string) => boolean,
): string | null {
  const others = pieces.filter((one) => !always.includes(one));
  const first = (count: number): string => {
    const chosenPieces = new Set([...others.slice(0, count), ...always]);
    return joinPieces(pieces.filter((one) => chosenPieces.has(one)));
  };
  const count = mostThat(others.length, (one) => hasRoom(first(one)));
  return count > 0 ? first(count) : null;
}

const joinPieces = (pieces: readonly Piece[]): string =>
  [...Map.groupBy(pieces, ({ paragraph }) => paragraph).values()]
    .map((paragraph) => paragraph.map(({ text }) => text).join(' '))
    .join('\n\n');

function cutAtWord(text: string, hasRoom: (text: string) => boolean): string {
  const signs = [...text];
  const first = (count: number): string => `${signs.slice(0, count).join('').trimEnd()}${ELLIPSIS}`;
  const whole = mostThat(signs.length, (count) => hasRoom(first(count)));
  for (let end = whole; end > whole - LONGEST_WORD && end > 0; end--)
    if (/\s/.test(signs[end] ?? '')) return first(end);
  return first(whole);
}

const LONGEST_WORD = 60;

/**
 * Returns the largest number up to `max` for which the condition holds, if it holds for all smaller ones. 0 if there
 * is none.
 */
function mostThat(max: number, holds: (count: number) => boolean): number {
  let least = 0;
  let high = max;
  while (least < high) {
    const middle = Math.ceil((least + high) / 2);
    if (holds(middle)) least = middle;
    else high = middle - 1;
  }
  return least;
}
