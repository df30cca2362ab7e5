import { t } from '@lingui/core/macro';
import type { ClockTime } from './clock.ts';

/** A time of day while its numbers are typed. */
export interface TypedTime {
  /** The last that could be. */
  readonly time: ClockTime;
  /** The typed hour. Null if it is the time's own. */
  readonly hour: string | null;
  readonly minute: string | null;
}

export type Part = 'hour' | 'minute';

export const untyped = (time: ClockTime): TypedTime => ({ time, hour: null, minute: null });

export const typePart = (now: TypedTime, part: Part, text: string): TypedTime => ({
  ...now,
  [part]: text,
  time: READ[part](now.time, text) ?? now.time,
});

/** After the field is left, a valid time is formatted, and an invalid one stays to be corrected. */
export const leavePart = (now: TypedTime, part: Part): TypedTime =>
  isGood(now, part) ? { ...now, [part]: null } : now;

export const stepTime = (now: TypedTime, part: Part | 'half', time: ClockTime): TypedTime => ({
  ...now,
  time,
  ...(part !== 'half' && { [part]: null }),
});

/** The problem with a typed number. Null if there is none. */
export function faultOf(now: TypedTime): string | null {
  if (!isGood(now, 'hour')) return t`Enter an hour from 1 to 12, or up to 23 on the 24-hour clock.`;
  return isGood(now, 'minute') ? null : t`Enter minutes from 0 to 59.`;
}

export const isGood = (now: TypedTime, part: Part): boolean =>
  now[part] === null || READ[part](now.time, now[part]) !== null;

const READ = { hour: withHour, minute: withMinute } as const;

/** Also an hour by the clock of 24 hours. A lone 0 is the beginning of one. */
function withHour(time: ClockTime, text: string): ClockTime | null {
  const hour = numberIn(text);
  if (hour === null || hour > 23 || text === '0') return null;
  if (hour >= 1 && hour <= 12) return { ...time, hour };
  return { ...time, hour: hour % 12 || 12, half: hour < 12 ? 'AM' : 'PM' };
}

function withMinute(time: ClockTime, text: string): ClockTime | null {
  const minute = numberIn(text);
  return minute === null || minute > 59 ? null : { ...time, minute };
}

const numberIn = (text: string): number | null => (/^\d{1,2}$/.test(text) ? Number(text) : null);
