import type { Readable } from '@carillon/sdk/shell.ts';
import { writable } from '../state/readable.ts';

/** Whether the server can be reached, as far as a page shows it. */
export interface ReachStore extends Readable<boolean> {
  /** The live connection stands, or is lost. */
  note(isReached: boolean): void;
}

/** An interrupted stream usually reconnects at once. */
const TIMEOUT_MS = 6_000;

/** False once the live connection has been away for some seconds, until it is there again. */
export function createReachStore(): ReachStore {
  const isReachable = writable(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get: isReachable.get,
    subscribe: isReachable.subscribe,
    note(isReached) {
      if (!isReached) {
        // Each try that fails is told; the first one counts.
        timer ??= setTimeout(() => isReachable.set(false), TIMEOUT_MS);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      isReachable.set(true);
    },
  };
}
