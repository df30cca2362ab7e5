import { localTimeAt, nearestInstant, startOfDay } from '@carillon/contracts/domain/local-time.ts';

/** When a member gets the summary of a week: at eight on Monday morning, by their own clock. */
export interface SummaryTime {
  /** The date of the Monday, which names the week. */
  readonly monday: string;
  readonly at: Date;
}

const EIGHT = { hour: 8 };
/** Nowhere is it Monday, eight o'clock, earlier than there. */
const FIRST_ZONE = 'Pacific/Kiritimati';

const todayIn = (zone: string, now: Date) => localTimeAt(now, zone).toPlainDate();

function timeOn(day: Temporal.PlainDate, zone: string): SummaryTime {
  return { monday: day.toString(), at: nearestInstant(day.toPlainDateTime(EIGHT), zone) };
}

/** The last one up to now. */
export function lastSummaryTime(zone: string, now: Date): SummaryTime {
  const today = todayIn(zone, now);
  const time = timeOn(today.subtract({ days: today.dayOfWeek - 1 }), zone);
  return time.at <= now ? time : timeOn(Temporal.PlainDate.from(time.monday).subtract({ days: 7 }), zone);
}

/** The one after it. */
export const nextSummaryTime = (zone: string, now: Date): Date =>
  timeOn(Temporal.PlainDate.from(lastSummaryTime(zone, now).monday).add({ days: 7 }), zone).at;

/** When the next one is due anywhere. */
export const firstSummaryTime = (now: Date): Date => nextSummaryTime(FIRST_ZONE, now);

/** The bounds of the week that ends with a Monday's beginning, of the one before it and of the one after it. */
export function weeksAround(monday: string, zone: string) {
  const day = Temporal.PlainDate.from(monday);
  const begin = (days: number): Date => startOfDay(day.add({ days }), zone);
  return {
    before: { from: begin(-14), until: begin(-7) },
    week: { from: begin(-7), until: begin(0) },
    next: { from: begin(0), until: begin(7) },
    from: day.subtract({ days: 7 }).toString(),
    to: day.subtract({ days: 1 }).toString(),
  };
}
