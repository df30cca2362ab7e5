import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { FromWorker } from './report.ts';
import { dueAtOf, type Round } from './round.ts';

const LONGEST_MS = 15 * 60_000;

export interface Dispatched {
  /** How late each job began, milliseconds, ascending. */
  readonly lateness: number[];
  /** Jobs that were done more than once. */
  readonly doubled: number;
  /** From the first due time to the last job, milliseconds. */
  readonly tookMs: number;
  /** Commands that the workers sent to the store; 0 where they were not counted. */
  readonly commands: number;
}

export interface Crew {
  /** Resolves when all jobs of the round are done. */
  finished(round: Pick<Round, 'jobs' | 'dueAt' | 'spreadMs'>): Promise<Dispatched>;
  stop(): Promise<void>;
}

/**
 * Starts worker processes from a file of this folder; resolves when all are ready.
 * @param folder this folder in another checkout
 * @throws when one ends before that, and then none is left
 */
export async function startWorkers(
  file: string,
  many: number,
  env: Record<string, string>,
  folder: string = import.meta.dirname,
): Promise<Crew> {
  const done = new Map<string, number>();
  let doubled = 0;
  let commands = 0;
  let stopping = false;
  let nextRound: Parameters<Crew['finished']>[0] | null = null;
  const all = Promise.withResolvers<Dispatched>();
  all.promise.catch(() => undefined);
  const timer = setTimeout(
    () => all.reject(new Error(`${file}: not done in time, ${done.size} are`)),
    LONGEST_MS,
  );

  const settle = (): void => {
    if (!nextRound || done.size < nextRound.jobs) return;
    clearTimeout(timer);
    const round = nextRound;
    const lateness = [...done].map(([id, at]) => at - dueAtOf(numberOf(id), round).getTime());
    const tookMs = Math.max(...done.values()) - round.dueAt.getTime();
    all.resolve({ lateness: lateness.sort((a, b) => a - b), doubled, tookMs, commands });
  };
  const hear = (message: FromWorker): void => {
    if (message === 'ready') return;
    commands += message.commands;
    for (const [id, at] of message.finished) {
      if (done.has(id)) doubled++;
      else done.set(id, at);
    }
    settle();
  };

  const workers = Array.from({ length: many }, () => start(path.join(folder, file), env));
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
    finished(round) {
      nextRound = round;
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
  fork(file, {
    env: { ...process.env, ...env },
    execArgv: process.execArgv,
  });

/** Jobs are called `<what>-<number>`. */
const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));
