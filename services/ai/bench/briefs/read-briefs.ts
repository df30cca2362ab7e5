import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A brief as a user types it, and what must be true of any draft of it. */
export interface Brief {
  readonly language: 'en' | 'de' | 'fr' | 'es';
  /** Bad news, an even voice, or a warm one. */
  readonly tone: 'sober' | 'plain' | 'warm';
  /** Whether it only sounds like bad news. */
  readonly alarm: boolean;
  readonly text: string;
  /** Appears unchanged in every draft. */
  readonly facts: readonly string[];
  /** Beginnings of words that occur together in one sentence of every draft. */
  readonly asks: readonly (readonly string[])[];
}

/** Reads `open.txt`, which builders read, or `held-out.txt`, which they don't. */
export const readBriefs = (name: 'open' | 'held-out'): Brief[] =>
  parseBriefs(readFileSync(path.join(import.meta.dirname, `${name}.txt`), 'utf8'));

/** Each block is "language tone [alarm]", the text, and optional lines of facts and asks, parted by "; ". */
export const parseBriefs = (text: string): Brief[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [head = '', brief = '', ...truth] = block.split('\n');
      const [language, tone, alarm] = head.split(' ');
      const of = (label: string) =>
        truth
          .filter((line) => line.startsWith(label))
          .flatMap((line) => line.slice(label.length).split(';'))
          .map((one) => one.trim());
      return {
        language: language as Brief['language'],
        tone: tone as Brief['tone'],
        alarm: alarm === 'alarm',
        text: brief,
        facts: of('facts:'),
        asks: of('asks:').map((words) => words.split(' ')),
      };
    });
