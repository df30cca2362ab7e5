import { parentPort } from 'node:worker_threads';

// A thread whose jobs say what to do with it.
parentPort?.on('message', (job: string) => {
  if (job === 'load') return;
  parentPort?.postMessage({ type: 'loaded' });
  if (job === 'die') process.exit(3);
  while (job === 'hang');
  parentPort?.postMessage(
    job === 'throw' ? { type: 'failed', error: new Error('no') } : { type: 'done', result: `did ${job}` },
  );
});
parentPort?.postMessage({ type: 'ready' });
