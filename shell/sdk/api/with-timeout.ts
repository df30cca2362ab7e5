import { LateResponseError } from './errors.ts';

const ANSWER_MS = 30_000;
/** For work that the server has to generate or collect: as long as the gateway waits. */
const COSTLY_ANSWER_MS = 180_000;
/**
 * How long uploads and streamed replies may make no progress: a model thinks, or a phone loses its signal for a
 * while.
 */
const STANDSTILL_MS = 120_000;

/** How long is waited for an answer; where something moves on the way, for its next move. */
export const TIMEOUTS_MS = {
  call: ANSWER_MS,
  costlyCall: COSTLY_ANSWER_MS,
  stream: STANDSTILL_MS,
  upload: STANDSTILL_MS,
} as const;

/**
 * Aborts work that makes no progress for too long; `noteProgress` reports progress.
 * @throws LateResponseError if it was aborted; the work's own error otherwise
 */
export async function withTimeout<T>(
  ms: number,
  canceled: AbortSignal | undefined,
  work: (signal: AbortSignal, noteProgress: () => void) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const giveUp = (): void => late.abort(new LateResponseError());
  let timer = setTimeout(giveUp, ms);
  const noteProgress = (): void => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, ms);
  };
  try {
    return await work(canceled ? AbortSignal.any([canceled, late.signal]) : late.signal, noteProgress);
  } catch (error) {
    throw late.signal.aborted && !canceled?.aborted ? late.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}
