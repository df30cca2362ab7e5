import { openSync, readSync } from 'node:fs';

const RealDate = Date;
const realNow = Date.now;

/**
 * Makes `Date` return a wrong time. Timers keep running normally.
 * @param offMs by how much this machine's clock is wrong
 * @param skipped the file with the time that everyone has skipped. It is read on each look at the clock: a process
 *   that wakes after a suspension sees the current time before anything else, as on a real machine
 */
export function shiftClock(offMs: number, skipped: string | undefined): void {
  const read = skipped === undefined ? () => 0 : reader(skipped);
  const now = (): number => realNow() + offMs + read();
  RealDate.now = now;
  const shifted = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  });
  RealDate.prototype.constructor = shifted;
  globalThis.Date = shifted;
}

function reader(file: string): () => number {
  const descriptor = openSync(file, 'r');
  const bytes = Buffer.alloc(16);
  return () => {
    const length = readSync(descriptor, bytes, 0, bytes.length, 0);
    return Number(bytes.toString('latin1', 0, length));
  };
}
