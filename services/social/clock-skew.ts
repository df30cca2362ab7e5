/** As far as a network's clock and that of whoever asks it may differ, where a post is looked for by its time. */
export const CLOCK_SKEW_MS = 5 * 60_000;
