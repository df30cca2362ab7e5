import { setTimeout as pause } from 'node:timers/promises';

const WRITE_CONFLICT = 112;
const MAX_TRIES = 6;
const FIRST_WAIT_MS = 4;

/** Whether the store undid a statement because another write had the document: a deadlock, or a conflict. */
export const isWriteConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === WRITE_CONFLICT;

/**
 * Retries a write at once, with jitter, if a conflict has undone it; a limited number of times. Only for one
 * statement, or for idempotent statements.
 */
export async function despiteConflicts<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (!isWriteConflict(error) || tries === MAX_TRIES) throw error;
      await pauseBeforeTry(tries);
    }
  }
}

/** False when it has been tried often enough. */
export async function mayTryAgain(tries: number): Promise<boolean> {
  if (tries >= MAX_TRIES) return false;
  await pauseBeforeTry(tries);
  return true;
}

/** Longer each time, and different for each writer, so they don't collide again. */
const pauseBeforeTry = (tries: number): Promise<void> => pause(Math.random() * FIRST_WAIT_MS * 2 ** tries);
