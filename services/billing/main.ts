import { defineEntry } from '@carillon/kit/service/entry.ts';
import { runService } from '@carillon/kit/service/run-service.ts';
import { z } from 'zod';
import { createApp } from './app.ts';
import { createContext } from './context.ts';
import { service } from './service.ts';

export const entry = defineEntry(service, 'billing', {
  settings: z.object({}),
  async open(_, runtime) {
    const context = await createContext(runtime);
    return { app: createApp(context), checks: context.checks, close: context.close };
  },
});

if (import.meta.main) await runService(entry);
