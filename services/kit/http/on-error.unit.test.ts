import { expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { quietLog } from '../test/quiet-log.ts';
import { onError } from './on-error.ts';

test('an error after an answer had been made is told whole', async () => {
  const app = new Hono();
  app.onError(onError(quietLog));
  app.use(async (_, next) => {
    await next();
    throw new Error('immutable');
  });
  app.get(
    '/',
    () => new Response('ok', { headers: { 'content-length': '2', 'content-type': 'text/plain' } }),
  );
  const reply = await app.request('/');
  expect(reply.status).toBe(500);
  expect(reply.headers.get('content-length')).toBeNull();
  expect(await reply.json()).toMatchObject({ success: false, error: 'internal_error' });
});
