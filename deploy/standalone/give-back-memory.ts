/** Data needed only to start, such as compiled sources, is garbage a few seconds later. */
const SETTLED_MS = 10_000;

/**
 * Returns unused memory to the system. V8 keeps the memory of the startup as long as little is allocated, which on an
 * idle server is hours. Does nothing if Node runs without `--expose-gc`.
 */
export function giveBackMemory(): void {
  // Only this flavor shrinks the young generation too (Node 26).
  void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
}

/** Returns it once the start is over; the timer holds no process. */
export function giveBackMemoryAfterStart(): void {
  setTimeout(giveBackMemory, SETTLED_MS).unref();
}
