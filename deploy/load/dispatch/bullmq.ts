import { Queue } from 'bullmq';
import type { Round } from './round.ts';
import { type Dispatched, startWorkers } from './workers.ts';

const AT_ONCE = 1000;

/** The same dispatch by BullMQ: delayed jobs in Redis, the same number of workers with the same concurrency. */
export async function dispatchByBullmq(round: Round): Promise<Dispatched> {
  const { redisPort } = round;
  if (redisPort === undefined) throw new Error('BullMQ needs a Redis');
  const queue = new Queue(round.id, { connection: { host: '127.0.0.1', port: redisPort } });
  try {
    for (let at = 0; at < round.jobs; at += AT_ONCE) {
      const delay = Math.max(0, round.dueAt.getTime() - Date.now());
      const many = Math.min(AT_ONCE, round.jobs - at);
      await queue.addBulk(
        Array.from({ length: many }, (_, i) => ({
          name: 'publish',
          data: { id: `job-${at + i}` },
          opts: { delay, removeOnComplete: true },
        })),
      );
    }
  } finally {
    await queue.close();
  }
  const crew = await startWorkers('bullmq-worker.ts', round.workers, {
    QUEUE: round.id,
    REDIS_PORT: String(redisPort),
    DUE_AT: String(round.dueAt.getTime()),
    CONCURRENCY: String(round.concurrency),
  });
  try {
    return await crew.finished(round.jobs);
  } finally {
    await crew.stop();
  }
}
