import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test } from '@jest/globals';
import { queueAnswers } from './answer-queue.ts';

test('an exit that arrives together with the last message is reported after that message', async () => {
  const thread = new EventEmitter();
  const answers = queueAnswers(thread as Worker);
  const first = answers.take();
  thread.emit('message', { type: 'loaded' });
  thread.emit('exit', 3);
  expect(await first).toEqual({ type: 'loaded' });
  await expect(answers.take()).rejects.toMatchObject({ code: 'generation_failed' });
});
