import { Worker } from 'node:worker_threads';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { type AnswerQueue, queueAnswers, toGenerationError } from './answer-queue.ts';
import type { Answer, Progress } from './job.ts';

export interface ThreadTimes {
  /** How long a thread may take to start, and then to load a job's module. Neither depends on the input. */
  readonly startMs: number;
  /** How long a thread may work on one job, in its own CPU time: on a busy machine that takes longer by the clock. */
  readonly jobMs: number;
  /** After so long without a job it ends, and gives its memory back. */
  readonly idleMs: number;
  /** Calls back after that time, unless it is cancelled before. */
  after(ms: number, call: () => void): () => void;
  /** How long the thread has worked since it started. */
  workedMs(worker: Worker): Promise<number>;
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
  async workedMs(worker) {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1_000;
  },
};
/** So often a job that got too little of the processor is given more time; by the clock, it has so many times its limit. */
const MAX_WAITS = 6;

/** The longest input needs a fraction of it. */
const MAX_MEMORY_MB = 192;

/**
 * A thread that starts with its first job. If it takes too long or dies, it is terminated, and the next job gets a
 * new one.
 */
export function createThread(script: URL, givenTimes: Partial<ThreadTimes> = {}): Thread {
  const times = { ...TIMES, ...givenTimes };
  let current: Running | undefined;
  let stopIdling = (): void => undefined;

  const starts: Limit = { ms: times.startMs, fault: tooSlow, leftMs: async () => 0 };

  const end = async (): Promise<void> => {
    const ending = current;
    current = undefined;
    stopIdling();
    await ending?.worker.terminate();
  };

  /**
   * Returns the thread's next answer. If it takes too long or the thread dies, there is none and the thread is
   * terminated.
   */
  const answer = async (
    from: AnswerQueue,
    { ms, fault, leftMs }: Limit,
    onProgress?: (progress: Progress) => void,
  ): Promise<Answer> => {
    const late = Promise.withResolvers<never>();
    let isOver = false;
    let cancel = (): void => undefined;
    // A thread that can't report its CPU time may never answer.
    const cancelLast = times.after(MAX_WAITS * ms, () => late.reject(tooSlow()));
    const wait = (nextMs: number, waits: number): void => {
      const expire = async (): Promise<void> => {
        const left = await leftMs().catch(() => 0);
        if (isOver) return;
        if (left <= 0) late.reject(fault());
        else if (waits >= MAX_WAITS) late.reject(tooSlow());
        else wait(left, waits + 1);
      };
      cancel = times.after(nextMs, () => void expire());
    };
    wait(ms, 1);
    try {
      for (;;) {
        const threadAnswer = await Promise.race([from.take(), late.promise]);
        if (threadAnswer.type !== 'progress') return threadAnswer;
        onProgress?.(threadAnswer);
      }
    } catch (error) {
      isOver = true;
      await end();
      throw error;
    } finally {
      isOver = true;
      cancel();
      cancelLast();
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
    await answer(starting.answers, starts);
    return starting;
  };

  return {
    async run(job, onProgress) {
      stopIdling();
      const { worker, answers } = await started();
      worker.ref();
      worker.postMessage(job);
      const loaded = await answer(answers, starts);
      // One that has died meanwhile is heard of by its queue.
      const before = times.workedMs(worker).catch(() => 0);
      const leftMs = async (): Promise<number> =>
        (await before) + times.jobMs - (await times.workedMs(worker));
      const threadAnswer =
        loaded.type === 'loaded'
          ? await answer(answers, { ms: times.jobMs, fault: tooLong, leftMs }, onProgress)
          : loaded;
      // An idle thread must not keep the process alive.
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

/** How long an answer may take, and which error a timeout means. */
interface Limit {
  readonly ms: number;
  fault(): AppError;
  /** How much of the time is left, because the thread didn't work all the while. None if that doesn't count. */
  leftMs(): Promise<number>;
}

const tooSlow = (): AppError =>
  new AppError('service_unavailable', {
    message: sentence`Carillon is very busy right now. Try again in a moment.`,
  });

const tooLong = (): AppError =>
  new AppError('generation_failed', {
    message: sentence`This text takes too long to read. Shorten it, and try again.`,
  });
