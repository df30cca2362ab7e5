import { Worker } from 'node:worker_threads';
import type { Wanted } from './prepare-demo.ts';

export interface DemoPreparation {
  /** Resolves with whether it is prepared, or was ended before; rejects when it can't be. */
  readonly done: Promise<boolean>;
  /** Ends it; the next start begins anew. */
  end(): Promise<void>;
}

/** Prepares the demo in a thread of its own, so that the app answers meanwhile as ever. */
export function startDemo(wanted: Wanted): DemoPreparation {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { ...wanted, env: { ...wanted.env } },
  });
  let ended = false;
  const done = new Promise<boolean>((resolve, reject) => {
    thread.once('message', () => resolve(true));
    thread.once('error', reject);
    thread.once('exit', () => (ended ? resolve(false) : reject(new Error('its thread ended'))));
  });
  return {
    done,
    async end() {
      ended = true;
      await thread.terminate();
    },
  };
}
