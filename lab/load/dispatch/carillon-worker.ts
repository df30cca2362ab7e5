import { subscribeAll } from '@carillon/kit/bus/consumer.ts';
import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { createRabbitBus } from '@carillon/kit/bus/rabbit-bus.ts';
import { createLogger } from '@carillon/kit/log.ts';
import { createWorker } from '@carillon/posts/worker.ts';
import { openContext } from './carillon-context.ts';
import { watchedUri } from './databases.ts';
import { createReport, serveBench } from './report.ts';

// One posts worker: over RabbitMQ when there is one, else with the bus of a single process.
const { STORE_URI = '', DATABASE = '', CONCURRENCY, NETWORK_MS = '0', AMQP_URL } = process.env;
const report = createReport();
const log = createLogger('dispatch', 'error');
const bus = AMQP_URL ? await createRabbitBus({ url: AMQP_URL, log }) : createInProcessBus({ log });
const context = await openContext({
  mongoUri: watchedUri(STORE_URI),
  database: DATABASE,
  concurrency: CONCURRENCY ? Number(CONCURRENCY) : undefined,
  networkMs: Number(NETWORK_MS),
  bus,
  onPublish: (text) => report.add(text),
});
report.countCommands();
const worker = createWorker(context);
await subscribeAll(bus, worker.consumers);
await worker.start();
serveBench(async () => {
  await worker.close();
  await context.close();
  report.flush();
});
