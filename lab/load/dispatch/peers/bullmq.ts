import { Queue } from 'bullmq';
import { databaseOf } from '../databases.ts';
import { DEFAULT_CONCURRENCY, dueAtOf, type Round } from '../round.ts';
import { type Dispatched, startWorkers } from '../workers.ts';

const AT_ONCE = 1000;

const delayOf = (n: number, round: Round): number => Math.max(0, dueAtOf(n, round).getTime() - Date.now());

/**
 * The same dispatch by BullMQ: delayed jobs in a Redis that keeps each of them on disk, the same number of workers with the
 * same concurrency, and the outcome written into the store, which a user's history needs.
 */
export async function dispatchByBullmq(round: Round): Promise<Dispatched> {
  const { redisPort } = round;
  if (redisPort === undefined) throw new Error('BullMQ needs a Redis');
  const queue = new Queue(round.id, { connection: { host: '127.0.0.1', port: redisPort } });
  try {
    for (let at = 0; at < round.jobs; at += AT_ONCE) {
      const many = Math.min(AT_ONCE, round.jobs - at);
      await queue.addBulk(
        Array.from({ length: many }, (_, i) => ({
          name: 'publish',
          data: { id: `job-${at + i}` },
          opts: { delay: delayOf(at + i, round), removeOnComplete: true },
        })),
      );
    }
  } finally {
    await queue.close();
  }
  const crew = await startWorkers('peers/bullmq-worker.ts', round.workers, {
    QUEUE: round.id,
    REDIS_PORT: String(redisPort),
    STORE_URI: round.storeUri,
    DATABASE: databaseOf(round),
    CONCURRENCY: String(round.concurrency ?? DEFAULT_CONCURRENCY),
    NETWORK_MS: String(round.networkMs),
  });
  try {
    return await crew.finished(round);
  } finally {
    await crew.stop();
  }
}
