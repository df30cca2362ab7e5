/**
 * Waits for work that may ignore the signal.
 * @throws the signal's reason; the work continues, and nobody waits for it
 */
export async function untilAborted<T>(work: () => T | Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.addEventListener('abort', end);
  try {
    signal.throwIfAborted();
    return await Promise.race([work(), aborted]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
