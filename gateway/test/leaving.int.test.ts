import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setImmediate as soon } from 'node:timers/promises';
import { listen } from '@carillon/kit/http/listen.ts';
import { createLogger } from '@carillon/kit/log.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type GatewayUnderTest, gatewayUnderTest } from './gateway-under-test.ts';

const [INFO, ERROR] = [30, 50];

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly status?: number;
}

let gateway: GatewayUnderTest;
let listening: Awaited<ReturnType<typeof listen>>;
let lines: Line[] = [];
beforeAll(async () => {
  const log = createLogger('gateway', 'info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  gateway = await gatewayUnderTest(undefined, { log });
  listening = await listen(gateway.app, 0);
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await listening.close();
  await gateway.close();
});

/** The log's line of the request, once it is there. */
async function ofRequest(): Promise<Line> {
  for (;;) {
    const line = lines.find(({ msg }) => msg === 'request');
    if (line) return line;
    await soon();
  }
}

const ask = (body: string, length = body.length): ClientRequest => {
  const headers = { host: 'localhost', 'stripe-signature': 'signed', 'content-length': length };
  const clientRequest = request({
    port: listening.port,
    path: '/api/webhooks/stripe',
    method: 'POST',
    headers,
  });
  clientRequest.on('error', () => undefined).write(body);
  return clientRequest;
};

const logLine = { level: INFO, status: 499 };

test('a browser that leaves before its reply is no error', async () => {
  const reachedService = Promise.withResolvers<void>();
  gateway.answer(() => {
    reachedService.resolve();
    return new Promise(() => undefined);
  });
  const clientRequest = ask('{}');
  await reachedService.promise;
  clientRequest.destroy();
  expect(await ofRequest()).toMatchObject(logLine);
  expect(lines.filter(({ level }) => level > INFO)).toEqual([]);
});

test.each([
  ['small', 1_000],
  ['large', 100_000],
])('one that leaves while it sends a %s body is none either', async (_, length) => {
  const clientRequest = ask('{"half', length);
  await once(clientRequest, 'socket');
  await new Promise((flushed) => clientRequest.write('…', flushed));
  clientRequest.destroy();
  expect(await ofRequest()).toMatchObject(logLine);
  expect(lines.filter(({ level }) => level > INFO)).toEqual([]);
});

test('a service that breaks off for a browser that waits is one', async () => {
  gateway.answer(() => Promise.reject(new Error('socket hang up')));
  const clientRequest = ask('{}');
  const [reply] = (await once(clientRequest, 'response')) as [IncomingMessage];
  reply.resume();
  expect(await ofRequest()).toMatchObject({ level: INFO, status: 503 });
  expect(lines.map(({ level }) => level)).toContain(ERROR);
});
