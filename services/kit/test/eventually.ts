import { setTimeout as pause } from 'node:timers/promises';

/** Repeats a check until it passes, and returns its value; after half a minute its last error is thrown. */
export async function eventually<T>(
  check: () => Promise<T> | T,
  withinMs = 30_000,
  everyMs = 20,
): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (failure) {
      if (performance.now() > deadline) throw failure;
      await pause(everyMs);
    }
  }
}
