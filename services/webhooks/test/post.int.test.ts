import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type PostPolicy, post } from '../delivery/post.ts';
import { startReceiver } from './receiver.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Returns a port of this machine where each connection is handled so. */
async function portWith(onData: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => onData(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  return (server.address() as AddressInfo).port;
}

async function closedPort(): Promise<number> {
  const port = await portWith(() => undefined);
  await closers.pop()?.();
  return port;
}

const send = (url: string, policy: Partial<PostPolicy> = {}) =>
  post(
    url,
    { headers: {}, body: '{}' },
    { resolve: async () => ['127.0.0.1'], isLocal: true, withinMs: 10_000, ...policy },
    new AbortController().signal,
  );
const failing = (code: string) => async (): Promise<never> => {
  throw Object.assign(new Error('no address'), { code });
};
const never = () => new Promise<never>(() => undefined);

describe('post', () => {
  test('says that a host name was not found', async () => {
    const result = await send('https://nothing.example/', { resolve: failing('ENOTFOUND') });
    expect(result).toMatchObject({ code: null, failure: 'unreachable', cause: 'host_not_found' });
  });

  test('says that a host name could not be looked up', async () => {
    const result = await send('https://nothing.example/', { resolve: failing('EAI_AGAIN') });
    expect(result).toMatchObject({ failure: 'unreachable', cause: 'lookup_failed' });
  });

  test('says that a look-up took too long', async () => {
    const result = await send('https://slow.example/', { resolve: never, withinMs: 20 });
    expect(result).toMatchObject({ failure: 'timeout', cause: 'lookup_failed' });
  });

  test('says that a connection was refused', async () => {
    const result = await send(`http://127.0.0.1:${await closedPort()}/`);
    expect(result).toMatchObject({ failure: 'unreachable', cause: 'connection_refused' });
  });

  test('says the same where every address of the name refuses', async () => {
    const resolve = async () => ['127.0.0.1', '127.0.0.2'];
    const result = await send(`http://hooks.localhost:${await closedPort()}/`, { resolve });
    expect(result).toMatchObject({ failure: 'unreachable', cause: 'connection_refused' });
  });

  test('says that a connection was closed before the response', async () => {
    const port = await portWith((socket) => socket.destroy());
    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({
      failure: 'unreachable',
      cause: 'connection_closed',
    });
  });

  test('says that a response is not HTTP', async () => {
    const port = await portWith((socket) => socket.end('SSH-2.0-OpenSSH\r\n'));
    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({
      failure: 'unreachable',
      cause: 'invalid_response',
    });
  });

  test('says that a port does not speak TLS', async () => {
    const port = await portWith((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(await send(`https://127.0.0.1:${port}/`)).toMatchObject({
      failure: 'certificate',
      cause: 'tls_failed',
    });
  });

  test('names no cause where a connected receiver does not respond in time', async () => {
    const receiver = await startReceiver(() => undefined);
    closers.push(receiver.close);
    expect(await send(receiver.url, { withinMs: 300 })).toMatchObject({ failure: 'timeout', cause: null });
  });

  test('names no cause for a private address', async () => {
    const result = await send('https://hooks.example/', { resolve: async () => ['10.0.0.1'] });
    expect(result).toMatchObject({ failure: 'not_public', cause: null });
  });

  test('names no cause beside a status', async () => {
    const receiver = await startReceiver((_, reply) => void reply.writeHead(503).end());
    closers.push(receiver.close);
    expect(await send(receiver.url)).toMatchObject({ code: 503, failure: 'status', cause: null });
  });
});
