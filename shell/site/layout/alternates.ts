import { localeNames, SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { type SitePath, siteAddress } from '@carillon/contracts/domain/site-paths.ts';

interface Alternate {
  /** As `hreflang` has it; `x-default` for whoever reads none of the languages. */
  readonly language: string;
  readonly address: string;
}

/** A page in each of its languages, for search engines. */
export const alternates = (path: SitePath): readonly Alternate[] =>
  [...localeNames.map((locale) => [locale, locale] as const), ['x-default', SOURCE_LOCALE] as const].map(
    ([language, locale]) => ({ language, address: `{{public_url}}${siteAddress(path, locale)}` }),
  );
