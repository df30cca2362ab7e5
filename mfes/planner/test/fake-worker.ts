import { answerJob, type WorkbookJob } from '../features/bulk/workbook/answer-job.ts';

/** Does the work of the thread that reads workbooks. */
export class FakeWorker extends EventTarget {
  static readonly running = new Set<FakeWorker>();

  constructor() {
    super();
    FakeWorker.running.add(this);
  }
  postMessage(job: WorkbookJob): void {
    void answerJob(job).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {
    FakeWorker.running.delete(this);
  }
}
