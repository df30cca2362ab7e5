import { defineEntry } from '@carillon/kit/service/entry.ts';
import { runService } from '@carillon/kit/service/run-service.ts';
import { createApp } from './app.ts';
import { settings } from './config.ts';
import { consumersOf } from './consumers/consumers.ts';
import { createContext } from './context.ts';
import { mailMetrics } from './mail/queue/mail-metrics.ts';
import { service } from './service.ts';
import { format } from './stores/stores.ts';

export const entry = defineEntry(service, 'notifications', {
  settings,
  format,
  metrics: [mailMetrics],
  async open(config, runtime) {
    const context = await createContext(config, runtime);
    return {
      app: createApp(context),
      consumers: [...consumersOf(context), ...context.erasing.consumers],
      checks: { store: context.stores.ping },
      start: async () => context.notices.start(),
      doDue: context.notices.doDue,
      close: context.close,
    };
  },
});

if (import.meta.main) await runService(entry);
