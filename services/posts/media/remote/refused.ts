import type { Readable } from 'node:stream';

/** What an address answered with. */
export interface Fetched {
  /** As it is called there. */
  readonly name: string;
  /** How long it says to be; null when it does not. */
  readonly bytes: number | null;
  readonly stream: Readable;
}

/** A file of an address can't be had. The message is for people. */
export class Refused extends Error {
  /** Whether it may be had later. */
  readonly again: boolean;

  constructor(message: string, { again = false, cause }: { again?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.again = again;
  }
}

export const unreachable = (hop: URL, cause: Error): Refused =>
  new Refused(`${hop.host} can't be reached.`, { cause, again: true });
