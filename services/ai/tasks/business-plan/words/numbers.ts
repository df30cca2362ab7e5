import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { Currency } from '../reading/read-budget.ts';

/** Arabic pages show Latin digits. */
const tagOf = (locale: Locale): string => (locale === 'ar' ? 'ar-u-nu-latn' : locale);

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** A count with its noun, by the plural rules of a language: "1 Beitrag", "3 Beiträge". */
export function counter(locale: Locale, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(tagOf(locale));
  return (count) => `${formatNumber(count, locale)} ${forms[rules.select(count)] ?? forms.other}`;
}

export const formatNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(tagOf(locale)).format(value);

export const formatPercent = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(tagOf(locale), { style: 'percent' }).format(percent / 100);

/** A whole amount with the currency's short sign, since "$" isn't always the US dollar. */
export const formatMoney = (amount: number, currency: Currency, locale: Locale): string =>
  currency === ''
    ? formatNumber(amount, locale)
    : new Intl.NumberFormat(tagOf(locale), {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      }).format(amount);

export const formatList = (items: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale).format(items);

/** A weekday from 1, Monday: "Tue", "Di". */
export const formatWeekday = (day: number, locale: Locale): string =>
  new Intl.DateTimeFormat(tagOf(locale), { weekday: 'short', timeZone: 'UTC' }).format(
    // 1 January 2024 was a Monday.
    new Date(Date.UTC(2024, 0, day)),
  );
