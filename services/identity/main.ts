import { outboxAge } from '@carillon/kit/outbox/outbox-age.ts';
import { defineEntry } from '@carillon/kit/service/entry.ts';
import { runService } from '@carillon/kit/service/run-service.ts';
import { createApp } from './app.ts';
import { settings } from './config.ts';
import { createContext } from './context.ts';
import { service } from './service.ts';
import { format } from './stores/stores.ts';

export const entry = defineEntry(service, 'identity', {
  settings,
  format,
  metrics: [outboxAge],
  async open(config, runtime) {
    const context = await createContext(config, runtime);
    return {
      app: createApp(context),
      checks: { store: context.stores.ping },
      close: context.close,
    };
  },
});

if (import.meta.main) await runService(entry);
