import { formatNumber } from '@carillon/sdk/index.ts';

/** "12%": a share from 0 to 100, without decimals. */
export const percentText = (percent: number): string =>
  formatNumber(Math.round(percent) / 100, { style: 'percent' });
