import { mock } from 'node:test';
import { service } from '@carillon/analytics/service.ts';
import { defineEntry } from '@carillon/kit/service/entry.ts';
import { runService } from '@carillon/kit/service/run-service.ts';
import { Hono } from 'hono';
import { z } from 'zod';

// The analytics API with one call that answers on command, and a clock that advances on command.
const answer = Promise.withResolvers<string>();
const app = new Hono().get('/slow', async (c) => {
  process.send?.('called');
  return c.text(await answer.promise);
});
process.on('message', (message: { after: number } | 'answer') => {
  if (message === 'answer') return answer.resolve('whole');
  mock.timers.tick(message.after);
  process.send?.('later');
});
process.on('SIGTERM', () => process.send?.('ending'));

await runService(
  defineEntry(service, 'analytics', {
    settings: z.object({}),
    open: async () => ({ app, checks: {}, close: async () => undefined }),
  }),
);
mock.timers.enable({ apis: ['setTimeout'] });
process.send?.('ready');
