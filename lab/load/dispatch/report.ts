import mongoose from 'mongoose';

/** A worker process's report to the bench: when it began each of its jobs, by the job's id, and its queries to the store. */
export interface Finished {
  readonly finished: readonly (readonly [id: string, at: number])[];
  /** Commands sent to the store since the last report. */
  readonly commands: number;
}
export type FromWorker = 'ready' | Finished;

const EVERY_MS = 100;

export interface Report {
  add(id: string): void;
  /** Counts the commands of the store connections that are open. */
  countCommands(): void;
  flush(): void;
}

/** Collects a worker process's events and sends them in batches, so that reporting costs little. */
export function createReport(): Report {
  let finished: [string, number][] = [];
  let commands = 0;
  const flush = (): void => {
    if (finished.length > 0) {
      process.send?.({ finished, commands } satisfies Finished);
      commands = 0;
    }
    finished = [];
  };
  setInterval(flush, EVERY_MS).unref();
  return {
    add: (id) => void finished.push([id, Date.now()]),
    countCommands() {
      for (const connection of mongoose.connections)
        if (connection.readyState === mongoose.ConnectionStates.connected)
          connection.getClient().on('commandStarted', () => void commands++);
    },
    flush,
  };
}

/** Tells the bench that a worker is ready, and closes it when the bench says so. */
export function serveBench(close: () => Promise<void>): void {
  process.once('message', async () => {
    await close();
    process.exit(0);
  });
  process.send?.('ready' satisfies FromWorker);
}
