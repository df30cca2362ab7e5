import { BELL } from '../loading/bell.ts';

export interface StartingAssets {
  readonly styles: string;
  /** Runs before the first paint. */
  readonly theme: string;
  /** Goes on once the server is up. */
  readonly goOn: string;
  /** Content Security Policy: the page loads nothing from outside itself. */
  readonly policy: string;
}

/**
 * Renders the standalone server's page until it is up; `{{doing}}`, `{{done}}` and `{{steps}}` show its progress.
 * Everything is inline, since nothing else is served by then.
 */
export const renderStarting = ({ styles, theme, goOn, policy }: StartingAssets): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="2"></noscript>
<title>Carillon is starting</title>
<style>${styles}</style>
<script>${theme}</script>
</head>
<body>
<main data-starting>
${BELL}
<h1>Carillon is starting</h1>
<progress max="{{steps}}" value="{{done}}" aria-label="Start"></progress>
<p role="status">{{doing}}</p>
<p class="muted">This page continues automatically.</p>
</main>
<script>${goOn}</script>
</body>
</html>
`;
