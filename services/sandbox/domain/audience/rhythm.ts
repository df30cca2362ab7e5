import { byPlatform, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Habits } from '../networks/network-facts.ts';
import { FACTS } from '../networks/networks.ts';

export const HOUR = 3_600_000;
const DAY_HOURS = 24;
const WEEK_HOURS = 7 * DAY_HOURS;

/** So much longer than it lasts that next to nobody comes after it. */
const ENDS_AFTER = 12;

const WELCOME_COUNTS = 0.3;

interface Rhythm {
  /** By the hour of the week, 1 on the average. */
  readonly week: readonly number[];
  /** By hours since a post was published, 1 in total. */
  readonly fade: readonly number[];
}

const rhythmOf = ({ hours, days, lastsHours }: Habits): Rhythm => {
  const week = days.flatMap((day) => hours.map((hour) => day * hour));
  const fade = Array.from({ length: ENDS_AFTER * lastsHours }, (_, hour) => Math.exp(-hour / lastsHours));
  return { week: scaleNumbers(week, week.length / total(week)), fade: scaleNumbers(fade, 1 / total(fade)) };
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const scaleNumbers = (numbers: readonly number[], by: number): number[] => numbers.map((one) => one * by);

const RHYTHMS = byPlatform((name) => rhythmOf(FACTS[name].habits));

/**
 * The share of its audience that a post has reached by then. It never decreases, and grows ever more slowly, and more
 * slowly at night. A post from a good hour of the week ends above 1, another one below.
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
