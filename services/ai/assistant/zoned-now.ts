import { localTimeAt } from '@carillon/contracts/domain/local-time.ts';
import { offsetAt } from '@carillon/contracts/domain/time-zone.ts';

/**
 * An instant, and what the clocks of its reader show then: what the assistant needs of a `Temporal.ZonedDateTime`, by
 * Carillon's zone data rather than the runtime's.
 */
export type ZonedNow = Pick<
  Temporal.ZonedDateTime,
  | 'epochMilliseconds'
  | 'timeZoneId'
  | 'offsetNanoseconds'
  | 'year'
  | 'toPlainDate'
  | 'toPlainTime'
  | 'toPlainDateTime'
>;

/** @throws RangeError where there is no such zone */
export function zonedNow(at: Date, zone: string): ZonedNow {
  const local = localTimeAt(at, zone);
  return {
    epochMilliseconds: at.getTime(),
    timeZoneId: zone,
    offsetNanoseconds: offsetAt(zone, at) * 1_000_000,
    year: local.year,
    toPlainDate: () => local.toPlainDate(),
    toPlainTime: () => local.toPlainTime(),
    toPlainDateTime: () => local,
  };
}
