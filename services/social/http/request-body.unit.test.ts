import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { systemDeps } from '../deps.ts';
import { createCaller } from './call.ts';

interface ReceivedRequest {
  readonly headers: IncomingMessage['headers'];
  /** Null when it broke off. */
  readonly body: string | null;
}

let requests: ReceivedRequest[];
let url: string;
let close: () => Promise<unknown>;
beforeEach(async () => {
  requests = [];
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => null);
    requests.push({ headers: request.headers, body });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
});
afterEach(() => close());

const JSON_TYPE = { 'content-type': 'application/json' };
const publish = (hasLease: () => boolean, body: string | Blob = '{"a":"ü"}') =>
  createCaller(
    'The network',
    systemDeps,
  )({ method: 'POST', url, headers: JSON_TYPE, body, timeoutMs: 5000, publishes: true, hasLease });

/** True so often, and then not any more. */
const leaseFor = (times: number) => () => times-- > 0;

test('sends a leased body unchanged', async () => {
  expect(await publish(() => true)).toMatchObject({ status: 200 });
  expect(requests).toMatchObject([{ body: '{"a":"ü"}', headers: { ...JSON_TYPE, 'content-length': '10' } }]);
  expect(requests[0]?.headers).not.toHaveProperty('transfer-encoding');
});

/** Returns the requests that arrived whole. */
const whole = async () => {
  await close();
  return requests.filter(({ body }) => body !== null);
};

test('sends nothing if the lease was lost before there is a connection', async () => {
  const sending = publish(leaseFor(1));
  await expect(sending).rejects.toMatchObject({
    kind: 'transient',
    message: expect.stringMatching(/^Carillon stopped before/),
  });
  expect(await whole()).toEqual([]);
});

test('aborts a body that loses its lease while it is sent, so nothing can have been published', async () => {
  const words = new Blob(['one', 'two']);
  const sending = publish(leaseFor(2), words);
  await expect(sending).rejects.toMatchObject({ kind: 'transient' });
  expect(await whole()).toEqual([]);
});
