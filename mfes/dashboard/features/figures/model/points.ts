import type { getPostFigures } from '@carillon/contracts/http/analytics/get-post-figures.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import {
  formatDate,
  monthDay,
  monthDayTime,
  shortDay,
  weekdayNames,
  weekdayText,
} from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { ChartPoint } from '../../../lib/charts/series.ts';
import type { Overview } from './definitions.ts';

const DATE = { month: 'short', day: 'numeric', year: 'numeric' } as const;
/** The most days that weekdays can tell apart. */
const WEEK = 7;

export const weekdayName = (weekday: number): string => weekdayNames('long')[weekday - 1] ?? '';
export const shortWeekday = (weekday: number): string => weekdayNames('short')[weekday - 1] ?? '';

/** "Oct 24 to Nov 22, 2026". */
export function spanText(series: Overview['series']): string {
  const [first, last] = [series[0], series.at(-1)];
  return first && last
    ? t`${{ first: shortDay(first.date) }} to ${{ last: formatDate(new Date(last.date), DATE) }}`
    : '';
}

/** A point for each day. */
export const dailyPoints = (series: Overview['series']): readonly ChartPoint[] =>
  series.map(({ date, ...values }) => {
    const at = Date.parse(date);
    const label = series.length > WEEK ? shortDay(date) : weekdayText(date);
    return { at, label, title: formatDate(at, { weekday: 'short', ...DATE }), values };
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
    return {
      at: time.getTime(),
      label: monthDay(time, zone),
      title: monthDayTime(time, zone),
      values: { likes, comments, shares },
    };
  });
