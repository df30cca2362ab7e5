import { type Locale, localeNames, SOURCE_LOCALE } from './locales.ts';

/** The public site's pages: plain HTML, each a document of its own, in every language. */
export const SITE_PATHS = ['/', '/pricing', '/privacy', '/terms'] as const;
export type SitePath = (typeof SITE_PATHS)[number];

/** Returns a page's address in a language: `/pricing` in English, `/de/pricing` and `/de` in German. */
export const siteAddress = (path: SitePath, locale: Locale): string =>
  locale === SOURCE_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`;

export const SITE_ADDRESSES: readonly string[] = localeNames.flatMap((locale) =>
  SITE_PATHS.map((path) => siteAddress(path, locale)),
);

export const isSiteAddress = (address: string): boolean => SITE_ADDRESSES.includes(address);

/** The file that a page is built to: `/de/pricing` is `de/pricing.html`. */
export const siteFile = (address: string): string => `${address === '/' ? 'index' : address.slice(1)}.html`;
