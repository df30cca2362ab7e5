import { clockText, dayText } from '../built-in/slots/time-text.ts';
import type { ZonedNow } from '../zoned-now.ts';
import { EN } from './en.ts';
import type { Sentences } from './says.ts';

/** How far ahead the assistant names a day. */
const MAX_DAYS = 800;
const LONGEST = 80;
const DAY = '\u0001';
const CLOCK = '\u0002';

/** A time as the assistant says it in a language whose times it does not read, in English; null for anything else. */
export function readTimeText(text: string, says: Sentences, now: ZonedNow): string | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return null;
  const tomorrow = partsIn(trimmed, says.tomorrowAt(CLOCK), [CLOCK]);
  const atClock = tomorrow && clockIn(tomorrow[0] ?? '', says);
  if (atClock) return EN.tomorrowAt(clockText(atClock));
  const parts = partsIn(trimmed, says.at(DAY, CLOCK), [DAY, CLOCK]);
  const [day, clock] = parts ?? [trimmed, null];
  const date = dayIn(day ?? '', says, now);
  const time = clock === null ? null : clockIn(clock ?? '', says);
  if (!date || (clock !== null && !time)) return null;
  return time ? EN.at(dayText(date, now), clockText(time)) : dayText(date, now);
}

/** The values at a sentence's placeholders. */
function partsIn(text: string, sentence: string, places: readonly string[]): string[] | null {
  const parts: string[] = [];
  let rest = text;
  let pattern = sentence;
  for (const [at, place] of places.entries()) {
    const [before = '', after = ''] = pattern.split(place);
    const [next = ''] = places[at + 1] ? after.split(places[at + 1] ?? '') : [after];
    if (!rest.startsWith(before)) return null;
    const from = rest.slice(before.length);
    const end = next === '' ? from.length : from.lastIndexOf(next);
    if (end < 1) return null;
    parts.push(from.slice(0, end));
    rest = from.slice(end);
    pattern = after;
  }
  return rest === pattern ? parts : null;
}

function dayIn(text: string, says: Sentences, now: ZonedNow): Temporal.PlainDate | null {
  const today = now.toPlainDate();
  for (let days = 0; days <= MAX_DAYS; days++) {
    const date = today.add({ days });
    if (text.includes(`${date.day}`) && dayText(date, now, says) === text) return date;
  }
  return null;
}

function clockIn(text: string, says: Sentences): Temporal.PlainTime | null {
  const [, minute] = /:(\d\d)/.exec(text) ?? [];
  if (minute === undefined) return null;
  for (let hour = 0; hour < 24; hour++) {
    const time = Temporal.PlainTime.from({ hour, minute: Number(minute) % 60 });
    if (clockText(time, says) === text) return time;
  }
  return null;
}
