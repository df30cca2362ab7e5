import { LOADING_SCREEN, LOADING_STYLES, withoutScripts } from '../loading/loading-screen.ts';
import { landingBody, type Pictures } from './landing-body.ts';

interface Assets {
  /** The palettes as CSS. */
  readonly tokens: string;
  readonly styles: string;
  readonly font: string;
  readonly theme: string;
  readonly loading: string;
}

const DESCRIPTION =
  'Link Facebook, Instagram and LinkedIn, get drafts in seconds, and publish now or later. Open source, runs on your own machine.';

interface Parts {
  readonly title: string;
  readonly sheets: readonly string[];
  /** What else stands in the head. */
  readonly more: string;
  readonly className?: string;
  readonly body: string;
}

/** `__CSRF__` is filled in by the gateway for each browser, and `__API_BASE_URL__` with its setting. */
const page = (
  { tokens, font, theme, loading }: Assets,
  { title, sheets, more, className = '', body }: Parts,
): string => `<!doctype html>
<html lang="en" data-styles="waiting">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csrf-token" content="__CSRF__">
<meta name="api-base-url" content="__API_BASE_URL__">
<meta name="description" content="${DESCRIPTION}">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${tokens}
${LOADING_STYLES}</style>
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
${sheets.map((href) => `<link rel="preload" href="${href}" as="style" data-sheet>`).join('\n')}
${withoutScripts(sheets)}
${more}
</head>
<body${className && ` class="${className}"`}>
${LOADING_SCREEN}
<script src="${theme}"></script>
<script src="${loading}"></script>
${body}
</body>
</html>
`;

const modules = (scripts: readonly string[]): string =>
  scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n');

/** The page that the app lives in. */
export const renderApp = ({ scripts, ...assets }: Assets & { scripts: readonly string[] }): string =>
  page(assets, {
    title: 'Carillon',
    sheets: [assets.styles],
    more: `<link rel="preload" href="/remotes.json" as="fetch" crossorigin>\n${modules(scripts)}`,
    body: `<div id="root"></div>\n<noscript>Carillon needs JavaScript.</noscript>`,
  });

interface LandingAssets extends Assets {
  readonly landingStyles: string;
  /** What follows the session and the choice of colors. */
  readonly landingScript: string;
  readonly pictures: Pictures;
}

/** The front page: plain HTML that needs no script to be read or used. */
export const renderLanding = ({ landingStyles, landingScript, pictures, ...assets }: LandingAssets): string =>
  page(assets, {
    title: 'Carillon: one keyboard, every channel, right on time',
    sheets: [assets.styles, landingStyles],
    more: modules([landingScript]),
    className: 'landing',
    body: landingBody(pictures),
  });
