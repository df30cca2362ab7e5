import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { composeStandalone, type Standalone } from '../compose.ts';
import { readConfig } from '../config.ts';

let folder: string;
let app: Standalone;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-'));
  app = await composeStandalone(
    await readConfig({ PORT: '0', HOST: '127.0.0.1', CARILLON_DATA: folder, LOG_LEVEL: 'silent' }),
  );
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

/** A call whose server has the headers and waits for the body. */
function begin(url: string, headers: Record<string, string>): ClientRequest {
  const call = request(url, {
    method: 'POST',
    headers: { ...headers, expect: '100-continue' },
  });
  call.flushHeaders();
  return call;
}
