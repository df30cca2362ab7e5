import type { Locale } from '@carillon/contracts/domain/locales.ts';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** "German", for models and English messages. */
export const languageName = (locale: Locale): string => NAMES.of(locale) ?? locale;
