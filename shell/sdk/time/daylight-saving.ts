import { instantsOf } from '@carillon/contracts/domain/local-time.ts';
import { TIME_FORMS } from '@carillon/contracts/domain/time-text.ts';
import { t } from '@lingui/core/macro';
import { type ClockTime, type LocalDate, toDate, toLocalText } from './clock.ts';
import { clockText } from './clock-text.ts';
import { formatDate } from './format-time.ts';

/** Warnings about a time that doesn't exist or occurs twice. Null for the rest of the year. */
export interface ClockChange {
  readonly exists: boolean;
  readonly words: string;
}

/** How a clock change affects this local time. The server rejects a skipped time and uses the first of two. */
export function clockChange(date: LocalDate, time: ClockTime, zone: string): ClockChange | null {
  const { length } = instantsOf(toLocalText(date, time), zone);
  if (length === 1) return null;
  const day = formatDate(toDate(date), TIME_FORMS.day);
  return length === 0
    ? {
        exists: false,
        words: t`${clockText(time)} doesn’t exist on ${day} because the clocks go forward (${zone}). Choose another time.`,
      }
    : {
        exists: true,
        words: t`${clockText(time)} occurs twice on ${day} because the clocks go back (${zone}). Your post will be published the first time.`,
      };
}
