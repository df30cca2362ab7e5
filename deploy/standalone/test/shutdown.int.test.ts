import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import type { Bus } from '@carillon/kit/bus/bus.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { composeStandalone, type Standalone } from '../compose.ts';
import { readConfig } from '../config.ts';

const settingsIn = (data: string) => ({
  PORT: '0',
  HOST: '127.0.0.1',
  CARILLON_DATA: data,
  LOG_LEVEL: 'silent',
});

let folder: string;
let app: Standalone;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-'));
  app = await composeStandalone(await readConfig(settingsIn(folder)));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('a call that is under way when Carillon ends still finds its store', async () => {
  const refusal = await fetch(`${app.url}/api/register`, { method: 'POST' });
  const call = begin(`${app.url}/api/register`, {
    cookie: refusal.headers.get('set-cookie')?.split(';')[0] ?? '',
    'x-csrf-token': refusal.headers.get('x-csrf-token') ?? '',
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/json',
  });
  await once(call, 'continue');
  const closing = app.close();
  await eventually(() => expect(fetch(app.url)).rejects.toThrow());
  const password = 'correct horse';
  call.end(
    JSON.stringify({
      email: 'late@example.com',
      name: 'Late',
      password,
      password_confirmation: password,
      timezone: 'UTC',
    }),
  );
  const [reply] = (await once(call, 'response')) as [IncomingMessage];
  expect(reply.statusCode).toBe(201);
  reply.resume();
  await closing;
});

test('an event that is being handled when Carillon ends finds all services open', async () => {
  const order: string[] = [];
  const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const buses: Bus[] = [];
  const handle = async () => {
    begun.resolve();
    await ending.promise;
    order.push('handled');
  };
  const config = await readConfig(settingsIn(path.join(folder, 'events')));
  const entries = config.entries.map((entry) => ({
    ...entry,
    async open(...[settings, runtime]: Parameters<typeof entry.open>) {
      const service = await entry.open(settings, runtime);
      if (entry.process.name === 'identity') buses.push(runtime.bus);
      const consumers = service.consumers?.map((consumer) => ({ ...consumer, handle }));
      const close = () => {
        order.push('closed');
        return service.close();
      };
      return { ...service, ...(consumers && { consumers }), close };
    },
  }));
  const other = await composeStandalone({ ...config, entries });
  const published = buses[0]?.publish(makeEvent(accountDeleted, { user_id: 'ada' }, new Date()));
  await begun.promise;
  const closing = other.close();
  await eventually(async () => expect(await isClosing(other.url)).toBe(true));
  ending.resolve();
  await published;
  await closing;
  expect(order).toContain('closed');
  expect(order.indexOf('closed')).toBeGreaterThan(order.lastIndexOf('handled'));
});

/** Its bus takes no more events, or nobody answers. */
const isClosing = async (url: string): Promise<boolean> => {
  const reply = await fetch(`${url}/readyz`).catch(() => null);
  return reply === null || (await reply.text()).includes('"bus"');
};

/** A call whose server has the headers and waits for the body. */
function begin(url: string, headers: Record<string, string>): ClientRequest {
  const call = request(url, {
    method: 'POST',
    headers: { ...headers, expect: '100-continue' },
  });
  call.flushHeaders();
  return call;
}
