import { LOCALES, type Locale, localeNames } from '@carillon/contracts/domain/locales.ts';
import { publicPage } from '@carillon/sdk/text/public-page.ts';
import type { Pictures, SitePage } from '../site-page.ts';
import { alternates } from './alternates.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { currentLocale } from './language.ts';
import { languageOffers, OFFER_RULE, type OfferText } from './language-offers.ts';

export interface SiteAssets {
  /** The palettes as CSS. */
  readonly tokens: string;
  readonly font: string;
  /** Sets the colors and offers a language before the first paint. */
  readonly theme: string;
  readonly script: string;
  /** Addresses of the app's messages, by language, including the script's texts about a session. */
  readonly messages: Readonly<Record<string, string>>;
  readonly pictures: Pictures;
  /** The style sheets' texts, by name. */
  readonly styles: Readonly<Record<string, string>>;
}

/** Locales for Open Graph, which requires a country. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = {
  en: 'en_US',
  ar: 'ar_AR',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
  'pt-BR': 'pt_BR',
};
const SHARE_PICTURE = 'share.jpg';

/**
 * A page that needs no script and no external style sheet: its rules are inline. It has no token, so it is the same
 * for everybody and can be cached; the API's first reply brings one to users with a session.
 */
export function renderDocument(page: SitePage, assets: SiteAssets, offers: readonly OfferText[]): string {
  const { path, title, description, styles, body } = page;
  const rules = ['site', ...styles].map((name) => assets.styles[name] ?? missing(name)).join('\n');
  const locale = currentLocale();
  const address = `{{public_url}}${publicPage(path)}`;
  const share = assets.pictures[SHARE_PICTURE];
  return `<!doctype html>
<html lang="${locale}" dir="${LOCALES[locale].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${address}">
${alternates(path)
  .map((one) => `<link rel="alternate" hreflang="${one.language}" href="${one.address}">`)
  .join('\n')}
<script src="${assets.theme}"></script>
<meta property="og:type" content="website">
<meta property="og:site_name" content="Carillon">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:locale" content="${OPEN_GRAPH_LOCALES[locale]}">
${localeNames
  .filter((other) => other !== locale)
  .map((other) => `<meta property="og:locale:alternate" content="${OPEN_GRAPH_LOCALES[other]}">`)
  .join('\n')}
${share ? `<meta property="og:image" content="{{public_url}}${share}">\n<meta name="twitter:card" content="summary_large_image">` : ''}
<meta name="csrf-token" content="">
<meta name="api-base-url" content="{{api_base_url}}">
<meta name="messages" content="${assets.messages[locale] ?? ''}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>
<style>${assets.tokens}
${fontFaces(assets.font)}
${rules}
${OFFER_RULE}</style>
<script type="module" src="${assets.script}"></script>
</head>
<body>
${header(path)}
${languageOffers(path, offers)}
<main id="content" tabindex="-1">
${body(assets.pictures)}
</main>
${footer(path)}
</body>
</html>
`;
}

/** The system's font stands in for Inter with Inter's metrics, so nothing moves when Inter arrives. */
const fontFaces = (font: string): string =>
  `@font-face{font-family:'Inter Variable';src:url(${font}) format('woff2');font-weight:100 900;font-display:swap}
@font-face{font-family:'Inter Fallback';src:local('Arial'),local('Liberation Sans');ascent-override:90.49%;descent-override:22.56%;line-gap-override:0%;size-adjust:107.06%}`;

function missing(name: string): never {
  throw new Error(`There is no style sheet ${name}.css.`);
}
