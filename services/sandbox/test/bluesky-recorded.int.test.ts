import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bluesky } from '../domain/networks/bluesky.ts';
import { converse, type Exchange, type Person } from './bluesky/exchanges.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

const file = await readFile(new URL('bluesky/recorded.json', import.meta.url), 'utf8');
const recorded = JSON.parse(file) as Record<string, Exchange>;

let sandbox: TestSandbox;
let exchanges: Record<string, Exchange>;
beforeAll(async () => {
  sandbox = await startSandbox();
  const url = `${sandbox.publicUrl}/bluesky`;
  // A person exists as soon as somebody looks their handle up.
  const people = { ada: personOf('Recorded Ada'), eve: personOf('Recorded Eve') };
  for (const { handle } of Object.values(people))
    await fetch(`${url}/xrpc/com.atproto.identity.resolveHandle?${new URLSearchParams({ handle })}`);
  exchanges = await converse({ url, plcUrl: `${url}/plc`, ...people });
});
afterAll(() => sandbox.close());

function personOf(name: string): Person {
  const [{ id: did, username: handle }] = bluesky.household(name);
  return { did, handle, appPassword: 'abcd-efgh-2345-wxyz', ownPassword: 'own password' };
}

test('the same calls were recorded', () => {
  expect(Object.keys(exchanges)).toEqual(Object.keys(recorded));
});

test.each(Object.keys(recorded))('answers as the reference server does: %s', (name) => {
  expect(exchanges[name]).toEqual(recorded[name]);
});
