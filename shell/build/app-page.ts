import { ALL_NETWORKS } from '@carillon/contracts/domain/all-networks.ts';
import { LOCALES } from '@carillon/contracts/domain/locales.ts';
import { LOADING_SCREEN, withoutScripts } from '../loading/loading-screen.ts';

interface Assets {
  /** The palettes as CSS. */
  readonly tokens: string;
  readonly styles: string;
  readonly font: string;
  readonly theme: string;
  readonly loading: string;
  readonly loadingStyles: string;
  readonly scripts: readonly string[];
  readonly locale: string;
  /** Addresses of the shell's messages, by language. */
  readonly catalogs: Readonly<Record<string, string>>;
  /** Addresses of the translations of services' sentences, by language; English has none. */
  readonly words: Readonly<Record<string, string>>;
}

const DIRECTIONS = Object.fromEntries(
  Object.entries(LOCALES).map(([locale, { direction }]) => [locale, direction]),
);

const DESCRIPTION = `Connect ${ALL_NETWORKS}, get drafts in seconds, and publish now or later. Open source, runs on your own machine.`;

/** The page that the app lives in. The gateway fills in `__CSRF__` for each browser, and `{{…}}` with its settings. */
export const renderApp = ({
  tokens,
  styles,
  font,
  theme,
  loading,
  loadingStyles,
  scripts,
  locale,
  catalogs,
  words,
}: Assets): string => `<!doctype html>
<html lang="en" data-styles="waiting"{{^plans}} data-no-plans{{/plans}}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csrf-token" content="__CSRF__">
<meta name="api-base-url" content="{{api_base_url}}">
<meta name="locales" content='${JSON.stringify({ catalogs, words, directions: DIRECTIONS })}'>
<meta name="description" content="${DESCRIPTION}">
<title>Carillon</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${tokens}
${loadingStyles}</style>
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${styles}" as="style" data-sheet>
${withoutScripts([styles])}
<link rel="preload" href="/remotes.json" as="fetch" crossorigin>
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</head>
<body>
${LOADING_SCREEN}
<script src="${theme}"></script>
<script src="${locale}"></script>
<script src="${loading}"></script>
<div id="root"></div>
<noscript><p>Carillon needs JavaScript. Switch it on and reload this page, or go back to the <a href="/">front page</a>.</p></noscript>
</body>
</html>
`;
