import type { ComparedValue } from '@carillon/contracts/http/analytics/get-overview.ts';
import { formatNumber } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';

export type Direction = 'up' | 'down' | 'same' | 'unknown';

export interface Change {
  readonly direction: Direction;
  /** "12.5%", "from 0", "unchanged"; a rate moves by points: "0.4 points". The direction is beside it. */
  readonly words: string;
}

/** Compares a figure with the one before it. */
export function changeOf({ value, before }: ComparedValue, isRate: boolean): Change {
  if (value === null || before === null) return { direction: 'unknown', words: '–' };
  if (isRate) return changeBy(value - before, 'points');
  if (before === 0 && value !== 0) return { direction: value > 0 ? 'up' : 'down', words: t`from 0` };
  return changeBy(before === 0 ? 0 : ((value - before) / Math.abs(before)) * 100, 'percent');
}

/** A change of so many percent or points. */
export function changeBy(amount: number, unit: 'percent' | 'points'): Change {
  const shown = roundTenth(Math.abs(amount));
  if (shown === 0) return { direction: 'same', words: t`unchanged` };
  const direction = amount > 0 ? 'up' : 'down';
  const words =
    unit === 'percent' ? percentText(shown) : plural(shown, { one: '# point', other: '# points' });
  return { direction, words };
}

/** "3.4%". */
export const rateText = (rate: number): string => percentText(roundTenth(rate));

export const percentText = (percent: number): string =>
  formatNumber(percent, { style: 'unit', unit: 'percent' });

/** With one decimal. */
const roundTenth = (value: number): number => Math.round(value * 10) / 10;
