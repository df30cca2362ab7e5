import type { ChangeName } from '../../../proposal.ts';
import type { ZonedNow } from '../../../zoned-now.ts';
import type { DialogueContext } from '../../dialogue-context.ts';
import { type RequestedTime, readWhen } from '../../slots/when.ts';

/** "Move my Friday post | to Monday at 10": what says which post, and what says the new time. */
const NEW_TIME =
  /\b(?:to|till|until|for|at|by|should go out|instead|out on|out at|back|forward|later|earlier)\b/g;

export interface ChangeMessage {
  readonly about: string;
  /** The day on which the post that is meant is planned. */
  readonly day: Temporal.PlainDate | null;
  readonly when: RequestedTime | null;
}

export function partsOf(
  { plain, now }: Pick<DialogueContext, 'plain' | 'now'>,
  change: ChangeName,
): ChangeMessage {
  const [about, time] = change === 'reschedule' ? splitAt(plain, now) : [plain, ''];
  return { about, day: dayIn(about, now), when: time ? readWhen(time, now, true) : null };
}

/** Parted where what follows is a time: at the last such word, so that the post keeps what is said of it. */
function splitAt(plain: string, now: ZonedNow): [string, string] {
  const shift =
    /\b(?:by (?:an?|one|two|three|\d{1,2}) |back |forward |an hour |(?:two|three|\d{1,2}) hours |(?:half an|an?|one|two|three|four|\d{1,2}) (?:hour|min|minute|day|week)s? (?=later|earlier|sooner))/.exec(
      plain,
    );
  const starts = [...plain.matchAll(NEW_TIME)].map(({ index }) => index);
  if (shift && readWhen(plain, now)?.kind === 'shift') return [plain.slice(0, shift.index), plain];
  for (const at of starts) {
    const time = plain.slice(at);
    // In "to Montag" the one word of English hides the day.
    for (const text of [time, time.replace(/^to /, '')]) {
      const readTime = readWhen(text, now, true);
      if (readTime && readTime.kind !== 'later') return [plain.slice(0, at), text];
    }
  }
  return [plain, ''];
}

/** The day that is named; a week or a month is none. */
export function dayIn(about: string, now: ZonedNow): Temporal.PlainDate | null {
  const readTime = readWhen(
    about
      .replace(/(?<=day|tomorrow|tonight)'s\b/g, '')
      .replace(/\b(?:now|of the (?:day|week|month|year)|week|month)\b/g, ' ')
      .replace(/\bfrom\b/g, 'on'),
    now,
  );
  if (readTime?.kind === 'day') return readTime.date;
  return readTime?.kind === 'at' ? readTime.time.toPlainDate() : null;
}
