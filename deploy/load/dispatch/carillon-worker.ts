import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { createRabbitBus } from '@carillon/kit/bus/rabbit-bus.ts';
import { createLogger } from '@carillon/kit/log.ts';
import { createWorker } from '@carillon/posts/worker.ts';
import { openContext } from './carillon-context.ts';
import { watchedUri } from './databases.ts';
import { createReport, serveBench } from './report.ts';

// One posts worker: over RabbitMQ when there is one, else with the bus of a single process.
const { STORE_URI = '', DATABASE = '', CONCURRENCY = '', AMQP_URL } = process.env;
const report = createReport();
const log = createLogger('dispatch', 'error');
const context = await openContext({
  mongoUri: watchedUri(STORE_URI),
  database: DATABASE,
  concurrency: Number(CONCURRENCY),
  bus: AMQP_URL ? await createRabbitBus({ url: AMQP_URL, log }) : createInProcessBus({ log }),
  onPublish: (text) => report.add(text),
});
report.countCommands();
const worker = createWorker(context);
await worker.start();
serveBench(async () => {
  await worker.close();
  await context.close();
  report.flush();
});
