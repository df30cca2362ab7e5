import { readDateTime } from '@carillon/contracts/domain/date-time.ts';
import { instantOf, localTextAt } from '@carillon/contracts/domain/local-time.ts';
import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { z } from 'zod';

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:[.,]\d{1,30})?)?$/i;

/** How a tool is told when a post is to go out. */
export const whenInput = {
  time: z
    .string()
    .max(40)
    .describe(
      'When to publish it: a local date and time (2026-03-09T09:30), meant in `timezone`; or an instant, with Z or an offset ' +
        '(2026-03-09T08:30:00Z), which is that instant whatever `timezone` says. A local time that the clocks skip is ' +
        'refused; one that comes twice means the first.',
    ),
  timezone: z
    .string()
    .max(100)
    .optional()
    .describe('IANA time zone, such as Europe/Berlin. Left out: the zone of the account.'),
};

export interface When {
  /** YYYY-MM-DD HH:mm:ss by the clocks of `timezone`. */
  readonly scheduled_time: string;
  readonly timezone: string;
}

/**
 * Returns the time as the posts service expects it. An instant whose local time means an earlier one, as in the hour
 * that comes twice, stays in UTC.
 * @throws AppError `validation_failed`
 */
export function readWhen(time: string, timezone: string): When {
  if (!isZone(timezone)) throw invalid({ timezone: ['Give an IANA time zone, such as Europe/Berlin.'] });
  const [, date, minutes, seconds = '00'] = LOCAL.exec(time.trim()) ?? [];
  if (date) return { scheduled_time: clockTime(`${date}T${minutes}:${seconds}`), timezone };
  const instant = instantFrom(time.trim());
  const local = localTextAt(instant, timezone);
  if (instantOf(local, timezone)?.getTime() === instant.getTime()) return { scheduled_time: local, timezone };
  return { scheduled_time: localTextAt(instant, 'UTC'), timezone: 'UTC' };
}

/** @throws AppError where there is no such day or hour, as on 30 February at 25:30 */
function clockTime(text: string): string {
  try {
    return Temporal.PlainDateTime.from(text).toString({ smallestUnit: 'second' }).replace('T', ' ');
  } catch {
    throw badTime();
  }
}

function instantFrom(text: string): Date {
  const date = readDateTime(text);
  if (!date) throw badTime();
  // Posts go out at whole seconds.
  return new Date(Math.floor(date.getTime() / 1000) * 1000);
}

const badTime = () =>
  invalid({ time: ['Give the time as 2026-03-09T09:30, or as an instant such as 2026-03-09T08:30:00Z.'] });
