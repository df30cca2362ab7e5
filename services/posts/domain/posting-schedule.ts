import { SCHEDULE_YEARS } from '@carillon/contracts/domain/limits.ts';
import { instantOf, localTimeAt } from '@carillon/contracts/domain/local-time.ts';
import type { Target } from './keys.ts';
import type { Publication } from './publication.ts';

/** When posts may be published to an account, every week. */
export interface WeeklySlot {
  /** Monday is 1. */
  readonly weekday: number;
  /** HH:MM on the clocks of the schedule's zone. */
  readonly time: string;
}

export interface PostingSchedule extends Target {
  readonly workspaceId: string;
  readonly targetName: string;
  /** IANA. */
  readonly timezone: string;
  readonly slots: readonly WeeklySlot[];
  /** One more each time that it is changed; 1 for the first. */
  readonly version: number;
}

/** One slot of one week. */
export interface SlotTime {
  readonly dueAt: Date;
  /** YYYY-MM-DD HH:mm:ss in the schedule's zone. */
  readonly localTime: string;
}

/**
 * The slots after an instant, the soonest first, as far ahead as a post can be scheduled. If the clocks skip a slot's
 * time on a day, that slot is left out; if the time comes twice, the first counts (`instantOf`).
 */
export function* slotsAfter(
  { slots, timezone }: Pick<PostingSchedule, 'slots' | 'timezone'>,
  after: Date,
): Generator<SlotTime> {
  if (slots.length === 0) return;
  const byWeekday = Map.groupBy(inOrder(slots), ({ weekday }) => weekday);
  const first = localTimeAt(after, timezone).toPlainDate();
  const last = first.add({ years: SCHEDULE_YEARS });
  for (let day = first; Temporal.PlainDate.compare(day, last) < 0; day = day.add({ days: 1 }))
    for (const { time } of byWeekday.get(day.dayOfWeek) ?? []) {
      const localTime = `${day} ${time}:00`;
      const dueAt = instantOf(localTime, timezone);
      if (dueAt && dueAt > after) yield { dueAt, localTime };
    }
}

/** How many slots are looked at with one question to the store. */
const AT_ONCE = 100;

/** The same, so many at a time, up to so many in all. */
export function* slotsInParts(
  schedule: Pick<PostingSchedule, 'slots' | 'timezone'>,
  after: Date,
  limit = Number.POSITIVE_INFINITY,
): Generator<SlotTime[]> {
  let part: SlotTime[] = [];
  for (const slot of slotsAfter(schedule, after).take(limit)) {
    part.push(slot);
    if (part.length < AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** Monday first, the earliest of a day first, each once. */
export function inOrder(slots: readonly WeeklySlot[]): WeeklySlot[] {
  const byPlace = new Map(slots.map(({ weekday, time }) => [`${weekday} ${time}`, { weekday, time }]));
  return [...byPlace.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, slot]) => slot);
}

/** Whether a publication occupies the slot at that instant. A finished one keeps slots in the past. */
export const hasSlot = (one: Publication, at: Date): boolean =>
  one.fromQueue === true &&
  one.removedAt === null &&
  one.status !== 'canceled' &&
  one.dueAt.getTime() === at.getTime();
