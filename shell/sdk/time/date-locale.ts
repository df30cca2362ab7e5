import { i18n } from '@lingui/core';

/** The language that dates are written in. English dates have the day before the month, as most of the world does. */
export const dateLocale = (): string => (i18n.locale === 'en' ? 'en-GB' : i18n.locale);
