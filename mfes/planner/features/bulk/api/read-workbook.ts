import type { WorkbookAnswer, WorkbookJob } from '../workbook/answer-job.ts';
import type { FaultCode } from '../workbook/fault.ts';

/** A sheet of 700,000 formatted rows takes a desktop computer six seconds. */
export const DEADLINE_MS = 60_000;

/** Reads a workbook in a thread of its own, which ends at the deadline or when the signal aborts. */
export function readWorkbook(job: WorkbookJob, signal: AbortSignal): Promise<WorkbookAnswer> {
  const worker = new Worker(new URL('../workbook/worker.ts', import.meta.url));
  let deadline: ReturnType<typeof setTimeout> | undefined;
  return new Promise<WorkbookAnswer>((resolve) => {
    const fail = (fault: FaultCode) => (): void => resolve({ fault });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) => resolve(data));
    worker.addEventListener('error', fail('not loaded'));
    signal.addEventListener('abort', fail('too slow'));
    deadline = setTimeout(fail('too slow'), DEADLINE_MS);
    worker.postMessage(job);
  }).finally(() => {
    clearTimeout(deadline);
    worker.terminate();
  });
}
