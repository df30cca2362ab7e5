import type { PlatformName } from './platforms.ts';

/** Hours of the day, from and to, on weekdays from Monday (1) to Sunday (7). */
export interface PostingPeak {
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly why: string;
}

const WEEKDAYS = [1, 2, 3, 4, 5];
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/**
 * When people are usually there. An assumption, after what the yearly surveys of publishing tools have in common: Facebook is
 * read when the working day begins, Instagram in the lunch break and in the evening, LinkedIn before noon in the middle of
 * the week. It holds until a workspace's own posts say otherwise.
 */
export const POSTING_PEAKS: Record<PlatformName, readonly PostingPeak[]> = {
  facebook: [{ days: WEEKDAYS, from: 9, to: 12, why: 'on weekday mornings' }],
  instagram: [
    { days: WEEKDAYS, from: 11, to: 13, why: 'around noon on weekdays' },
    { days: EVERY_DAY, from: 19, to: 21, why: 'in the evening' },
  ],
  linkedin: [{ days: [2, 3, 4], from: 10, to: 12, why: 'before noon from Tuesday to Thursday' }],
};

/** The peak of a network that an hour of the week is in. */
export const peakAt = (platform: PlatformName, weekday: number, hour: number): PostingPeak | undefined =>
  POSTING_PEAKS[platform].find(({ days, from, to }) => days.includes(weekday) && hour >= from && hour < to);
