/** An icon of the pages that are plain HTML; those of the app are components (`ui/icons.tsx`). */
export const icon = (paths: string): string =>
  `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;

/** The mark. */
export const BELL = icon(
  '<path d="M12 3v2M6 17c1-1.2 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 .5 4.8 1.5 6zM4.5 17h15M10.5 20a1.6 1.6 0 0 0 3 0"/>',
);
