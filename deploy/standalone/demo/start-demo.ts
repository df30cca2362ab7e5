import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Wanted } from './prepare-demo.ts';

export interface DemoPreparation {
  /** Resolves with whether it is prepared, or was ended before; rejects when it can't be. */
  readonly done: Promise<boolean>;
  /** Ends it; the next start begins anew. */
  end(): Promise<void>;
}

/** One try: resolves when the demo is prepared, and ends early by the signal. */
type Attempt = (wanted: Wanted, ending: AbortSignal) => Promise<void>;

interface Trying {
  readonly attempt?: Attempt;
  /** How long to wait before each other try: a busy machine, or a full disk, may be better off by then. */
  readonly pausesMs?: readonly number[];
}

const PAUSES_MS = [10_000, 60_000];

/** Prepares the demo in a thread of its own, so that the app answers meanwhile as ever; a few times, should it fail. */
export function startDemo(
  wanted: Wanted,
  { attempt = inThread, pausesMs = PAUSES_MS }: Trying = {},
): DemoPreparation {
  const ending = new AbortController();
  const { signal } = ending;
  const prepare = async (): Promise<boolean> => {
    for (const wait of [...pausesMs, null]) {
      try {
        await attempt(wanted, signal);
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        if (wait === null) throw error;
        await pause(wait, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) return false;
      }
    }
    return false;
  };
  const done = prepare();
  return {
    done,
    async end() {
      ending.abort();
      await done.catch(() => undefined);
    },
  };
}

async function inThread(wanted: Wanted, ending: AbortSignal): Promise<void> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { ...wanted, env: { ...wanted.env } },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  thread.once('message', () => resolve());
  thread.once('error', reject);
  thread.once('exit', () => reject(new Error('its thread ended')));
  const end = (): void => void thread.terminate();
  ending.addEventListener('abort', end, { once: true });
  await promise.finally(() => ending.removeEventListener('abort', end));
}
