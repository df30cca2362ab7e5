import { instantsOf as instantsOfText } from '@carillon/contracts/domain/local-time.ts';

/** A local date and time in some zone: `date` as YYYY-MM-DD, `time` as HH:mm. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/** How an instant reads on a clock in that zone. */
export function localTimeOf(at: Date, zone: string): LocalTime {
  const { year, month, day, hour, minute } = partsOf(at, zone);
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** YYYY-MM-DD HH:mm:ss, as the calls take it. */
export const toLocalText = ({ date, time }: LocalTime): string => `${date} ${time}:00`;

/** The instants at which the clocks of that zone show this; undefined for what is no date and time at all. */
export function instantsOf(local: LocalTime, zone: string): Date[] | undefined {
  const { date, time } = local;
  return Number.isNaN(Date.parse(`${date}T${time}:00Z`))
    ? undefined
    : instantsOfText(toLocalText(local), zone);
}

function partsOf(at: Date, zone: string): Readonly<Record<string, string>> {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}
