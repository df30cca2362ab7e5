import type { Readable } from 'node:stream';
import { type Text, text, toEnglish } from '@carillon/contracts/text.ts';

/** The reply of an address. */
export interface Fetched {
  /** The file's name there. */
  readonly name: string;
  /** Its stated length. Null if it states none. */
  readonly bytes: number | null;
  readonly stream: Readable;
}

/** A file of an address can't be had. The message is for people. */
export class Refused extends Error {
  /** `message` as it can be said in other languages. */
  readonly words: string | Text;
  /** Whether it may be available later. */
  readonly again: boolean;

  constructor(words: string | Text, { again = false, cause }: { again?: boolean; cause?: unknown } = {}) {
    super(toEnglish(words), { cause });
    this.words = words;
    this.again = again;
  }
}

export const unreachable = (hop: URL, cause: Error): Refused =>
  new Refused(text`${{ server: hop.host }} can’t be reached.`, { cause, again: true });
