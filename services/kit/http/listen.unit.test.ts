import { expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { listen } from './listen.ts';

const app = new Hono().get('/', (c) => c.text('here'));

test('listens on this machine’s own address alone, until it is told of another', async () => {
  const own = await listen(app, 0);
  expect(await (await fetch(`http://127.0.0.1:${own.port}`)).text()).toBe('here');
  await expect(fetch(`http://127.0.0.2:${own.port}`)).rejects.toThrow();
  await own.close();
  const all = await listen(app, 0, '0.0.0.0');
  expect(await (await fetch(`http://127.0.0.2:${all.port}`)).text()).toBe('here');
  await all.close();
});
