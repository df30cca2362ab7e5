import { defineEntry } from '@carillon/kit/service/entry.ts';
import { runService } from '@carillon/kit/service/run-service.ts';
import { createApp } from './app.ts';
import { settings } from './config.ts';
import { createContext } from './context.ts';
import { service } from './service.ts';

export const entry = defineEntry(service, 'analytics', {
  settings,
  async open(config, runtime) {
    return { app: createApp(createContext(config, runtime)), checks: {}, close: async () => undefined };
  },
});

if (import.meta.main) await runService(entry);
