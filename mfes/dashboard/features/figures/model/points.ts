import type { getPostFigures } from '@carillon/contracts/http/analytics/get-post-figures.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { monthDayTime } from '@carillon/sdk/index.ts';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ChartPoint } from '../../../lib/charts/series.ts';
import type { Overview } from './definitions.ts';

/** 1970-01-05 was a Monday. */
const weekdayDate = (weekday: number): Date => new Date(Date.UTC(1970, 0, 4 + weekday));
const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(i18n.locale, { timeZone: 'UTC', ...options });
const SHORT_WEEKDAY = utc({ weekday: 'short' });
const LONG_WEEKDAY = utc({ weekday: 'long' });
const DAY = utc({ month: 'short', day: 'numeric' });
const DATE = utc({ month: 'short', day: 'numeric', year: 'numeric' });
const FULL_DAY = utc({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
/** As many days still are told apart by their weekday. */
const WEEK = 7;

export const weekdayName = (weekday: number): string => LONG_WEEKDAY.format(weekdayDate(weekday));
export const shortWeekday = (weekday: number): string => SHORT_WEEKDAY.format(weekdayDate(weekday));

/** "Oct 24 to Nov 22, 2026". */
export function spanText(series: Overview['series']): string {
  const [first, last] = [series[0], series.at(-1)].map((point) => new Date(`${point?.date}T00:00:00Z`));
  return first && last && series.length > 0
    ? t`${{ first: DAY.format(first) }} to ${{ last: DATE.format(last) }}`
    : '';
}

/** A point for each day. */
export const dailyPoints = (series: Overview['series']): readonly ChartPoint[] =>
  series.map(({ date, ...values }) => {
    const day = new Date(`${date}T00:00:00Z`);
    const label = (series.length > WEEK ? DAY : SHORT_WEEKDAY).format(day);
    return { at: day.getTime(), label, title: FULL_DAY.format(day), values };
  });

/** A point for each weekday, Monday first. */
export const weeklyPoints = (weekly: Overview['weekly']): readonly ChartPoint[] =>
  weekly.map(({ weekday, likes, comments, shares }) => ({
    at: weekday,
    label: shortWeekday(weekday),
    title: weekdayName(weekday),
    values: { likes: tenth(likes), comments: tenth(comments), shares: tenth(shares) },
  }));

const tenth = (value: number | null): number | null => value && Math.round(value * 10) / 10;

type Curve = ReplyOf<typeof getPostFigures>['publications'][number]['curve'];

/** A point for each time that a post's figures were read. */
export const curvePoints = (curve: Curve, zone: string): readonly ChartPoint[] =>
  curve.map(({ at, likes, comments, shares }) => {
    const time = new Date(at);
    const title = monthDayTime(time, zone);
    return {
      at: time.getTime(),
      label: title.split(',')[0] ?? title,
      title,
      values: { likes, comments, shares },
    };
  });
