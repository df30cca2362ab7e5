import type { PostingPeak } from '../networks/network.ts';
import { PLATFORMS, type PlatformName } from './platforms.ts';

/** The peak of a network that an hour of the week is in. */
export const peakAt = (platform: PlatformName, weekday: number, hour: number): PostingPeak | undefined =>
  PLATFORMS[platform].peaks.find(({ days, from, to }) => days.includes(weekday) && hour >= from && hour < to);
