import type { PlatformName } from './platforms.ts';

const HOUR_MS = 3_600_000;

/**
 * For how long a network that can't be reconciled with refuses a text that it has, milliseconds; null where it can be asked.
 * LinkedIn does not say for how long; half a day is a guess on the safe side.
 */
export const REPETITION_KNOWN_MS: Readonly<Record<PlatformName, number | null>> = {
  facebook: null,
  instagram: null,
  linkedin: 12 * HOUR_MS,
};
