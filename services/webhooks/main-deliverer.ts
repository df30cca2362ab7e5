import { outboxAge } from '@carillon/kit/outbox/outbox-age.ts';
import { defineEntry } from '@carillon/kit/service/entry.ts';
import { runService } from '@carillon/kit/service/run-service.ts';
import { delivererSettings } from './config.ts';
import { createDeliverer } from './deliverer.ts';
import { deliveryMetrics } from './delivery-metrics.ts';
import { service } from './service.ts';
import { format } from './stores/stores.ts';

export const entry = defineEntry(service, 'deliverer', {
  settings: delivererSettings,
  format,
  metrics: [outboxAge, deliveryMetrics],
  async open(config, runtime) {
    const deliverer = await createDeliverer(config, runtime);
    return {
      consumers: deliverer.consumers,
      checks: deliverer.checks,
      start: deliverer.start,
      close: deliverer.close,
    };
  },
});

if (import.meta.main) await runService(entry);
