import { BELL } from '../loading/bell.ts';

export interface StartingAssets {
  readonly tokens: string;
  /** Runs before the first paint. */
  readonly theme: string;
  /** Goes on once the server is up. */
  readonly goOn: string;
  /** Content Security Policy: the page loads nothing from outside itself. */
  readonly policy: string;
}

const STYLES = `body{margin:0;min-height:100vh;display:grid;place-content:center;background:var(--ground);color:var(--text);font:400 16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{display:grid;justify-items:center;gap:12px;padding:24px;max-width:420px;text-align:center}
svg{width:48px;height:48px;color:var(--primary);transform-origin:50% 12%;animation:ring 2.4s ease-in-out infinite}
h1{margin:0;font-size:24px;line-height:1.25;font-weight:600}
p{margin:0;text-wrap:pretty}
progress{width:240px;max-width:100%;height:8px;accent-color:var(--primary)}
.muted{color:var(--muted);font-size:14px}
@keyframes ring{0%,60%,100%{transform:none}10%,30%,50%{transform:rotate(9deg)}20%,40%{transform:rotate(-9deg)}}
@media(prefers-reduced-motion:reduce){svg{animation:none}}`;

export const startingStyles = (tokens: string): string => `${tokens}\n${STYLES}`;

/**
 * Renders the standalone server's page until it is up; `{{doing}}`, `{{done}}` and `{{steps}}` show its progress.
 * Everything is inline, since nothing else is served by then.
 */
export const renderStarting = ({ tokens, theme, goOn, policy }: StartingAssets): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="2"></noscript>
<title>Carillon is starting</title>
<style>${startingStyles(tokens)}</style>
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
