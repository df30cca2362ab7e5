import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { NETWORKS } from '@carillon/contracts/networks/networks.ts';
import { listText } from '@carillon/sdk/text/list-text.ts';
import { i18n } from '@lingui/core';

/** The language that is being written. */
export const currentLocale = (): Locale => i18n.locale as Locale;

/** Makes the words between `<a>` and `</a>` in a message a link. */
export const linkIn = (message: string, to: string, attributes = ''): string =>
  message.replace('<a>', `<a href="${to}"${attributes}>`);

/** All networks by name: "Facebook, Instagram, and LinkedIn". */
export const allNetworks = (): string => listText(NETWORKS.map(({ label }) => label));

export const figure = (count: number): string => count.toLocaleString(i18n.locale);

export const percent = (hundredths: number): string =>
  (hundredths / 100).toLocaleString(i18n.locale, { style: 'percent' });

/** "$8", "$12.80", as HTML: among words of another direction it keeps its own. */
export function dollars(cents: number): string {
  const text = (cents / 100).toLocaleString(i18n.locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
  return `<bdi dir="ltr">${text.replace(RIGHT_TO_LEFT_MARK, '')}</bdi>`;
}

const RIGHT_TO_LEFT_MARK = '\u200f';
