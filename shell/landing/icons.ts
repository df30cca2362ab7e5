/** The few icons of the pages that are plain HTML; those of the app are components (`ui/icons.tsx`). */
const icon = (paths: string): string =>
  `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;

export const BELL = icon(
  '<path d="M12 3v2M6 17c1-1.2 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 .5 4.8 1.5 6zM4.5 17h15M10.5 20a1.6 1.6 0 0 0 3 0"/>',
);

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
