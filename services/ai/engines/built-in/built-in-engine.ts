import type { DraftEngine } from '../engine.ts';
import type { Research } from './plan.ts';
import type { Job, JobResults } from './pool/job.ts';
import { createThreadPool, type ThreadPool } from './pool/thread-pool.ts';
import type { Topic } from './topic/topic.ts';

interface Plan {
  readonly research: Research;
  readonly seed: number;
}

export interface BuiltInEngine extends DraftEngine<Topic, Research, Plan> {
  close(): Promise<void>;
}

/**
 * Carillon's own writer: needs no key and no network. It works in threads of its own, so that no topic holds up
 * anybody's request. `random` gives numbers from 0 up to 1.
 */
export function createBuiltInEngine(random: () => number, pool: ThreadPool = writerThreads()): BuiltInEngine {
  const run = <J extends Job>(job: J, signal: AbortSignal) =>
    pool.run(job, signal) as Promise<JobResults[J['step']]>;
  return {
    kind: 'built-in',
    name: "Carillon's own writer",
    analyse: (topic, signal) => run({ step: 'analyse', topic }, signal),
    research: (topic, signal) => run({ step: 'research', topic }, signal),
    optimise: (research) => ({ research, seed: Math.floor(random() * 2 ** 32) }),
    write: ({ research, seed }, signal) => run({ step: 'write', research, seed }, signal),
    close: () => pool.close(),
  };
}

const writerThreads = (): ThreadPool =>
  createThreadPool({ script: new URL('./pool/writer-thread.ts', import.meta.url) });
