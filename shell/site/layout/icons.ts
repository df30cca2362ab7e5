import { icon } from '../../loading/bell.ts';

export { BELL } from '../../loading/bell.ts';

/** One for each choice of colors; the style sheet shows the one that is chosen. */
export const MODE_ICONS = [
  ['system', '<path d="M4 5h16v11H4zM9 20h6M12 16v4"/>'],
  [
    'light',
    '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4"/>',
  ],
  ['dark', '<path d="M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5z"/>'],
]
  .map(([choice, paths]) => `<span data-choice="${choice}">${icon(paths ?? '')}</span>`)
  .join('');

export const MENU = icon('<path d="M4 7h16M4 12h16M4 17h16"/>');
export const CLOSE = icon('<path d="M6 6l12 12M18 6 6 18"/>');
export const CHECK = icon('<path d="M5 12.5 9.5 17 19 7.5"/>');
export const NONE = icon('<path d="M7 12h10"/>');
export const CALENDAR = icon('<path d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M9 15l2 2 4-4"/>');
export const HASH = icon('<path d="M5 9h15M4 15h15M10 4 8 20M16 4l-2 16"/>');
export const SPEECH = icon(
  '<path d="M4 5h16v11h-8l-5 4v-4H4zM9 9.5h.01M15 9.5h.01M9 12.5c1.8 1.3 4.2 1.3 6 0"/>',
);
export const PAGES = icon('<path d="M7 3h8l4 4v14H7zM15 3v4h4M10 12h6M10 16h6"/>');
export const PLAN = icon('<path d="M4 20V4M4 20h16M8 16l4-5 3 3 5-7"/>');
export const HOME = icon('<path d="M4 11 12 4l8 7M6 10v10h12V10M10 20v-6h4v6"/>');
export const ONCE = icon('<path d="M12 3a9 9 0 1 0 9 9M8.5 12l2.5 2.5L20 5"/>');
export const CLOCK = icon('<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2"/>');
export const LOCK = icon('<path d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v2"/>');
export const TRUE_FIGURE = icon('<path d="M4 20h16M7 20v-6M12 20V8M17 20v-9"/>');
