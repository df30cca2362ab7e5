import type { HolidayName } from './holidays.ts';
import type { Lexicon, Mark, Operator, PartName, UnitName } from './mark.ts';
import type { ShortForms } from './short-forms.ts';

/** A table of phrases: those of one meaning in a string, parted by `/`. */
export interface Words {
  /** From Monday; the short forms as well. */
  readonly weekdays: readonly string[];
  readonly weekly?: readonly string[];
  readonly months: readonly string[];
  readonly days: Readonly<Record<string, string>>;
  readonly parts: Readonly<Partial<Record<PartName, string>>>;
  readonly tonight?: string;
  /** From zero. */
  readonly numbers: readonly string[];
  readonly moreNumbers?: Readonly<Record<string, string>>;
  /** From the first. */
  readonly ordinals: readonly string[];
  readonly units: Readonly<Record<UnitName, string>>;
  readonly moreUnits?: readonly (readonly [phrases: string, unit: UnitName, n: number])[];
  readonly which: Readonly<Record<string, string>>;
  readonly weeks: Readonly<Record<string, string>>;
  readonly monthsAt: Readonly<Record<string, string>>;
  readonly operators: Readonly<Partial<Record<Operator, string>>>;
  readonly holidays: Readonly<Partial<Record<HolidayName, string>>>;
  /** Days whose date differs by year or country, so that it has to be asked for. */
  readonly someDays?: string;
  readonly fillers: string;
  /** Read beside numbers alone. */
  readonly short?: ShortForms;
}

export function lexiconOf(words: Words): Lexicon {
  const lexicon: Record<string, Mark> = {};
  const add = (phrases: string, mark: Mark): void => {
    for (const phrase of phrases.split('/')) if (phrase.trim()) lexicon[phrase.trim()] = mark;
  };
  const addList = (list: readonly string[], markOf: (n: number) => Mark): void =>
    list.forEach((phrases, n) => {
      add(phrases, markOf(n));
    });
  const addTable = (table: Readonly<Record<string, string>>, markOf: (n: number) => Mark): void => {
    for (const [n, phrases] of Object.entries(table)) add(phrases, markOf(Number(n)));
  };
  add(words.fillers, { is: 'filler' });
  for (const [operator, phrases] of Object.entries(words.operators))
    add(phrases, { is: operator as Operator });
  addList(words.numbers, (n) => ({ is: 'number', n }));
  addTable(words.moreNumbers ?? {}, (n) => ({ is: 'number', n }));
  addList(words.ordinals, (n) => ({ is: 'ordinal', n: n + 1 }));
  addList(words.weekdays, (n) => ({ is: 'weekday', n: n + 1 }));
  addList(words.weekly ?? [], (n) => ({ is: 'weekdays', n: n + 1 }));
  addList(words.months, (n) => ({ is: 'month', n: n + 1 }));
  addTable(words.days, (n) => ({ is: 'day', n }));
  for (const [part, phrases] of Object.entries(words.parts))
    add(phrases, { is: 'part', part: part as PartName });
  add(words.tonight ?? '', { is: 'day', n: 0, part: 'evening' });
  for (const [unit, phrases] of Object.entries(words.units))
    add(phrases, { is: 'unit', unit: unit as UnitName, n: 1 });
  for (const [phrases, unit, n] of words.moreUnits ?? []) add(phrases, { is: 'unit', unit, n });
  addTable(words.which, (n) => ({ is: 'which', n }));
  addTable(words.weeks, (n) => ({ is: 'week_at', n }));
  addTable(words.monthsAt, (n) => ({ is: 'month_at', n }));
  for (const [name, phrases] of Object.entries(words.holidays))
    add(phrases, { is: 'holiday', name: name as HolidayName });
  add(words.someDays ?? '', { is: 'some_day' });
  return lexicon;
}
