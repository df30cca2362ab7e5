import { BELL } from './bell.ts';

/**
 * The screen shown until the style sheets have loaded and the app has drawn its first page. The rules are in the page
 * itself; the screen shows only after a moment, since it is usually not needed. If even `loading.js` is missing, the
 * page shows after six seconds.
 */
export const LOADING_STYLES = `body{margin:0;background:var(--ground);color:var(--text)}
#loading{display:none;position:fixed;inset:0;z-index:2000;place-content:center;justify-items:center;gap:12px;background:var(--ground);color:var(--text);font:400 16px/1.5 system-ui,sans-serif;text-align:center}
#loading>*{animation:loading-in .2s .3s both}
#loading svg{width:40px;height:40px;color:var(--primary)}
#loading p{margin:0;padding:0 24px}
:root[data-styles] #loading,body:has(>#root:empty) #loading{display:grid}
:root[data-styles] #loading{animation:loading-out 0s 6s both}
:root[data-styles] body>:not(#loading){animation:page-in 0s 6s both}
@keyframes loading-in{from{opacity:0}}
@keyframes loading-out{to{visibility:hidden}}
@keyframes page-in{from{visibility:hidden}to{visibility:visible}}`;

export const LOADING_SCREEN = `<div id="loading" role="status">${BELL}<p>Loading Carillon…</p></div>`;

/** Without scripts the style sheets hold the page up as they always do, and it is shown as it is. */
export const withoutScripts = (sheets: readonly string[]): string =>
  `<noscript>${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}<style>:root[data-styles] #loading,body:has(>#root:empty) #loading{display:none}:root[data-styles] body>:not(#loading){animation:none}</style></noscript>`;
