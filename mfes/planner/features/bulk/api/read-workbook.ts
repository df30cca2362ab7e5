import type { WorkbookAnswer, WorkbookJob } from '../workbook/answer-job.ts';
import type { FaultCode } from '../workbook/fault.ts';

/** A sheet of 700,000 formatted rows takes a desktop computer six seconds. */
export const DEADLINE_MS = 60_000;

/** Reads a workbook in a thread of its own, which ends at the deadline or when the signal aborts. */
export async function readWorkbook(job: WorkbookJob, signal: AbortSignal): Promise<WorkbookAnswer> {
  if (signal.aborted) return { fault: 'too slow' };
  const worker = startWorker();
  if (!worker) return { fault: 'not loaded' };
  let deadline: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<WorkbookAnswer>((resolve) => {
      const fail = (fault: FaultCode) => (): void => resolve({ fault });
      worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) => resolve(data));
      worker.addEventListener('error', fail('not loaded'));
      // There is too little memory for the answer.
      worker.addEventListener('messageerror', fail('too large'));
      signal.addEventListener('abort', fail('too slow'));
      deadline = setTimeout(fail('too slow'), DEADLINE_MS);
      worker.postMessage(job);
    });
  } finally {
    clearTimeout(deadline);
    worker.terminate();
  }
}

/** Returns null where the page may not start a thread: a script of another origin, in development. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('../workbook/worker.ts', import.meta.url));
  } catch {
    return null;
  }
}
