import { instantOf } from '@carillon/contracts/domain/local-time.ts';
import { t } from '@lingui/core/macro';
import { type LocalDate, type LocalTime, localTimeIn, toLocalText } from './clock.ts';
import { clockChange } from './daylight-saving.ts';
import { faultOf, type TypedTime, untyped } from './typed-time.ts';
import { dayAndTime } from './words.ts';

/** A day and a time as shown in the fields. */
export interface Choice {
  readonly date: LocalDate;
  readonly clock: TypedTime;
}

export const choiceOf = ({ date, time }: LocalTime): Choice => ({ date, clock: untyped(time) });

export interface ReadChoice {
  /** YYYY-MM-DD HH:mm:ss, as the calls take it. */
  readonly local: string;
  /** Null where the clocks of the zone skip it. */
  readonly at: Date | null;
  /** Why it can't be sent; null when it can, as far as is known here: the server has the last word. */
  readonly obstacle: string | null;
  /** "Scheduled for Tuesday, November 24, 2026 at 4:30 PM (Europe/Berlin)"; null where there is an obstacle. */
  readonly goesOut: string | null;
  /** A note on the time, such as that it occurs twice. */
  readonly note: string | null;
}

/** Interprets a chosen date and time in a zone. */
export function readChoice({ date, clock }: Choice, zone: string, now: Date): ReadChoice {
  const local = toLocalText(date, clock.time);
  const at = instantOf(local, zone);
  const change = clockChange(date, clock.time, zone);
  const obstacle =
    faultOf(clock) ??
    (change && !change.exists ? change.words : null) ??
    (!at || at <= now ? t`That time has passed. Choose a later one.` : null);
  const goesOut = obstacle === null && at ? t`Scheduled for ${dayAndTime(at, zone)} (${zone})` : null;
  return { local, at, obstacle, goesOut, note: change?.exists ? change.words : null };
}

/** Today by the clocks of a zone. */
export const todayIn = (zone: string, now: Date): LocalDate => localTimeIn(zone, now).date;
