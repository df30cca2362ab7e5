import { answerJob, type WorkbookAnswer, type WorkbookJob } from './answer-job.ts';

/** There is too little memory for what is sent. */
const TOO_LARGE: WorkbookAnswer = { fault: 'too large' };

addEventListener('message', ({ data }: MessageEvent<WorkbookJob>) => {
  answerJob(data)
    .then((answer) => postMessage(answer))
    .catch(() => postMessage(TOO_LARGE));
});
addEventListener('messageerror', () => postMessage(TOO_LARGE));
