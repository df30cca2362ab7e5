import { closeSync, openSync, writeSync } from 'node:fs';

/** How much time everyone has skipped, where all processes of a run look for it. */
export interface SkippedTime {
  readonly file: string;
  ms(): number;
  skip(ms: number): void;
  close(): void;
}

const WIDTH = 16;

export function createSkippedTime(file: string): SkippedTime {
  const descriptor = openSync(file, 'w');
  let total = 0;
  const write = (): void => {
    writeSync(descriptor, String(total).padStart(WIDTH), 0, 'latin1');
  };
  write();
  return {
    file,
    ms: () => total,
    skip(ms) {
      total += Math.round(ms);
      write();
    },
    close: () => closeSync(descriptor),
  };
}
