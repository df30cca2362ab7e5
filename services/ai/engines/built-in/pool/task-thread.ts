import { parentPort } from 'node:worker_threads';
import { createSeededRandom } from '../../../language/choose.ts';
import type { BuiltIn } from '../../../tasks/task.ts';
import type { Answer, Job } from './job.ts';

const port = parentPort;
if (!port) throw new Error('a task’s thread was started as a process');

const answer = (message: Answer): void => port.postMessage(message);

port.on('message', async (job: Job) => {
  try {
    const { run }: { run: BuiltIn<unknown, unknown> } = await import(job.module);
    answer({ type: 'loaded' });
    const step = <T>(name: string, work: () => T): T => {
      answer({ type: 'progress', step: name, state: 'started' });
      const result = work();
      answer({ type: 'progress', step: name, state: 'done' });
      return result;
    };
    answer({ type: 'done', result: run(job.input, { random: createSeededRandom(job.seed), step }) });
  } catch (error) {
    answer({ type: 'failed', error });
  }
});
answer({ type: 'ready' });
