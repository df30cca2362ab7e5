import { formatNumber } from '@carillon/sdk/index.ts';

/** "1,234", or a dash without a value. */
export const figureText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : formatNumber(value);
