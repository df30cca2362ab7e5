import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { FromWorker } from './report.ts';

const LONGEST_MS = 15 * 60_000;

export interface Dispatched {
  /** How late each job began, milliseconds, ascending. */
  readonly lateness: number[];
  /** Jobs that were done more than once. */
  readonly doubled: number;
}

export interface Crew {
  /** Resolves when so many different jobs are done. */
  finished(count: number): Promise<Dispatched>;
  stop(): Promise<void>;
}

/**
 * Starts worker processes from a file of this folder; resolves when all are ready.
 * @throws when one ends before that, and then none is left
 */
export async function startWorkers(file: string, many: number, env: Record<string, string>): Promise<Crew> {
  const late = new Map<string, number>();
  let doubled = 0;
  let stopping = false;
  let wanted = Number.POSITIVE_INFINITY;
  const all = Promise.withResolvers<Dispatched>();
  all.promise.catch(() => undefined);
  const timer = setTimeout(
    () => all.reject(new Error(`${file}: not done in time, ${late.size} are`)),
    LONGEST_MS,
  );

  const settle = (): void => {
    if (late.size < wanted) return;
    clearTimeout(timer);
    all.resolve({ lateness: [...late.values()].sort((a, b) => a - b), doubled });
  };
  const hear = (message: FromWorker): void => {
    if (message === 'ready') return;
    for (const [id, ms] of message.finished) {
      if (late.has(id)) doubled++;
      else late.set(id, ms);
    }
    settle();
  };

  const workers = Array.from({ length: many }, () => start(file, env));
  for (const worker of workers) {
    worker.on('message', hear);
    worker.on('exit', (code) => stopping || all.reject(new Error(`${file} ended with ${code}; see above`)));
  }
  try {
    await Promise.race([all.promise, Promise.all(workers.map((worker) => once(worker, 'message')))]);
  } catch (error) {
    clearTimeout(timer);
    for (const worker of workers) worker.kill();
    throw error;
  }
  return {
    finished(count) {
      wanted = count;
      settle();
      return all.promise;
    },
    async stop() {
      clearTimeout(timer);
      stopping = true;
      const running = workers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      const ends = running.map((worker) => once(worker, 'exit'));
      for (const worker of running) worker.send('stop');
      await Promise.all(ends);
    },
  };
}

const start = (file: string, env: Record<string, string>): ChildProcess =>
  fork(path.join(import.meta.dirname, file), {
    env: { ...process.env, ...env },
    execArgv: process.execArgv,
  });
