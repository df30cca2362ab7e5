/** Direction marks, zero-width characters and soft hyphens, which spreadsheets and phones leave in cells. */
const MARKS = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|\uFE0E|\uFE0F/g;
/** Blanks of other alphabets that \s misses. */
const FILLERS = /[\u115F\u1160\u2800\u3164\uFFA0]/g;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const WORD = /[a-z0-9]/i;
const QUOTES = /["'`´‘’‚“”„«»‹›]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Returns a cell without invisible characters; all spaces become plain ones, and line ends stay. Not for a post's text. */
export const visibleText = (text: string): string =>
  text
    .replace(MARKS, '')
    .replace(FILLERS, ' ')
    .replace(LINE_ENDS, '\n')
    .replace(/[^\S\n]/g, ' ')
    .trim();

/** Arabic and Persian digits. */
const OTHER_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
const latinDigit = (digit: string): string => String(digit.charCodeAt(0) & 0xf);

/** Returns a cell on one line for comparison and parsing: compatible letters and digits unified, in small letters. */
export const plainText = (text: string): string =>
  visibleText(text.normalize('NFKC'))
    .replace(OTHER_DIGITS, latinDigit)
    .replace(DASHES, '-')
    .replace(/\s{1,99}/g, ' ')
    .toLowerCase();

/** Returns plain text without accents. */
export const foldText = (text: string): string =>
  plainText(text).normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** Reports whether a cell shows nothing, or quotation marks alone. Fast, since sheets have millions of such cells. */
export const isBlank = (text: string): boolean =>
  text === '' || (!WORD.test(text) && visibleText(text).replace(QUOTES, '').trim() === '');

/** Reports whether a cell shows nothing at all. */
export const isInvisible = (text: string): boolean =>
  text === '' || (!WORD.test(text) && visibleText(text) === '');

/** Returns a cell as the bulk import reads it. */
export const trimCell = (cell: string): string => (isInvisible(cell) ? '' : cell.trim());
