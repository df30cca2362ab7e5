import type { WorkbookAnswer, WorkbookJob } from '../workbook/answer-job.ts';
import type { FaultCode } from '../workbook/fault.ts';

/** The largest workbook takes a phone about half of that. */
const DEADLINE_MS = 60_000;

/** Reads a workbook in a thread of its own, which ends at the deadline or when the signal aborts. */
export function readWorkbook(job: WorkbookJob, signal: AbortSignal): Promise<WorkbookAnswer> {
  const worker = new Worker(new URL('../workbook/worker.ts', import.meta.url));
  return new Promise<WorkbookAnswer>((resolve) => {
    const fail = (fault: FaultCode) => (): void => resolve({ fault });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) => resolve(data));
    worker.addEventListener('error', fail('not loaded'));
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    AbortSignal.any([signal, deadline]).addEventListener('abort', fail('too slow'));
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
