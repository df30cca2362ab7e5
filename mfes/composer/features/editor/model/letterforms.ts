/**
 * The networks take plain text only, so formatting is written in Unicode's own letterforms: mathematical sans-serif
 * for bold and italic, a combining line for underline and strikethrough (Unicode 17, Mathematical Alphanumeric
 * Symbols and Combining Diacritical Marks).
 */
export type Style = 'bold' | 'italic' | 'underline' | 'strikethrough';

const UNDERLINE = '\u0332';
const STRIKE = '\u0336';
const MARKS = { underline: UNDERLINE, strikethrough: STRIKE } as const;

/** First code points of A, a and 0; italic has no digits of its own. */
const ALPHABETS = {
  plain: [0x41, 0x61, 0x30],
  bold: [0x1d5d4, 0x1d5ee, 0x1d7ec],
  italic: [0x1d608, 0x1d622, 0x30],
  boldItalic: [0x1d63c, 0x1d656, 0x1d7ec],
} as const;
type Alphabet = keyof typeof ALPHABETS;
const SIZES = [26, 26, 10] as const;

interface Letter {
  readonly alphabet: Alphabet;
  readonly set: number;
  readonly offset: number;
}

/** The text with the style on; or off, where all of it has the style already. */
export function toggleStyle(text: string, style: Style): string {
  const on = !hasStyle(text, style);
  if (style === 'underline' || style === 'strikethrough') {
    const unmarked = text.replaceAll(MARKS[style], '');
    return on ? markText(unmarked, MARKS[style]) : unmarked;
  }
  const styled = [...apart(text)].map((character) => restyle(character, style, on)).join('');
  return together(styled);
}

/** The letters and digits of a text that Unicode has in no such form, each once: ß, Cyrillic, italic digits. */
export function unstyledIn(text: string, style: Style): string[] {
  if (style === 'underline' || style === 'strikethrough') return [];
  const without = [...apart(text)].filter((character) => {
    const letter = letterOf(character);
    return letter ? letter.set === 2 && style === 'italic' : /[\p{L}\p{N}]/u.test(character);
  });
  return [...new Set(without)];
}

/** The plain letters under all the styling. */
export const plainText = (text: string): string => together(plainLetters(text));

const plainLetters = (text: string): string =>
  [...text.replaceAll(UNDERLINE, '').replaceAll(STRIKE, '')]
    .map((character) => {
      const letter = letterOf(character);
      return letter
        ? String.fromCodePoint((ALPHABETS.plain[letter.set] as number) + letter.offset)
        : character;
    })
    .join('');

/** Whether all of the text has the style. */
export function hasStyle(text: string, style: Style): boolean {
  if (style === 'underline' || style === 'strikethrough') {
    const visible = charactersOf(text).filter(isVisible);
    return visible.length > 0 && visible.every((character) => character.includes(MARKS[style]));
  }
  const letters = [...apart(text)].map(letterOf).filter((letter) => letter !== null && letter.set < 2);
  return (
    letters.length > 0 &&
    letters.every((letter) => letter?.alphabet === style || letter?.alphabet === 'boldItalic')
  );
}

/** An accented letter has a form only for its base: ü is a u with two dots over it. Other scripts are left whole. */
const apart = (text: string): string =>
  text.replace(/[\p{L}]/gu, (letter) => {
    const parts = letter.normalize('NFD');
    return /^[A-Za-z]\p{M}/u.test(parts) ? parts : letter;
  });

/** Plain letters with their accents as one sign again, as they were typed. */
const together = (text: string): string =>
  text.replace(/[A-Za-z][\u0300-\u0331\u0333-\u0335\u0337-\u036f]+/g, (letter) => letter.normalize('NFC'));

function restyle(character: string, style: 'bold' | 'italic', on: boolean): string {
  const letter = letterOf(character);
  if (!letter) return character;
  const bold = style === 'bold' ? on : letter.alphabet === 'bold' || letter.alphabet === 'boldItalic';
  const italic = style === 'italic' ? on : letter.alphabet === 'italic' || letter.alphabet === 'boldItalic';
  const alphabet: Alphabet = bold && italic ? 'boldItalic' : bold ? 'bold' : italic ? 'italic' : 'plain';
  return String.fromCodePoint((ALPHABETS[alphabet][letter.set] as number) + letter.offset);
}

const markText = (text: string, mark: string): string =>
  charactersOf(text)
    .map((character) => (isVisible(character) ? character + mark : character))
    .join('');

/** Splits a text into characters as people see them: a letter with its marks, an emoji with all its parts. */
const charactersOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
const isVisible = (character: string): boolean => /\S/.test(character);

function letterOf(character: string): Letter | null {
  const point = character.codePointAt(0) ?? 0;
  for (const alphabet of Object.keys(ALPHABETS) as Alphabet[])
    for (const [set, start] of ALPHABETS[alphabet].entries()) {
      const offset = point - start;
      if (offset >= 0 && offset < (SIZES[set] ?? 0)) return { alphabet, set, offset };
    }
  return null;
}
