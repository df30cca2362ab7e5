import type { HolidayName } from './holidays.ts';

/** Words whose place in a phrase gives them their meaning. */
export type Operator =
  | 'in'
  | 'at'
  | 'past'
  | 'to'
  | 'after'
  | 'before'
  | 'from_now'
  | 'and'
  | 'or'
  | 'between'
  | 'dash'
  | 'half'
  | 'quarter'
  | 'three_quarters'
  | 'minus'
  | 'am'
  | 'pm'
  | 'oclock'
  | 'every'
  | 'last'
  | 'end'
  | 'vague'
  | 'time'
  | 'later'
  | 'earlier'
  /** "The eve of", "le lendemain de". */
  | 'day_before'
  | 'day_after';

export type UnitName = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
export type PartName = 'early' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night' | 'midnight';

/** The meaning of one word or phrase for a time. */
export type Mark =
  | { readonly is: Operator }
  | { readonly is: 'filler' }
  | { readonly is: 'comma' }
  | { readonly is: 'weekday'; readonly n: number; readonly part?: PartName }
  /** Each of them: "Mondays". */
  | { readonly is: 'weekdays'; readonly n: number }
  | { readonly is: 'month'; readonly n: number }
  /** Days from today. */
  | { readonly is: 'day'; readonly n: number; readonly part?: PartName }
  | { readonly is: 'part'; readonly part: PartName }
  | { readonly is: 'number'; readonly n: number; readonly digits?: number }
  | { readonly is: 'ordinal'; readonly n: number; readonly digits?: number }
  | { readonly is: 'unit'; readonly unit: UnitName; readonly n: number }
  /** "This", "next", "after next" of a weekday. */
  | { readonly is: 'which'; readonly n: number }
  /** "Next week", "next month": so many from this one. */
  | { readonly is: 'week_at'; readonly n: number }
  | { readonly is: 'month_at'; readonly n: number }
  | { readonly is: 'holiday'; readonly name: HolidayName }
  /** A day whose date is not known: "the bakery's open day". */
  | { readonly is: 'some_day'; readonly part?: PartName }
  | { readonly is: 'zone'; readonly zone: string }
  /** `exact` where the hour is by 24; `isSpan` where it may be hours as well: "2h". */
  | {
      readonly is: 'clock';
      readonly hour: number;
      readonly minute: number;
      readonly exact: boolean;
      readonly isSpan?: boolean;
    }
  | { readonly is: 'date'; readonly year: number | null; readonly month: number; readonly day: number };

export type MarkKind = Mark['is'];

/** A word of a message; what says nothing of a time has no mark. */
export interface Token {
  readonly text: string;
  readonly mark: Mark | null;
}

/** Phrases of a language, in small letters, and what they say. */
export type Lexicon = Readonly<Record<string, Mark>>;
