import type { Mark, MarkKind, PartName } from './mark.ts';

/** A part of a time that was read. */
export type Piece =
  /** `soft` where a weekday alone says it; `either` where it may as well be another day. */
  | {
      readonly is: 'date';
      readonly date: Temporal.PlainDate;
      readonly soft?: boolean;
      readonly either?: Temporal.PlainDate;
    }
  | { readonly is: 'clock'; readonly hour: number; readonly minute: number; readonly exact: boolean }
  | { readonly is: 'part'; readonly part: PartName }
  | { readonly is: 'zone'; readonly zone: string }
  | { readonly is: 'offset'; readonly minutes: number }
  | { readonly is: 'shift'; readonly minutes: number }
  | { readonly is: 'repeats' }
  /** A day that has a name, and an unknown date. */
  | { readonly is: 'some_day' }
  | { readonly is: 'unclear' };

/** How many marks a rule takes, and what they say. */
export interface Reading {
  readonly length: number;
  readonly pieces: readonly Piece[];
}

export interface Context {
  readonly today: Temporal.PlainDate;
  /** In German "halb neun" is half past eight. */
  readonly halfBefore: boolean;
  /** "Las nueve y diez" is ten past nine. */
  readonly minutesAfterAnd: boolean;
  /** A number alone is an hour, since a time was asked for. */
  readonly bare: boolean;
}

export type Rule = (marks: readonly Mark[], at: number, context: Context) => Reading | null;

/** The mark there, if it is of that kind. */
export function markAt<K extends MarkKind>(
  marks: readonly Mark[],
  at: number,
  kind: K,
): Extract<Mark, { is: K }> | null {
  const mark = marks[at];
  return mark?.is === kind ? (mark as Extract<Mark, { is: K }>) : null;
}

export const isAt = (marks: readonly Mark[], at: number, ...kinds: readonly MarkKind[]): boolean =>
  kinds.includes(marks[at]?.is as MarkKind);
