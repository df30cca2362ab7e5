import { AppError } from '../errors.ts';

/**
 * Waits for work that must be done within so many milliseconds, and only as long as the caller is there. Work in this
 * process may not look at its signal; then nobody waits for it. The signal stays good afterwards: what is still sent
 * ends when the caller leaves.
 * @throws AppError `service_unavailable` when it takes longer; what `callerSignal` was aborted with
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
