import { listText as englishList } from '@carillon/contracts/domain/list-text.ts';
import { i18n } from '@lingui/core';
import { formatLocale } from './format-locale.ts';

/** "Facebook, Instagram, and LinkedIn" in the page's language; with an "or" where that is what is meant. */
export function listText(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  // A browser takes 150 ms to make its first list format, which English can do without.
  if (i18n.locale === 'en') return englishList(names, last);
  const type = last === 'or' ? 'disjunction' : 'conjunction';
  return new Intl.ListFormat(formatLocale(), { type }).format(names);
}
