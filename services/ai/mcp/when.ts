import { readDateTime } from '@carillon/contracts/domain/date-time.ts';
import { instantOf, localTextAt } from '@carillon/contracts/domain/local-time.ts';
import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { z } from 'zod';

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:[.,]\d{1,30})?)?$/i;

/** The input that says when to publish a post. */
export const whenInput = {
  time: z
    .string()
    .max(40)
    .describe(
      'When to publish the post: a local date and time in `timezone` (2026-03-09T09:30), or an instant with Z or an offset ' +
        '(2026-03-09T08:30:00Z), for which `timezone` is ignored. A local time that the clocks skip is rejected. If a local ' +
        'time occurs twice, the first is used.',
    ),
  timezone: z
    .string()
    .max(100)
    .optional()
    .describe('An IANA time zone, such as Europe/Berlin. Omit it to use the account’s time zone.'),
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
  if (!isZone(timezone)) throw invalid({ timezone: ['Use an IANA time zone, such as Europe/Berlin.'] });
  const [, date, minutes, seconds = '00'] = LOCAL.exec(time.trim()) ?? [];
  if (date) return { scheduled_time: clockTime(`${date}T${minutes}:${seconds}`), timezone };
  const instant = instantFrom(time.trim());
  const local = localTextAt(instant, timezone);
  if (instantOf(local, timezone)?.getTime() === instant.getTime()) return { scheduled_time: local, timezone };
  return { scheduled_time: localTextAt(instant, 'UTC'), timezone: 'UTC' };
}

/** @throws AppError if the day or hour doesn't exist, as on February 30 at 25:30 */
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
  // Posts are published at whole seconds.
  return new Date(Math.floor(date.getTime() / 1000) * 1000);
}

const badTime = () =>
  invalid({
    time: ['Use a local time such as 2026-03-09T09:30, or an instant such as 2026-03-09T08:30:00Z.'],
  });
