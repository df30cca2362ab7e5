import { sentencesOf } from '../../../language/topic/sentences.ts';

/** One sentence or line of a text, and where it stands. */
export interface Unit {
  readonly text: string;
  /** The paragraph and the line of the text that it is in, counted from 0. */
  readonly paragraph: number;
  readonly line: number;
}

/** A text in its sentences; an item of a list stays whole. */
export const unitsOf = (text: string): Unit[] =>
  text.split(/\n{2,}/).flatMap((block, paragraph) =>
    block.split('\n').flatMap((row, line) => {
      const parts = /^\s*(?:[-*•→✓]|\d+[.)]) /.test(row) ? [row.trim()] : sentencesOf(row);
      return parts.map((part) => ({ text: part, paragraph, line }));
    }),
  );

/** The sentences as a text again, each paragraph and line where it was. */
export function textOfUnits(units: readonly Unit[]): string {
  let text = '';
  for (const [at, unit] of units.entries()) {
    const before = units[at - 1];
    const gap = !before
      ? ''
      : before.paragraph !== unit.paragraph
        ? '\n\n'
        : before.line !== unit.line
          ? '\n'
          : ' ';
    text += gap + unit.text;
  }
  return text;
}
