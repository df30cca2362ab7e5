import { defineEntry } from '@carillon/kit/service/entry.ts';
import { runService } from '@carillon/kit/service/run-service.ts';
import { createApiContext } from './api-context.ts';
import { createApp } from './app.ts';
import { apiSettings } from './config.ts';
import { service } from './service.ts';
import { format } from './stores/stores.ts';

export const entry = defineEntry(service, 'posts', {
  settings: apiSettings,
  format,
  async open(config, runtime) {
    const context = await createApiContext(config, runtime);
    return {
      app: createApp(context, runtime),
      checks: { store: context.stores.ping },
      close: context.close,
    };
  },
});

if (import.meta.main) await runService(entry);
