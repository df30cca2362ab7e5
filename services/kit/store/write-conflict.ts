import { setTimeout as pause } from 'node:timers/promises';

const WRITE_CONFLICT = 112;
const MAX_TRIES = 6;
const FIRST_WAIT_MS = 4;

/** Whether the store undid a statement because another write had the document: a deadlock, or a conflict. */
export const isWriteConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === WRITE_CONFLICT;

/**
 * Tries a write again at once, with jitter, that a conflict has undone; a bounded number of times.
 * Only for one statement, or for statements that may be made twice.
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

/** Longer each time, and for each of those who met another one, so that they don't meet again. */
const pauseBeforeTry = (tries: number): Promise<void> => pause(Math.random() * FIRST_WAIT_MS * 2 ** tries);
