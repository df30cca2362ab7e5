import { instantOf } from '@carillon/contracts/domain/local-time.ts';
import { fromDateText, localTimeIn, shortTime, toLocalText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { SlotPlace } from '../../../lib/slot.ts';

interface MovedEntry {
  /** When it is due now. */
  readonly dueAt: Date;
  /** The zone that it was planned in; null for the account's. */
  readonly ownZone: string | null;
}

/** A time as POST /posts/:id/reschedule takes it. */
export interface TargetTime {
  readonly at: Date;
  readonly scheduled_time: string;
  readonly timezone: string;
}

export type Target =
  | ({ readonly ok: true } & TargetTime)
  /** `same`: it is there already. */
  | { readonly ok: false; readonly why: 'same' | 'passed' | 'skipped'; readonly words: string };

/**
 * Returns the time of a post dropped on a place in the calendar: that day, or that hour of it, by the account's clocks,
 * and the minutes that it has now. It stays planned in its own zone; a time that cannot be expressed there is given in
 * the account's.
 */
export function targetTime(entry: MovedEntry, { day, hour }: SlotPlace, zone: string, now: Date): Target {
  const { time } = localTimeIn(zone, entry.dueAt);
  const clockTime =
    hour === null
      ? time
      : { ...time, hour: hour % 12 || 12, half: hour < 12 ? ('AM' as const) : ('PM' as const) };
  const local = toLocalText(fromDateText(day), clockTime);
  const at = instantOf(local, zone);
  if (!at)
    return no(
      'skipped',
      t`That time doesn’t exist on that day because the clocks go forward. Choose another time.`,
    );
  if (at.getTime() === startOfMinute(entry.dueAt))
    return no('same', t`It’s already scheduled for that time.`);
  if (at <= now)
    return no('passed', t`${{ time: shortTime(at, zone, now) }} has passed. Choose a later time.`);
  return { ok: true, ...inZone(at, entry.ownZone ?? zone, { local, zone }) };
}

function inZone(at: Date, zone: string, account: { local: string; zone: string }): TargetTime {
  const { date, time } = localTimeIn(zone, at);
  const local = toLocalText(date, time);
  // A time that comes twice there means its first.
  return instantOf(local, zone)?.getTime() === at.getTime()
    ? { at, scheduled_time: local, timezone: zone }
    : { at, scheduled_time: account.local, timezone: account.zone };
}

const startOfMinute = (at: Date): number => Math.floor(at.getTime() / 60_000) * 60_000;

const no = (why: 'same' | 'passed' | 'skipped', words: string): Target => ({ ok: false, why, words });
