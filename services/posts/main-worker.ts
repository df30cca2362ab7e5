import { defineEntry } from '@carillon/kit/service/entry.ts';
import { runService } from '@carillon/kit/service/run-service.ts';
import { settings } from './config.ts';
import { createContext } from './context.ts';
import { service } from './service.ts';
import { createWorker } from './worker.ts';

export const entry = defineEntry(service, 'worker', {
  settings,
  async open(config, runtime) {
    const context = await createContext(config, runtime);
    const worker = createWorker(context, { alone: runtime.alone });
    return {
      checks: { ...context.checks, clock: worker.checkClock },
      start: worker.start,
      async close() {
        await worker.close();
        await context.close();
      },
    };
  },
});

if (import.meta.main) await runService(entry);
