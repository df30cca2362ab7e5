import { parentPort } from 'node:worker_threads';
import { seeded } from '../choose.ts';
import { readTopic } from '../topic/read-topic.ts';
import { draftsOf, researched } from '../write-drafts.ts';
import type { Answer, Job } from './job.ts';

const port = parentPort;
if (!port) throw new Error('the writer’s thread was started as a process');

const answer = (said: Answer): void => port.postMessage(said);

port.on('message', (job: Job) => {
  try {
    answer({ type: 'done', result: run(job) });
  } catch (error) {
    answer({ type: 'failed', error });
  }
});
answer({ type: 'ready' });

function run(job: Job): unknown {
  if (job.step === 'analyse') return readTopic(job.topic);
  if (job.step === 'research') return researched(job.topic);
  return draftsOf(job.research, seeded(job.seed));
}
