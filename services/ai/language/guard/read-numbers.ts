/** Reads a number as any language writes it: "1,250.50", "1.250,50", "6,80", "1 000". Null if it isn't one. */
export function readFigure(figure: string): number | null {
  const plain = figure.replace(/[\s\u00a0\u202f’']/gu, '');
  const [, whole = '', rest = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === '') return null;
  return Number(`${whole.replace(/[.,]/g, '')}${rest === '' ? '' : `.${rest}`}`);
}

const UNITS = [
  [2, 'two zwei deux dos'],
  [3, 'three drei trois tres'],
  [4, 'four vier quatre cuatro'],
  [5, 'five fünf cinq cinco'],
  [6, 'six sechs seis'],
  [7, 'seven sieben sept siete'],
  [8, 'eight acht huit ocho'],
  [9, 'nine neun neuf nueve'],
  [10, 'ten zehn dix diez'],
  [11, 'eleven elf onze once'],
  [12, 'twelve zwölf douze doce dozen dutzend douzaine docena'],
  [13, 'thirteen dreizehn treize trece'],
  [14, 'fourteen vierzehn quatorze catorce'],
  [15, 'fifteen fünfzehn quinze quince'],
  [16, 'sixteen sechzehn seize dieciséis'],
  [17, 'seventeen siebzehn diecisiete'],
  [18, 'eighteen achtzehn dieciocho'],
  [19, 'nineteen neunzehn diecinueve'],
  [20, 'twenty zwanzig vingt veinte'],
  [30, 'thirty dreißig trente treinta'],
  [40, 'forty vierzig quarante cuarenta'],
  [50, 'fifty fünfzig cinquante cincuenta'],
  [60, 'sixty sechzig soixante sesenta'],
  [70, 'seventy siebzig setenta'],
  [80, 'eighty achtzig ochenta'],
  [90, 'ninety neunzig noventa'],
  [100, 'hundred hundert cent cien'],
  [1_000, 'thousand tausend mille mil'],
] as const;

/** Numbers from two on, as words in small letters. */
export const NUMBER_VALUES: ReadonlyMap<string, number> = new Map([
  ...UNITS.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
  ...['one', 'ein', 'eine', 'einen', 'einem', 'einer', 'un', 'une', 'una', 'an', 'a'].map(
    (word) => [word, 1] as const,
  ),
  ...['half', 'halbe', 'halben', 'demi', 'demie', 'media'].map((word) => [word, 0.5] as const),
]);

/** All figures in a text, and all numbers written as words. */
export function numbersIn(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const [figure] of text.matchAll(/\d[\d.,’']*\d|\d/gu)) {
    const value = readFigure(figure);
    if (value !== null) numbers.add(value);
    // Ranges, dates and times have several.
    for (const part of figure.match(/\d+/g) ?? []) numbers.add(Number(part));
  }
  for (const value of wordedNumbers(text)) numbers.add(value);
  return numbers;
}

const MANY: ReadonlySet<string> = new Set([
  ...[
    'dozen',
    'dutzend',
    'douzaine',
    'docena',
    'hundred',
    'hundert',
    'cent',
    'thousand',
    'tausend',
    'mille',
    'mil',
  ],
]);

/** Numbers written as words, alone and together: "two dozen" is 2, 12 and 24, "twenty-five" 20, 5 and 25. */
function wordedNumbers(text: string): number[] {
  const values: number[] = [];
  let before: number | null = null;
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+|[^\p{L}\s-]/gu)) {
    const value = NUMBER_VALUES.get(word) ?? figureOf(word);
    // "Half a dozen"
    if (value === 1 && before !== null) continue;
    if (value !== undefined && /\p{L}/u.test(word)) values.push(value);
    if (value !== undefined && before !== null) {
      if (MANY.has(word)) values.push(before * value);
      else if (before >= 20 && before < 100 && before % 10 === 0 && value < 10) values.push(before + value);
    }
    before = value ?? null;
  }
  return values;
}

const figureOf = (word: string): number | undefined => (/^\d$/.test(word) ? Number(word) : undefined);

/** The first number in a text, as figures or as a word. */
export function firstNumber(text: string): number | null {
  const figure = /\d[\d.,’'\u00a0\u202f ]*\d|\d/u.exec(text)?.[0];
  if (figure !== undefined) return readFigure(figure.trim());
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    const value = NUMBER_VALUES.get(word);
    if (value !== undefined) return value;
  }
  return null;
}
