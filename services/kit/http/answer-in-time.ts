import { AppError } from '../errors.ts';

/**
 * Waits for work with a deadline, and only while the caller is connected. Work that ignores its signal is abandoned.
 * The signal stays valid afterwards: sending ends when the caller leaves.
 * @throws AppError `service_unavailable` if it takes longer; the reason of `callerSignal`
 */
export async function answerInTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  callerSignal: AbortSignal | null,
  withinMs: number,
): Promise<T> {
  callerSignal?.throwIfAborted();
  const ending = new AbortController();
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const end = (reason: unknown) => {
    ending.abort(reason);
    reject(reason);
  };
  callerSignal?.addEventListener('abort', () => end(callerSignal.reason), { once: true });
  const timer = setTimeout(() => end(tooLate(withinMs)), withinMs);
  try {
    return await Promise.race([work(ending.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

const tooLate = (withinMs: number): AppError =>
  new AppError('service_unavailable', { cause: new Error(`no answer within ${withinMs} ms`) });
