import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Progress } from './job.ts';
import { createThread, type Thread, type ThreadTimes } from './thread.ts';

export interface PoolOptions {
  /** The file that the threads run. */
  readonly script: URL;
  readonly times?: Partial<ThreadTimes>;
  readonly threads?: number;
  /** How many jobs may wait for a thread. */
  readonly queue?: number;
}

export interface ThreadPool {
  /**
   * Rejects at once when the signal is aborted; the running job ends on its own or by its deadline.
   * @throws AppError `service_unavailable` if too many wait, `generation_failed` after the deadline
   */
  run(job: unknown, signal: AbortSignal, onProgress?: (progress: Progress) => void): Promise<unknown>;
  close(): Promise<void>;
}

/** More would compete with the requests for the processor. */
const THREADS = 2;
const QUEUE = 40;

interface Waiting {
  readonly job: unknown;
  readonly signal: AbortSignal;
  onProgress?(progress: Progress): void;
  readonly result: PromiseWithResolvers<unknown>;
}

/** A few threads that are started when they are first needed, and the queue in front of them. */
export function createThreadPool({
  script,
  times = {},
  threads = THREADS,
  queue = QUEUE,
}: PoolOptions): ThreadPool {
  const all = Array.from({ length: threads }, () => createThread(script, times));
  const idle = [...all];
  const waitingJobs: Waiting[] = [];
  let closed = false;

  const serve = async (thread: Thread, { job, signal, onProgress, result }: Waiting): Promise<void> => {
    // A caller who has left hears no more.
    const report = (progress: Progress) => signal.aborted || onProgress?.(progress);
    await thread.run(job, report).then(result.resolve, result.reject);
    idle.unshift(thread);
    next();
  };

  const next = (): void => {
    while (idle.length > 0 && waitingJobs.length > 0 && !closed) {
      const [thread, waiting] = [idle.shift(), waitingJobs.shift()];
      if (thread && waiting) void serve(thread, waiting);
    }
  };

  return {
    async run(job, signal, onProgress) {
      signal.throwIfAborted();
      if (closed || (idle.length === 0 && waitingJobs.length >= queue))
        throw new AppError('service_unavailable', {
          message: sentence`Carillon is writing for many people right now. Try again in a moment.`,
        });
      const waiting: Waiting = {
        job,
        signal,
        result: Promise.withResolvers(),
        ...(onProgress && { onProgress }),
      };
      waitingJobs.push(waiting);
      const leave = (): void => {
        const at = waitingJobs.indexOf(waiting);
        if (at >= 0) waitingJobs.splice(at, 1);
        waiting.result.reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      next();
      try {
        return await waiting.result.promise;
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },
    async close() {
      closed = true;
      for (const { result } of waitingJobs.splice(0)) result.reject(new AppError('service_unavailable'));
      await Promise.all(all.map((thread) => thread.close()));
    },
  };
}
