import { expect, test } from '@jest/globals';
import { answering } from '../test/answering.ts';
import { createCaller } from './call.ts';

const brokenConnection = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
const call = (answer: unknown, more: object = {}) =>
  createCaller(
    'The network',
    answering(answer).deps,
  )({
    method: 'POST',
    url: 'http://network/',
    timeoutMs: 1000,
    publishes: true,
    ...more,
  });

test('a server that was never reached can’t have published', async () => {
  await expect(call(brokenConnection('ECONNREFUSED'))).rejects.toMatchObject({
    kind: 'transient',
    code: 'ECONNREFUSED',
  });
});

test('a network that is not reached is reported in plain words', async () => {
  await expect(call(brokenConnection('ENOTFOUND'))).rejects.toMatchObject({
    message: 'Carillon couldn’t reach The network.',
  });
});

test('a connection that broke on the way may have published', async () => {
  await expect(call(brokenConnection('ECONNRESET'))).rejects.toMatchObject({ kind: 'unknown' });
});

test('a broken connection while reading is just tried again', async () => {
  await expect(call(brokenConnection('ECONNRESET'), { publishes: false })).rejects.toMatchObject({
    kind: 'transient',
  });
});

test('a reply that breaks off after its head may have published', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(brokenConnection('UND_ERR_SOCKET')),
  });
  await expect(call(new Response(body))).rejects.toMatchObject({ kind: 'unknown' });
});

test('sends nothing after the work has been stopped', async () => {
  const { deps, calls } = answering({});
  const signal = AbortSignal.abort();
  const stopped = createCaller(
    'The network',
    deps,
  )({ method: 'POST', url: 'http://network/', timeoutMs: 1, signal, publishes: true });
  await expect(stopped).rejects.toMatchObject({ kind: 'transient' });
  expect(calls).toEqual([]);
});

test('a silent network may have published', async () => {
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const pending = createCaller('The network', { fetch: silent })({
    method: 'POST',
    url: 'http://network/',
    timeoutMs: 5,
    publishes: true,
  });
  await expect(pending).rejects.toMatchObject({
    kind: 'unknown',
    message: expect.stringMatching(/didn’t respond/),
  });
});

test('a refusal is a reply like any other', async () => {
  expect(await call(Response.json({ error: 1 }, { status: 400 }))).toMatchObject({
    status: 400,
    body: { error: 1 },
  });
});
