const FIRST_MS = 60_000;
const MAX_MS = 6 * 3_600_000;

/**
 * How long a target is paused after consecutive failures: twice as long each time, give or take a quarter at random, up
 * to six hours.
 * @param random from 0 to 1
 */
export const backoffMs = (failures: number, random: number): number =>
  Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(failures - 1, 20) * (0.75 + random / 2));
