import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createGuardedFetch } from './guarded-fetch.ts';
import { isLoopback, NotPublic, permitPublic } from './public-address.ts';

const localFetch = createGuardedFetch({ permit: isLoopback });

let close = async () => {};
afterEach(() => close());

/** Serves one answer on this machine. */
const serving = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((listens) => server.once('listening', listens));
  close = () => new Promise((closed) => server.close(() => closed()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

describe('createGuardedFetch', () => {
  test('sends a streamed body and returns the status, the headers and the body', async () => {
    const url = await serving(async (request, reply) => {
      const body = await new Response(request as never).text();
      reply.writeHead(201, { 'x-kind': request.method }).end(`${request.headers['content-type']}: ${body}`);
    });
    const reply = await localFetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'content-length': '5' },
      body: new Blob(['Hello']).stream(),
      duplex: 'half',
    } as RequestInit);
    expect([reply.status, reply.headers.get('x-kind'), await reply.text()]).toEqual([
      ...[201, 'POST', 'text/plain: Hello'],
    ]);
  });

  test('refuses a private address before connecting to it', async () => {
    const url = await serving((_request, reply) => reply.end());
    await expect(createGuardedFetch({ permit: permitPublic })(url)).rejects.toMatchObject({
      cause: expect.any(NotPublic),
    });
  });

  test('refuses a name with a public and a private address', async () => {
    const resolve = async () => ['93.184.216.34', '10.0.0.1'];
    const guarded = createGuardedFetch({ permit: permitPublic, resolve });
    await expect(guarded('https://trap.example/')).rejects.toMatchObject({ cause: expect.any(NotPublic) });
  });

  test('follows no redirect', async () => {
    const url = await serving((_request, reply) => reply.writeHead(302, { location: '/there' }).end());
    await expect(localFetch(url)).rejects.toThrow('fetch failed');
  });

  test('ends with the reason of its signal', async () => {
    const stop = new AbortController();
    const url = await serving(() => stop.abort(new Error('stopped')));
    await expect(localFetch(url, { signal: stop.signal })).rejects.toThrow('stopped');
  });

  test.each([
    ['text', 'a=1', 'text/plain;charset=UTF-8'],
    ['bytes', new TextEncoder().encode('a=1'), ''],
    ['a file', new Blob(['a=1'], { type: 'image/png' }), 'image/png'],
    ['a form', new URLSearchParams({ a: '1' }), 'application/x-www-form-urlencoded;charset=UTF-8'],
  ])('sends %s as fetch does', async (_, body, type) => {
    const url = await serving(async (request, reply) => {
      const text = await new Response(request as never).text();
      reply.end(`${request.headers['content-type'] ?? ''} ${request.headers['content-length']} ${text}`);
    });
    expect(await (await localFetch(url, { method: 'POST', body })).text()).toBe(`${type} 3 a=1`);
  });

  test('fails when the body breaks off', async () => {
    const url = await serving((request) => request.resume());
    const brokenBody = new ReadableStream({
      pull: (stream) => stream.error(new Error('the lease was lost')),
    });
    const response = localFetch(url, { method: 'POST', body: brokenBody, duplex: 'half' } as RequestInit);
    await expect(response).rejects.toThrow('fetch failed');
  });
});
