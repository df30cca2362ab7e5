import { setTimeout as pause } from 'node:timers/promises';

const WAITS_MS = [200, 1000, 3000];

/** Writes; a store that is away for a moment should not cost the knowledge of an outcome. */
export async function persistently<T>(
  write: () => Promise<T>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await write();
    } catch (error) {
      const wait = WAITS_MS[tries];
      if (wait === undefined || isFinal(error)) throw error;
      await pause(wait);
    }
  }
}
