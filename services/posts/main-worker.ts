import { outboxAge } from '@carillon/kit/outbox/outbox-age.ts';
import { defineEntry } from '@carillon/kit/service/entry.ts';
import { runService } from '@carillon/kit/service/run-service.ts';
import { workerSettings } from './config.ts';
import { publishingMetrics } from './publishing-metrics.ts';
import { service } from './service.ts';
import { format } from './stores/stores.ts';
import { createWorker } from './worker.ts';
import { createWorkerContext } from './worker-context.ts';

export const entry = defineEntry(service, 'worker', {
  settings: workerSettings,
  format,
  metrics: [publishingMetrics, outboxAge],
  async open(config, runtime) {
    const context = await createWorkerContext(config, runtime);
    const worker = createWorker(context, { alone: runtime.alone });
    return {
      consumers: worker.consumers,
      checks: { store: context.stores.ping, clock: worker.checkClock },
      start: worker.start,
      async close() {
        await worker.close();
        await context.close();
      },
    };
  },
});

if (import.meta.main) await runService(entry);
