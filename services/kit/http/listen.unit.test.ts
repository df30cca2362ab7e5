import { Agent, request } from 'node:http';
import { expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { listen } from './listen.ts';

const app = new Hono().get('/', (c) => c.text('here'));

test('only listens on this machine’s own address by default', async () => {
  const listening = await listen(app, 0);
  expect(await (await fetch(`http://127.0.0.1:${listening.port}`)).text()).toBe('here');
  await expect(fetch(`http://127.0.0.2:${listening.port}`)).rejects.toThrow();
  await listening.close();
  const all = await listen(app, 0, '0.0.0.0');
  expect(await (await fetch(`http://127.0.0.2:${all.port}`)).text()).toBe('here');
  await all.close();
});

/**
 * Sends one request with an agent that keeps its connection, and returns whether the connection is announced to
 * close.
 */
const ask = (agent: Agent, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    request({ agent, port, host: '127.0.0.1', method: 'POST' }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(`${reply.statusCode} ${reply.headers.connection}`));
    })
      .once('error', reject)
      .end();
  });

test('while it closes, a kept connection carries one more request, whose reply says that it is the last', async () => {
  const writing = new Hono().post('/', (c) => c.text('written'));
  const listening = await listen(writing, 0, '127.0.0.1', 2_000);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(agent, listening.port)).toBe('200 keep-alive');
  const closed = listening.close();
  expect(await ask(agent, listening.port)).toBe('200 close');
  await closed;
  await expect(ask(agent, listening.port)).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});
