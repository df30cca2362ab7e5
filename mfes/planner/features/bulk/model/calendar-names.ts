import { foldText } from './plain-text.ts';

/** Languages whose names of months and weekdays are read. No name means two months in them. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'da', 'nb', 'pl'] as const;
const LEAST_LETTERS = 3;

interface Names {
  /** Full names and the abbreviations of CLDR. */
  readonly exact: ReadonlyMap<string, number>;
  readonly full: readonly (readonly [string, number])[];
}

let cachedNames: { readonly months: Names; readonly weekdays: Names } | null = null;

/** Returns the month of a folded name or abbreviation, 1 to 12; null for another word. */
export const monthOf = (word: string): number | null =>
  // German Excel abbreviates March in its own way.
  word === 'mrz' ? 3 : find(names().months, word);

export const isWeekday = (word: string): boolean => find(names().weekdays, word) !== null;

function find({ exact, full }: Names, word: string): number | null {
  const one = exact.get(word);
  if (one !== undefined) return one;
  if (word.length < LEAST_LETTERS) return null;
  const numbers = new Set(full.flatMap(([name, number]) => (name.startsWith(word) ? [number] : [])));
  return numbers.size === 1 ? ([...numbers][0] ?? null) : null;
}

function names() {
  cachedNames ??= {
    // 2 November 2026 is a Monday. Beside a day, Slavic months have another ending than alone.
    months: collect(
      { month: 'long', day: 'numeric' },
      { month: 'short', day: 'numeric' },
      (at) => Date.UTC(2026, at, 15),
      12,
    ),
    weekdays: collect({ weekday: 'long' }, { weekday: 'short' }, (at) => Date.UTC(2026, 10, 2 + at), 7),
  };
  return cachedNames;
}

function collect(
  long: Intl.DateTimeFormatOptions,
  short: Intl.DateTimeFormatOptions,
  instantOf: (at: number) => number,
  count: number,
): Names {
  const full: [string, number][] = [];
  const abbreviated: [string, number][] = [];
  for (const language of LANGUAGES)
    for (const [options, into] of [
      [long, full],
      [short, abbreviated],
    ] as const) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      for (let at = 0; at < count; at++) {
        const parts = format.formatToParts(instantOf(at));
        const name = parts.find(({ type }) => type === 'month' || type === 'weekday')?.value ?? '';
        into.push([foldText(name).replace(/\.$/, ''), at + 1]);
      }
    }
  return { exact: new Map([...abbreviated, ...full]), full };
}
