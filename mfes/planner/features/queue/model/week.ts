import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { peakAt } from '@carillon/contracts/domain/posting-peaks.ts';
import type { getBestTimes, TimeSlot } from '@carillon/contracts/http/analytics/get-best-times.ts';
import type { WeeklySlot } from '@carillon/contracts/http/posts/posting-schedule.ts';
import type { PeakTime } from '@carillon/contracts/networks/network.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { clockText, formatNumber, localTimeIn, weekStart } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';

const NAMES = [t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`, t`Sunday`];

/** Monday is 1. */
export const weekdayName = (weekday: number): string => NAMES[weekday - 1] ?? '';

/** The days of a week as the user's language begins it. */
export const weekdays = (): number[] => Array.from({ length: 7 }, (_, n) => ((weekStart() - 1 + n) % 7) + 1);

/** "10:00 AM" or "10:00" of HH:MM. */
export const timeText = (time: string): string =>
  clockText(localTimeIn('UTC', new Date(`2026-01-01T${time}:00Z`)).time);

export const slotName = ({ weekday, time }: WeeklySlot): string =>
  `${weekdayName(weekday)} ${timeText(time)}`;

/** Which days a time can be added to at once. */
export const DAYS: readonly {
  readonly value: string;
  readonly label: string;
  readonly days: readonly number[];
}[] = [
  { value: 'weekdays', label: t`Monday to Friday`, days: [1, 2, 3, 4, 5] },
  { value: 'all', label: t`Every day`, days: [1, 2, 3, 4, 5, 6, 7] },
  ...NAMES.map((label, n) => ({ value: String(n + 1), label, days: [n + 1] })),
];

const has = (slots: readonly WeeklySlot[], { weekday, time }: WeeklySlot): boolean =>
  slots.some((one) => one.weekday === weekday && one.time === time);

/** With these as well, Monday first, the earliest of a day first. */
export const withSlots = (slots: readonly WeeklySlot[], more: readonly WeeklySlot[]): WeeklySlot[] =>
  [...slots, ...more.filter((one) => !has(slots, one))].sort(
    (a, b) => a.weekday - b.weekday || a.time.localeCompare(b.time),
  );

export const withoutSlot = (slots: readonly WeeklySlot[], slot: WeeklySlot): WeeklySlot[] =>
  slots.filter((one) => one.weekday !== slot.weekday || one.time !== slot.time);

export const isSameWeek = (a: readonly WeeklySlot[], b: readonly WeeklySlot[]): boolean =>
  a.length === b.length && a.every((one) => has(b, one));

export interface Suggestion extends WeeklySlot {
  /** The reason for it. */
  readonly reason: string;
}

/** Best times that are no slots yet. */
export const suggestionsOf = (
  { best, basis }: Pick<ReplyOf<typeof getBestTimes>, 'best' | 'basis'>,
  platform: PlatformName,
  slots: readonly WeeklySlot[],
): Suggestion[] =>
  best
    .map((one) => ({
      weekday: one.weekday,
      time: `${String(one.hour).padStart(2, '0')}:00`,
      reason: basis === 'own_posts' ? ownReason(one) : generalReason(platform, one),
    }))
    .filter((one) => !has(slots, one));

function ownReason({ score, posts }: TimeSlot): string {
  if (posts === 0) return t`close to a time when your posts do well`;
  const times = formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return plural(posts, {
    one: `${times} times your average, based on one post`,
    other: `${times} times your average, based on # posts`,
  });
}

const PEAKS: Readonly<Record<PeakTime, string>> = {
  weekday_mornings: t`Audiences are active on weekday mornings`,
  weekday_noons: t`Audiences are active around noon on weekdays`,
  weekday_afternoons: t`Audiences are active in the late afternoon on weekdays`,
  midweek_mornings: t`Audiences are active before noon from Tuesday to Thursday`,
  evenings: t`Audiences are active in the evening`,
};

function generalReason(platform: PlatformName, { weekday, hour }: TimeSlot): string {
  const peak = peakAt(platform, weekday, hour);
  return peak ? PEAKS[peak.at] : t`Generally a good time`;
}
