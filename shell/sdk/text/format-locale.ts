import { i18n } from '@lingui/core';

/**
 * Returns the locale that the page writes dates, times, numbers and lists in, and begins weeks by. It is the page's language,
 * with the region of the browser's first language that is the same: a German page is `de-AT` in an Austrian browser and
 * `de` in an American one, so an American browser never puts its forms among German words.
 *
 * Browsers list `en-US` after their own language without being asked. So an English page in a browser of another language
 * has British forms, which most of the world reads: the day before the month, and 24 hours.
 */
export function formatLocale(): string {
  const page = i18n.locale || 'en';
  const languages = [navigator.language, ...navigator.languages];
  const key = `${page} ${languages.join(' ')}`;
  if (key !== cached.key) cached = { key, locale: plain(chooseLocale(page, languages)) };
  return cached.locale;
}

let cached = { key: '', locale: 'en' };

function chooseLocale(page: string, languages: readonly string[]): string {
  const language = languageOf(page);
  if (language === 'en' && languageOf(languages[0] ?? '') !== 'en') return 'en-GB';
  return languages.find((tag) => languageOf(tag) === language) ?? page;
}

/** Undefined if it isn't a language tag. */
function languageOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return undefined;
  }
}

/** The digits and the calendar are those of the date fields and of numbers in texts, whatever the region's are. */
function plain(tag: string): string {
  const { numberingSystem, calendar } = new Intl.DateTimeFormat(tag).resolvedOptions();
  if (numberingSystem === 'latn' && calendar === 'gregory') return tag;
  return new Intl.Locale(tag, { numberingSystem: 'latn', calendar: 'gregory' }).toString();
}
