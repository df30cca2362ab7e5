import { appendFileSync, chmodSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LogTarget } from './log.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** How often a full disk is reported. */
const COMPLAIN_EVERY_MS = 60_000;

/** A file of lines that its owner alone can read. A full one becomes `<file>.1`, and the one before that goes. */
export function boundedFile(file: string, mostBytes = MAX_BYTES): LogTarget {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  appendFileSync(file, '', { mode: 0o600 });
  chmodSync(file, 0o600);
  let bytes = statSync(file).size;
  let complained = Number.NEGATIVE_INFINITY;
  const append = (line: string): void => {
    const length = Buffer.byteLength(line);
    if (bytes > 0 && bytes + length > mostBytes) {
      renameSync(file, `${file}.1`);
      bytes = 0;
    }
    appendFileSync(file, line, { mode: 0o600 });
    bytes += length;
  };
  return {
    write(line) {
      try {
        append(line);
      } catch (error) {
        // A failed write doesn't stop anybody from logging in, but must be reported.
        if (performance.now() - complained < COMPLAIN_EVERY_MS) return;
        complained = performance.now();
        console.error(`The security log can't be written: ${error instanceof Error ? error.message : error}`);
      }
    },
  };
}
