import { sentence } from '../../../../language/topic/sentences.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Pieces with blanks between them, as a sentence; empty pieces fall away. */
export const say = (...pieces: readonly string[]): string =>
  capital(
    sentence(
      pieces
        .filter((piece) => piece !== '')
        .join(' ')
        .replace(/ ([.,])/gu, '$1'),
    ),
  );
