import { Worker } from 'node:worker_threads';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { type AnswerQueue, queueAnswers, toGenerationError } from './answer-queue.ts';
import type { Answer, Progress } from './job.ts';

export interface ThreadTimes {
  /** How long a thread may take to start, and then to load a job's module: neither is the fault of what it reads. */
  readonly startMs: number;
  /** How long it may work on one job. */
  readonly jobMs: number;
  /** After so long without a job it ends, and gives its memory back. */
  readonly idleMs: number;
  /** Calls back after that time, unless it is cancelled before. */
  after(ms: number, call: () => void): () => void;
}

/** One job at a time. */
export interface Thread {
  run(job: unknown, onProgress?: (progress: Progress) => void): Promise<unknown>;
  close(): Promise<void>;
}

const TIMES: ThreadTimes = {
  startMs: 30_000,
  jobMs: 10_000,
  idleMs: 5 * 60_000,
  after(ms, call) {
    const timer = setTimeout(call, ms).unref();
    return () => clearTimeout(timer);
  },
};

/** The longest input needs a fraction of it. */
const MAX_MEMORY_MB = 192;

/** A thread that starts with its first job. One that takes too long, or dies, is ended; the next job gets a new one. */
export function createThread(script: URL, givenTimes: Partial<ThreadTimes> = {}): Thread {
  const times = { ...TIMES, ...givenTimes };
  let current: Running | undefined;
  let stopIdling = (): void => undefined;

  const end = async (): Promise<void> => {
    const ending = current;
    current = undefined;
    stopIdling();
    await ending?.worker.terminate();
  };

  /** The next answer of the thread; past the time, or when it dies, there is none and the thread is ended. */
  const answer = async (
    from: AnswerQueue,
    { ms, fault }: Limit,
    onProgress?: (progress: Progress) => void,
  ): Promise<Answer> => {
    const late = Promise.withResolvers<never>();
    const cancel = times.after(ms, () => late.reject(fault()));
    try {
      for (;;) {
        const threadAnswer = await Promise.race([from.take(), late.promise]);
        if (threadAnswer.type !== 'progress') return threadAnswer;
        onProgress?.(threadAnswer);
      }
    } catch (error) {
      await end();
      throw error;
    } finally {
      cancel();
    }
  };

  const started = async (): Promise<Running> => {
    if (current) return current;
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB } });
    const starting = { worker, answers: queueAnswers(worker) };
    current = starting;
    // The next job starts another thread.
    worker.once('exit', () => {
      if (current === starting) current = undefined;
    });
    await answer(starting.answers, { ms: times.startMs, fault: tooSlow });
    return starting;
  };

  return {
    async run(job, onProgress) {
      stopIdling();
      const { worker, answers } = await started();
      worker.ref();
      worker.postMessage(job);
      const loaded = await answer(answers, { ms: times.startMs, fault: tooSlow });
      const threadAnswer =
        loaded.type === 'loaded'
          ? await answer(answers, { ms: times.jobMs, fault: tooLong }, onProgress)
          : loaded;
      // What waits for nothing keeps no process up.
      worker.unref();
      stopIdling = times.after(times.idleMs, () => void end());
      if (threadAnswer.type === 'failed') throw toGenerationError(threadAnswer.error);
      return threadAnswer.type === 'done' ? threadAnswer.result : undefined;
    },
    close: end,
  };
}

interface Running {
  readonly worker: Worker;
  readonly answers: AnswerQueue;
}

/** How long an answer may take, and what it means when it takes longer. */
interface Limit {
  readonly ms: number;
  fault(): AppError;
}

const tooSlow = (): AppError =>
  new AppError('service_unavailable', {
    message: sentence`Carillon is very busy right now. Try again in a moment.`,
  });

const tooLong = (): AppError =>
  new AppError('generation_failed', {
    message: sentence`This text takes too long to read. Shorten it, and try again.`,
  });
