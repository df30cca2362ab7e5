import { LateResponseError } from './errors.ts';

const ANSWER_MS = 30_000;
/** For what the server has to generate or to gather: as long as the gateway waits. */
const COSTLY_ANSWER_MS = 180_000;
/** How long files and streamed replies may stand still: a model thinks, a phone's line drops out for a while. */
const STANDSTILL_MS = 120_000;

/** How long is waited for an answer; where something moves on the way, for its next move. */
export const TIMEOUTS_MS = {
  call: ANSWER_MS,
  costlyCall: COSTLY_ANSWER_MS,
  stream: STANDSTILL_MS,
  upload: STANDSTILL_MS,
} as const;

/**
 * Does some work that is given up when it stands still for too long; `noteProgress` says that it does not.
 * @throws LateResponseError when it was given up; what the work threw otherwise
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
