import { isLocale, type Locale } from '@carillon/contracts/domain/locales.ts';
import { i18n } from '@lingui/core';

/** The page's language, as a new account gets it. */
export const pageLocale = (): { readonly locale?: Locale } =>
  isLocale(i18n.locale) ? { locale: i18n.locale } : {};
