import { formatNumber } from './format-number.ts';

/** `12.3K`, `4.5M`; in German `12.345`, since German has no short thousand, and `4,5 Mio.`. */
export const shortCount = (count: number): string =>
  formatNumber(count, { notation: 'compact', useGrouping: 'always', maximumFractionDigits: 1 });
