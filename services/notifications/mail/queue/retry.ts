const MINUTE_MS = 60_000;
const LONGEST_MS = 2 * 60 * MINUTE_MS;

/** After that a mail is given up: who waits for it has long asked again. */
export const GIVE_UP_MS = 2 * 24 * 60 * MINUTE_MS;

/** Half a minute, a minute, two, … two hours, each with jitter, so that what failed together doesn't come back together. */
export const retryAfterMs = (attempts: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_MS, (MINUTE_MS / 2) * 2 ** Math.min(attempts - 1, 20)) * (0.75 + random() / 2);
