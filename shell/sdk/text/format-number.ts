import { formatLocale } from './format-locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Writes a number as the page's readers do: "1,234" or "1.234"; with options also a percentage or an amount. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  const locale = formatLocale();
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format.format(value);
}
