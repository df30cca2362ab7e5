import { createPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { expect, test } from '@jest/globals';
import { Hono } from 'hono';
import type { RunOptions } from '../engines/engine.ts';
import { streamReply } from '../routes/stream-reply.ts';

type Work = (options: RunOptions<string>) => Promise<never>;

/** A streamed reply to a caller who has to read within a timeout, and the log's lines. */
async function streamed(work: Work, { signal = new AbortController().signal, unreadMs = 60_000 } = {}) {
  const logged: string[] = [];
  const log = { ...quietLog, error: (_: unknown, text: string) => void logged.push(text) };
  const app = new Hono<ServiceEnv>();
  app.use(async (c, next) => {
    c.set('log', log as typeof quietLog);
    await next();
  });
  app.post('/', async (c) => (await streamReply(createPosts, c, work, unreadMs)) as Response);
  const headers = { accept: 'application/x-ndjson' };
  return { reply: await app.request('/', { method: 'POST', headers, signal }), logged };
}

const begin = ({ report }: RunOptions<string>) => report?.('Optimization', 'started');

test('a failure says which by its name; one of ours is logged, a refusal is not', async () => {
  const outcomes = [
    new AppError('words_used_up'),
    new AppError('service_unavailable'),
    new Error('it broke'),
  ];
  const replies = await Promise.all(
    outcomes.map(async (outcome) => {
      const { reply, logged } = await streamed(async (options) => {
        await begin(options);
        throw outcome;
      });
      const [, last = ''] = (await reply.text()).trim().split('\n');
      return [JSON.parse(last).error, logged.length];
    }),
  );
  expect(replies).toEqual([
    ['words_used_up', 0],
    ['service_unavailable', 1],
    ['generation_failed', 1],
  ]);
});

const untilLeft: Work = async (options) => {
  await begin(options);
  return new Promise((_, reject) =>
    options.signal.addEventListener('abort', () => reject(options.signal.reason)),
  );
};

test('who leaves ends the work, which is no fault', async () => {
  const leaving = new AbortController();
  const bySignal = await streamed(untilLeft, { signal: leaving.signal });
  leaving.abort();
  await bySignal.reply.text();
  const byReading = await streamed(untilLeft);
  await byReading.reply.body?.cancel();
  expect([...bySignal.logged, ...byReading.logged]).toEqual([]);
});

test('who never reads has left in the end, and holds nothing up', async () => {
  const end = Promise.withResolvers<void>();
  await streamed(
    async (options) => {
      await begin(options);
      options.signal.throwIfAborted();
      for (;;) {
        await options.onText?.('more', false);
        if (options.signal.aborted) break;
      }
      end.resolve();
      throw options.signal.reason;
    },
    { unreadMs: 10 },
  );
  await end.promise;
});
