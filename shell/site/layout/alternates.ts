import { localeNames, SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { type SitePath, siteAddress } from '@carillon/contracts/domain/site-paths.ts';

interface Alternate {
  /** The value of `hreflang`; `x-default` for readers of other languages. */
  readonly language: string;
  readonly address: string;
}

/** A page in each of its languages, for search engines. */
export const alternates = (path: SitePath): readonly Alternate[] =>
  [...localeNames.map((locale) => [locale, locale] as const), ['x-default', SOURCE_LOCALE] as const].map(
    ([language, locale]) => ({ language, address: `{{public_url}}${siteAddress(path, locale)}` }),
  );
