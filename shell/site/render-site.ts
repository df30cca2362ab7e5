import { type Locale, localeNames } from '@carillon/contracts/domain/locales.ts';
import { siteAddress, siteFile } from '@carillon/contracts/domain/site-paths.ts';
import { i18n, type Messages } from '@lingui/core';
import { renderDocument, type SiteAssets } from './layout/document.ts';
import { describeOffer, type OfferText } from './layout/language-offers.ts';
import { SITEMAP } from './layout/sitemap.ts';
import { landing } from './pages/landing.ts';
import { pricing } from './pages/pricing.ts';
import { privacy } from './pages/privacy.ts';
import { terms } from './pages/terms.ts';

const PAGES = [landing, pricing, privacy, terms] as const;

/**
 * Everything for everybody, in every language, as text by the file's name: what the gateway fills in is open in it, as
 * `{{name}}`.
 * @param catalogs compiled messages, by language
 */
export const renderSite = (
  assets: SiteAssets,
  catalogs: Readonly<Record<Locale, Messages>>,
): ReadonlyMap<string, string> => {
  const offers = localeNames.map((locale) => {
    i18n.loadAndActivate({ locale, messages: catalogs[locale] });
    return describeOffer();
  });
  return new Map([
    ...localeNames.flatMap((locale) => renderPages(locale, assets, offers)),
    ['sitemap.xml', SITEMAP] as const,
  ]);
};

function renderPages(
  locale: Locale,
  assets: SiteAssets,
  offers: readonly OfferText[],
): (readonly [string, string])[] {
  i18n.activate(locale);
  return PAGES.map((describe) => {
    const page = describe();
    return [siteFile(siteAddress(page.path, locale)), renderDocument(page, assets, offers)] as const;
  });
}
