import { Worker } from 'bullmq';
import { createReport, serveBench } from './report.ts';

const { QUEUE = '', REDIS_PORT = '', DUE_AT = '', CONCURRENCY = '' } = process.env;
const report = createReport(Number(DUE_AT));
const worker = new Worker<{ id: string }>(QUEUE, async ({ data }) => report.add(data.id), {
  connection: { host: '127.0.0.1', port: Number(REDIS_PORT) },
  concurrency: Number(CONCURRENCY),
});
await worker.waitUntilReady();
serveBench(async () => {
  await worker.close();
  report.flush();
});
