import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { createRabbitBus } from '@carillon/kit/bus/rabbit-bus.ts';
import { createLogger } from '@carillon/kit/log.ts';
import { createWorker } from '@carillon/posts/worker.ts';
import { openContext } from './carillon-context.ts';
import { createReport, serveBench } from './report.ts';

// One posts worker: over RabbitMQ when there is one, else with the bus of a single process.
const { STORE_URI = '', DATABASE = '', DUE_AT = '', CONCURRENCY = '', AMQP_URL } = process.env;
const report = createReport(Number(DUE_AT));
const log = createLogger('dispatch', 'error');
const context = await openContext({
  mongoUri: STORE_URI,
  database: DATABASE,
  concurrency: Number(CONCURRENCY),
  bus: AMQP_URL ? await createRabbitBus({ url: AMQP_URL, log }) : createInProcessBus({ log }),
  onPublish: (text) => report.add(text),
});
const worker = createWorker(context);
await worker.start();
serveBench(async () => {
  await worker.close();
  await context.close();
  report.flush();
});
