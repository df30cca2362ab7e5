import { i18n } from '@lingui/core';

/** "12%": a share from 0 to 100, without decimals. */
export const percentText = (percent: number): string =>
  (Math.round(percent) / 100).toLocaleString(i18n.locale, { style: 'percent' });
