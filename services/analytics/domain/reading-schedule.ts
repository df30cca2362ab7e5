import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Up to that age a post is read so often. */
interface Stage {
  readonly upTo: number;
  readonly every: number;
}

/** Some two hundred readings in a year, half of them on the first two days, when most comes. */
const STAGES: readonly Stage[] = [
  { upTo: 6 * HOUR, every: 10 * MINUTE },
  { upTo: DAY, every: HOUR },
  { upTo: 7 * DAY, every: 6 * HOUR },
  { upTo: 90 * DAY, every: DAY },
  { upTo: 365 * DAY, every: 7 * DAY },
];

/**
 * For a post that costs five of an account's 150 calls a day, half of which are for reading: enough for one post a
 * day.
 */
const SPARING_STAGES: readonly Stage[] = [
  { upTo: 6 * HOUR, every: 3 * HOUR },
  { upTo: DAY, every: 9 * HOUR },
  { upTo: 4 * DAY, every: DAY },
  { upTo: 30 * DAY, every: 7 * DAY },
  { upTo: 90 * DAY, every: 30 * DAY },
];

/** For as long a post is young, and read as often as the settings say. */
const YOUNG = 10 * MINUTE;
const SPARING_YOUNG_MS = 2 * MINUTE;

/** How often a network's posts are read. */
export interface ReadingSchedule {
  readonly stages: readonly Stage[];
  /** How often a young post is read if its stage says less, in milliseconds. */
  readonly youngMs: number;
}

export const scheduleFor = (platform: PlatformName, youngMs: number): ReadingSchedule =>
  PLATFORMS[platform].reading === 'sparingly'
    ? { stages: SPARING_STAGES, youngMs: Math.max(youngMs, SPARING_YOUNG_MS) }
    : { stages: STAGES, youngMs };

/** When a post is read next after a reading, or first after publishing. Null if it is too old to change. */
export function nextReadingAt(
  publishedAt: Date,
  lastReadAt: Date,
  { stages, youngMs }: ReadingSchedule,
): Date | null {
  const age = Math.max(0, lastReadAt.getTime() - publishedAt.getTime());
  const stage = stages.find(({ upTo }) => age < upTo);
  if (!stage) return null;
  const every = age < YOUNG ? Math.min(stage.every, youngMs) : stage.every;
  return new Date(lastReadAt.getTime() + every);
}

/** Followers are kept by the day; more often, so that today's is not this morning's. */
export const nextAccountReadingAt = (lastReadAt: Date): Date => new Date(lastReadAt.getTime() + 6 * HOUR);
