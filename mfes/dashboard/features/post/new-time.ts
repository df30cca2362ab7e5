import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';
import { clockText, fullTime } from '../../lib/time/words.ts';
import { instantsOf, type LocalTime, localTimeOf } from '../../lib/time/zone.ts';

const HOUR = 3_600_000;
const STEP = 5 * 60_000;

/** What the fields begin with: the time that is planned, or the next round time in an hour when that has passed. */
export function firstTime({ due_at }: Pick<PublicationDetail, 'due_at'>, zone: string, now: Date): LocalTime {
  const due = due_at ? new Date(due_at) : now;
  const later = new Date(Math.ceil((now.getTime() + HOUR) / STEP) * STEP);
  return localTimeOf(due > now ? due : later, zone);
}

export interface TimeNote {
  readonly kind: 'fine' | 'note' | 'fault';
  readonly text: string;
}

/** What a time in the fields means, before it is sent; the server has the last word. */
export function noteOn(local: LocalTime, zone: string, now: Date): TimeNote {
  const instants = local.time === '' ? undefined : instantsOf(local, zone);
  if (!instants) return { kind: 'fault', text: 'Give a date, and a time such as 4:30 PM.' };
  const [first, second] = instants;
  if (!first)
    return {
      kind: 'note',
      text: `The clocks in ${zone} go forward that night and skip ${clockText(local.time)}. Choose another time.`,
    };
  if (first <= now) return { kind: 'note', text: 'That time has passed. Choose a later one.' };
  const goes = `Goes out ${fullTime(first, zone)}.`;
  return second
    ? {
        kind: 'note',
        text: `${goes} The clocks go back that night, so ${clockText(local.time)} comes twice: the first one is meant.`,
      }
    : { kind: 'fine', text: goes };
}

/** What was typed as a time of day, as HH:mm: "4:30 PM", "9.05", "16:30"; null when it is none. */
export function readTime(typed: string): string | null {
  const match = /^(\d{1,2})(?:[:.h](\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(typed.trim());
  if (!match) return null;
  const [, hours = '', minutes = '00', half] = match;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || (half && (Number(hours) > 12 || hours === '0'))) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
