import { LOCALES, type Locale, localeNames } from '@carillon/contracts/domain/locales.ts';
import { type SitePath, siteAddress } from '@carillon/contracts/domain/site-paths.ts';
import { t } from '@lingui/core/macro';
import { CLOSE } from './icons.ts';
import { currentLocale } from './language.ts';

/** The text of a language offer, in that language. */
export interface OfferText {
  readonly locale: Locale;
  readonly invitation: string;
  readonly label: string;
  readonly close: string;
}

/** Returns the offer of the current language. */
export const describeOffer = (): OfferText => ({
  locale: currentLocale(),
  invitation: t({
    message: 'This page is also available in English',
    comment: 'Name the language of the translation instead of English',
  }),
  label: t`Language`,
  close: t`Close`,
});

/** One for each other language, all hidden. `offer-language.js` shows at most one; search results quote none. */
export const languageOffers = (path: SitePath, texts: readonly OfferText[]): string =>
  `<div data-nosnippet>${texts
    .filter(({ locale }) => locale !== currentLocale())
    .map(
      ({ locale, invitation, label, close }) =>
        `<section class="offer" lang="${locale}" dir="${LOCALES[locale].direction}" aria-label="${label}"><a href="${siteAddress(path, locale)}" hreflang="${locale}">${invitation}</a><button type="button" class="icon-button" aria-label="${close}" title="${close}">${CLOSE}</button></section>`,
    )
    .join('')}</div>`;

/** Shows the offer that the page is marked with. */
export const OFFER_RULE = `${localeNames.map((locale) => `[data-offer="${locale}"] .offer[lang="${locale}"]`).join()}{display:flex}`;
