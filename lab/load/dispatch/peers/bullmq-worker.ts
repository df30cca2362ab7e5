import { setTimeout as pause } from 'node:timers/promises';
import { connectUnchecked } from '@carillon/kit/store/connect.ts';
import { Worker } from 'bullmq';
import { watchedUri } from '../databases.ts';
import { latencyMs } from '../latency.ts';
import { createReport, serveBench } from '../report.ts';

const {
  QUEUE = '',
  REDIS_PORT = '',
  STORE_URI = '',
  DATABASE = '',
  CONCURRENCY = '',
  NETWORK_MS = '0',
} = process.env;
const report = createReport();
const store = await connectUnchecked(watchedUri(STORE_URI), DATABASE);
report.countCommands();
const history = store.collection<{ _id: string; status: string; publishedAt: Date }>('history');
const worker = new Worker<{ id: string }>(
  QUEUE,
  async ({ data }) => {
    report.add(data.id);
    if (Number(NETWORK_MS) > 0) await pause(latencyMs(Number(NETWORK_MS)));
    await history.insertOne({ _id: data.id, status: 'published', publishedAt: new Date() });
  },
  { connection: { host: '127.0.0.1', port: Number(REDIS_PORT) }, concurrency: Number(CONCURRENCY) },
);
await worker.waitUntilReady();
serveBench(async () => {
  await worker.close();
  await store.close();
  report.flush();
});
