import { readFileSync } from 'node:fs';
import { zonedNow } from '../../../zoned-now.ts';
import { plainText } from '../plain-text.ts';
import { resolveWhen } from '../resolve-when.ts';
import { spelled } from '../spelling.ts';
import { readWhen } from '../when.ts';

/** It is Monday, November 23, 9:10 AM in Berlin. */
const NOW = zonedNow(new Date('2026-11-23T08:10:00Z'), 'Europe/Berlin');

export type Verdict = 'right' | 'asked' | 'wrong';

export interface TimePhrase {
  readonly language: string;
  readonly phrase: string;
  /** A local time, a day whose time is still to be asked for, `ask`, or `repeat`. */
  readonly meant: string;
}

export interface TimeRead extends TimePhrase {
  readonly read: string;
  readonly verdict: Verdict;
}

/** One half of the phrases: `building`, which the reader was built on, or `measuring`, which was only counted. */
export const readTimes = (half: 'building' | 'measuring'): TimeRead[] =>
  readFileSync(new URL(`times-${half}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [language = '', phrase = '', expectedTime = ''] = line.split('\t');
      const read = meaningOf(phrase);
      return { language, phrase, meant: expectedTime, read, verdict: verdictOf(read, expectedTime) };
    });

/** Returns the assistant's reaction: the time or day that it understands, or a question. */
function meaningOf(phrase: string): string {
  const readTime = readWhen(spelled(plainText(phrase)), NOW, true);
  if (readTime === null) return 'ask';
  const resolved = resolveWhen(readTime, null, NOW);
  if (resolved.kind === 'repeats') return 'repeat';
  if (resolved.kind !== 'when') return resolved.kind === 'best' ? 'best' : 'ask';
  const { when } = resolved;
  if (when.kind === 'at') return when.scheduled_time.slice(0, 16);
  return when.kind === 'day' ? when.date : when.kind;
}

/** A question, also for the time of a day that was read, is no fault: a wrong time is. */
function verdictOf(read: string, expectedTime: string): Verdict {
  if (read === expectedTime) return 'right';
  return read === 'ask' || expectedTime.startsWith(`${read} `) ? 'asked' : 'wrong';
}
