import { defineEntry } from '@carillon/kit/service/entry.ts';
import { runService } from '@carillon/kit/service/run-service.ts';
import { createApp } from './app.ts';
import { settings } from './config.ts';
import { createContext } from './context.ts';
import { registryMetrics } from './registry/registry-metrics.ts';
import { service } from './service.ts';

export const entry = defineEntry(service, 'gateway', {
  settings,
  metrics: [registryMetrics],
  async open(config, runtime) {
    const context = await createContext(config, runtime);
    const { credentials, streams } = context;
    return {
      app: createApp(context, runtime.sites),
      consumers: [credentials.sessions, credentials.accessTokens, streams.live].flatMap(
        (one) => one.consumers,
      ),
      checks: {},
      endStreams: streams.close,
      close: context.close,
    };
  },
});

if (import.meta.main) await runService(entry);
