import { LOCALES } from '@carillon/contracts/domain/locales.ts';
import { pageLocale } from './page-locale.ts';

/**
 * Keeps a name together in a sentence that is read from right to left, where the “@” of a handle would move to its end.
 * Other languages get the text as it is.
 */
export const isolateText = (text: string): string =>
  LOCALES[pageLocale()].direction === 'rtl' ? `\u2068${text}\u2069` : text;
