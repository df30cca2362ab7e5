import { AppError } from '../errors.ts';

/**
 * Waits for work that must be done within so many milliseconds, and only as long as whoever asked for it is there. Work in
 * this process may not look at its signal; then nobody waits for it. The signal stays good afterwards: what is still sent
 * ends when whoever asked leaves.
 * @throws AppError `service_unavailable` when it takes longer; what `gone` was aborted with
 */
export async function answerInTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  gone: AbortSignal | null,
  withinMs: number,
): Promise<T> {
  gone?.throwIfAborted();
  const ending = new AbortController();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = (reason: unknown) => {
    ending.abort(reason);
    reject(reason);
  };
  gone?.addEventListener('abort', () => end(gone.reason), { once: true });
  const timer = setTimeout(() => end(tooLate(withinMs)), withinMs);
  try {
    return await Promise.race([work(ending.signal), ended]);
  } finally {
    clearTimeout(timer);
  }
}

const tooLate = (withinMs: number): AppError =>
  new AppError('service_unavailable', { cause: new Error(`no answer within ${withinMs} ms`) });
