import { isLocale, type Locale, SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { i18n } from '@lingui/core';

/** The language of the page, as the API knows it. */
export const pageLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : SOURCE_LOCALE);
