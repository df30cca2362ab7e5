import { outboxAge } from '@carillon/kit/outbox/outbox-age.ts';
import { defineEntry } from '@carillon/kit/service/entry.ts';
import { runService } from '@carillon/kit/service/run-service.ts';
import { createCollector } from './collector.ts';
import { createCollectorContext } from './collector-context.ts';
import { collectorSettings } from './config.ts';
import { service } from './service.ts';
import { format } from './stores/stores.ts';

export const entry = defineEntry(service, 'collector', {
  settings: collectorSettings,
  format,
  metrics: [outboxAge],
  async open(config, runtime) {
    const context = await createCollectorContext(config, runtime);
    const collector = createCollector(context);
    return {
      consumers: collector.consumers,
      checks: { store: context.stores.ping },
      start: async () => collector.start(),
      doDue: collector.doDue,
      async close() {
        await collector.close();
        await context.close();
      },
    };
  },
});

if (import.meta.main) await runService(entry);
