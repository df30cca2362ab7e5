import { isZone, offsetAt } from '@carillon/contracts/domain/time-zone.ts';
import { t } from '@lingui/core/macro';
import { formatLocale } from '../text/format-locale.ts';

/** UTC if the browser doesn't know, or has an invalid name. */
export function browserZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isZone(timeZone) ? timeZone : 'UTC';
}

/** Whether two names mean one zone: Asia/Calcutta is Asia/Kolkata. */
export const isSameZone = (a: string, b: string): boolean => a === b || canonical(a) === canonical(b);

/** "Berlin", "Buenos Aires", "UTC". */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** "London time", "UTC". */
export const timeOf = (zone: string): string => (zone.includes('/') ? t`${cityOf(zone)} time` : zone);

/** "4:30 PM London time", "4:30 PM UTC". */
export const timeInZone = (time: string, zone: string): string =>
  zone.includes('/') ? t`${{ time }} ${{ city: cityOf(zone) }} time` : `${time} ${zone}`;

/** "Central European Time (Europe/Berlin)". */
export function zoneName(zone: string): string {
  const name = longNameOf(zone);
  return name && name !== zone ? `${name} (${zone})` : zone;
}

/** How far its clocks are from UTC at an instant: "UTC+5:30", "UTC" where they are not. */
export function offsetOf(zone: string, at: Date): string {
  const minutes = Math.round(offsetAt(zone, at) / 60_000);
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const part = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${part}`;
}

/** "Central European Time"; nothing for a zone that is newer than the browser. */
function longNameOf(zone: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat(formatLocale(), { timeZone: zone, timeZoneName: 'longGeneric' });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
}

const canonical = (zone: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
};
