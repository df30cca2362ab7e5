import { answerJob, type WorkbookJob } from './answer-job.ts';

addEventListener('message', ({ data }: MessageEvent<WorkbookJob>) => {
  void answerJob(data).then((answer) => postMessage(answer));
});
