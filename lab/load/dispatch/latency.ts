const SLOW_SHARE = 0.01;
const SLOW_TIMES = 5;

/**
 * How long one call of a network takes, in milliseconds: half to one and a half of the average, and five times the
 * average for one call in a hundred.
 */
export const latencyMs = (averageMs: number, random: () => number = Math.random): number =>
  random() < SLOW_SHARE ? SLOW_TIMES * averageMs : averageMs * (0.5 + random());
