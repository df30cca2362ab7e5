import { instantOf } from '@carillon/contracts/domain/local-time.ts';
import { dayIn, fromDateText, localTimeIn, shortTime, toLocalText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { SlotPlace } from '../../../lib/slot.ts';

export type DraftTime =
  | { readonly ok: true; readonly scheduled_time: string; readonly timezone: string }
  | { readonly ok: false; readonly words: string };

const USUAL_HOUR = 9;

/**
 * Returns the time of a draft dropped on a place in the calendar: that hour, or that day at nine, or within the hour
 * where nine has passed.
 */
export function draftTime({ day, hour }: SlotPlace, zone: string, now: Date): DraftTime {
  const next = (hourIn(zone, now) + 1) % 24;
  const usual = day === dayIn(zone, now) ? Math.max(USUAL_HOUR, next) : USUAL_HOUR;
  const wantedHour = hour ?? usual;
  const time = {
    hour: wantedHour % 12 || 12,
    minute: 0,
    half: wantedHour < 12 ? ('AM' as const) : ('PM' as const),
  };
  const scheduled_time = toLocalText(fromDateText(day), time);
  const at = instantOf(scheduled_time, zone);
  if (!at)
    return {
      ok: false,
      words: t`That time doesn’t exist on that day because the clocks go forward. Choose another time.`,
    };
  if (at <= now)
    return { ok: false, words: t`${{ time: shortTime(at, zone, now) }} has passed. Choose a later time.` };
  return { ok: true, scheduled_time, timezone: zone };
}

function hourIn(zone: string, at: Date): number {
  const { hour, half } = localTimeIn(zone, at).time;
  return (hour % 12) + (half === 'PM' ? 12 : 0);
}
