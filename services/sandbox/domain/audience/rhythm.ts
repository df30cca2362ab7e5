import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

export const HOUR = 3_600_000;
const DAY_HOURS = 24;
const WEEK_HOURS = 7 * DAY_HOURS;

interface Habits {
  /** How many are there by the hour of the day, UTC, from midnight on. */
  readonly hours: readonly number[];
  /** The same by weekday, from Sunday on. */
  readonly days: readonly number[];
  /** After so many hours a post has had two thirds of its audience. */
  readonly lastsHours: number;
}

const HABITS: Readonly<Record<PlatformName, Habits>> = {
  facebook: {
    hours: [3, 2, 1, 1, 1, 2, 4, 7, 9, 10, 9, 9, 10, 11, 9, 8, 8, 9, 11, 12, 12, 10, 7, 5],
    days: [9, 9, 10, 11, 11, 10, 8],
    lastsHours: 14,
  },
  instagram: {
    hours: [4, 2, 1, 1, 1, 2, 5, 8, 8, 7, 7, 9, 12, 11, 8, 7, 8, 10, 13, 15, 15, 13, 9, 6],
    days: [11, 10, 10, 11, 10, 9, 9],
    lastsHours: 18,
  },
  linkedin: {
    hours: [1, 1, 1, 1, 1, 3, 7, 12, 15, 16, 14, 12, 11, 11, 12, 12, 10, 9, 6, 4, 4, 3, 2, 1],
    days: [3, 10, 14, 14, 13, 9, 3],
    lastsHours: 26,
  },
};

/** So much longer than it lasts that next to nobody comes after it. */
const ENDS_AFTER = 12;

const WELCOME_COUNTS = 0.3;

interface Rhythm {
  /** By the hour of the week, 1 on the average. */
  readonly week: readonly number[];
  /** By the hours since a post went out; all together 1. */
  readonly fade: readonly number[];
}

const rhythmOf = ({ hours, days, lastsHours }: Habits): Rhythm => {
  const week = days.flatMap((day) => hours.map((hour) => day * hour));
  const fade = Array.from({ length: ENDS_AFTER * lastsHours }, (_, hour) => Math.exp(-hour / lastsHours));
  return { week: scaled(week, week.length / total(week)), fade: scaled(fade, 1 / total(fade)) };
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const scaled = (numbers: readonly number[], by: number): number[] => numbers.map((one) => one * by);

const RHYTHMS: Readonly<Record<PlatformName, Rhythm>> = {
  facebook: rhythmOf(HABITS.facebook),
  instagram: rhythmOf(HABITS.instagram),
  linkedin: rhythmOf(HABITS.linkedin),
};

/**
 * How much of its audience a post has had by then: never less than before, ever slower, slower at night. One that went out
 * at a good hour of the week ends above 1, another one below.
 */
export const exposure = (network: PlatformName, createdAt: Date, now: Date): number => {
  const { week, fade } = RHYTHMS[network];
  const age = (now.getTime() - createdAt.getTime()) / HOUR;
  const first = createdAt.getUTCDay() * DAY_HOURS + createdAt.getUTCHours();
  // Networks show a post to more people when the first ones like it.
  const welcome = (week[first] ?? 1) ** WELCOME_COUNTS;
  let sum = 0;
  for (let hour = 0; hour < Math.min(age, fade.length); hour++)
    sum += (fade[hour] ?? 0) * (week[(first + hour) % WEEK_HOURS] ?? 0) * Math.min(1, age - hour);
  return sum * welcome;
};
