import { LANDING_BODY } from './landing-body.ts';

interface Assets {
  readonly styles: string;
  readonly font: string;
  readonly theme: string;
}

const DESCRIPTION =
  'Link Facebook, Instagram and LinkedIn, get drafts in seconds, and publish now or on time. Open source, runs on your own machine.';

/** `__CSRF__` is filled in by the gateway for each browser. */
const head = ({ styles, font, theme }: Assets, title: string, more: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csrf-token" content="__CSRF__">
<meta name="description" content="${DESCRIPTION}">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="${theme}"></script>
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${styles}">
${more}
</head>`;

/** The page that the app lives in. */
export const renderApp = ({ scripts, ...assets }: Assets & { scripts: readonly string[] }): string =>
  `${head(
    assets,
    'Carillon',
    `<link rel="preload" href="/remotes.json" as="fetch" crossorigin>
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}`,
  )}
<body>
<div id="root"></div>
<noscript>Carillon needs JavaScript.</noscript>
</body>
</html>
`;

/** The front page: plain HTML that needs no script to be read or used. */
export const renderLanding = ({ landingStyles, ...assets }: Assets & { landingStyles: string }): string =>
  `${head(assets, 'Carillon: one keyboard, every channel, right on time', `<link rel="stylesheet" href="${landingStyles}">`)}
<body class="landing">
${LANDING_BODY}
</body>
</html>
`;
