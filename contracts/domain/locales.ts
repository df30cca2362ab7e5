/** The languages of the interface, by BCP 47 tag, each with its own name for itself and its direction of writing. */
export const LOCALES = {
  en: { name: 'English', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
  de: { name: 'Deutsch', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  'pt-BR': { name: 'Português (Brasil)', direction: 'ltr' },
} as const;

export type Locale = keyof typeof LOCALES;

/** The language that the sources are written in. */
export const SOURCE_LOCALE: Locale = 'en';

export const localeNames = Object.keys(LOCALES) as [Locale, ...Locale[]];

export const isLocale = (tag: string): tag is Locale => Object.hasOwn(LOCALES, tag);
