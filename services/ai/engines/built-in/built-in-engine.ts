import type { BuiltInTask } from '../../tasks/task.ts';
import type { Engine, RunOptions } from '../engine.ts';
import type { Job } from './pool/job.ts';
import { createThreadPool, type ThreadPool } from './pool/thread-pool.ts';

export interface BuiltInEngine extends Engine {
  run<Input, Output, Step extends string>(
    task: BuiltInTask<Input, Output, Step>,
    input: Input,
    options: RunOptions<Step>,
  ): Promise<Output>;
  close(): Promise<void>;
}

/**
 * Carillon's own engine: needs no key and no network. It works in separate threads, so no input delays anybody's
 * request. `random` returns numbers from 0 to below 1.
 */
export function createBuiltInEngine(random: () => number, pool: ThreadPool = taskThreads()): BuiltInEngine {
  return {
    kind: 'built-in',
    name: "Carillon's own writer",
    async run(task, input, { signal, report }) {
      const job: Job = { module: task.builtIn.href, input, seed: Math.floor(random() * 2 ** 32) };
      const result = await pool.run(job, signal, ({ step, state }) => {
        const knownStep = task.steps.find((name) => name === step);
        if (knownStep) report?.(knownStep, state);
      });
      return task.output.parse(result);
    },
    close: () => pool.close(),
  };
}

const taskThreads = (): ThreadPool =>
  createThreadPool({ script: new URL('./pool/task-thread.ts', import.meta.url) });
