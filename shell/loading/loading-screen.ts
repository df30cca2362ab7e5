import { BELL } from './bell.ts';

/** Covers the page until the style sheets are there and the app has drawn its first page. */
export const LOADING_SCREEN = `<div id="loading" role="status">${BELL}<p>Loading Carillon…</p></div>`;

/** Without scripts the style sheets delay the page as usual, and it is shown unchanged. */
export const withoutScripts = (sheets: readonly string[]): string =>
  `<noscript>${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}<style>:root[data-styles] #loading,body:has(>#root:empty) #loading{display:none}:root[data-styles] body>:not(#loading){animation:none}</style></noscript>`;
