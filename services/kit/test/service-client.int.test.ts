import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { httpTransport } from '../http/service-client.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** A service that closes the first connections before it answers, and the requests it got. */
async function closing(connections: number) {
  const paths: string[] = [];
  server = createServer((request, reply) => {
    paths.push(`${request.method} ${request.url}`);
    if (paths.length <= connections) request.socket.destroy();
    else reply.end('here');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { asked: paths, send: httpTransport(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) };
}

test('retries a read once when its connection is lost', async () => {
  const { asked, send } = await closing(1);
  const reply = await send(new Request('http://posts/posts/user?page=2'));
  expect(await reply.text()).toBe('here');
  expect(asked).toEqual(['GET /posts/user?page=2', 'GET /posts/user?page=2']);
});

test('it is not sent a third time', async () => {
  const { asked, send } = await closing(2);
  await expect(send(new Request('http://posts/posts/user'))).rejects.toThrow('fetch failed');
  expect(asked).toHaveLength(2);
});

test.each([
  ['POST', '{}'],
  ['DELETE', null],
])('a %s, which may have been done, is not sent again', async (method, body) => {
  const { asked, send } = await closing(1);
  await expect(send(new Request('http://posts/posts', { method, body }))).rejects.toThrow('fetch failed');
  expect(asked).toEqual([`${method} /posts`]);
});
