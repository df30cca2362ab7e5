/** What a worker process tells the bench: how late each of its jobs was, milliseconds, by the job's id. */
export interface Finished {
  readonly finished: readonly (readonly [id: string, lateMs: number])[];
}
export type FromWorker = 'ready' | Finished;

const EVERY_MS = 100;

/** Collects lateness in a worker process and sends it on in bundles, so that telling costs little. */
export function createReport(dueAt: number): { add(id: string): void; flush(): void } {
  let bundle: [string, number][] = [];
  const flush = (): void => {
    if (bundle.length > 0) process.send?.({ finished: bundle } satisfies Finished);
    bundle = [];
  };
  setInterval(flush, EVERY_MS).unref();
  return { add: (id) => void bundle.push([id, Date.now() - dueAt]), flush };
}

/** Tells the bench that a worker is ready, and closes it when the bench says so. */
export function serveBench(close: () => Promise<void>): void {
  process.once('message', async () => {
    await close();
    process.exit(0);
  });
  process.send?.('ready' satisfies FromWorker);
}
