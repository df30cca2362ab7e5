import { connectUnchecked } from '@carillon/kit/store/connect.ts';
import { testStore } from '@carillon/kit/test/test-store.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type mongoose from 'mongoose';
import { createRegistrations } from '../connections/registrations.ts';
import { createVault } from '../crypto/vault.ts';
import { createNetworkAppStore } from '../stores/network-apps.ts';

const vault = createVault(new Uint8Array(32).fill(1));
let connection: mongoose.Connection;
let release: () => Promise<void>;
beforeAll(async () => {
  const store = await testStore();
  release = store.release;
  connection = await connectUnchecked(store.uri, `${store.prefix}_identity`);
});
afterAll(async () => {
  await connection.close();
  await release();
});

const registrationsWith = (by: typeof vault) =>
  createRegistrations({ stores: { networkApps }, vault: by })('mastodon');
let networkApps: ReturnType<typeof createNetworkAppStore>;
beforeAll(() => {
  networkApps = createNetworkAppStore(connection);
});
const app = (server: string, clientId: string) => ({
  server,
  clientId,
  clientSecret: `secret of ${clientId}`,
  scopes: 'read:accounts',
  pkce: true,
  redirectUri: 'https://carillon.example/oauth/callback/mastodon/1',
  issuer: `${server}/`,
  namesIssuer: true,
  registeredAt: new Date('2026-11-28T12:00:00Z'),
});

test('keeps an app with its secret sealed', async () => {
  const registrations = registrationsWith(vault);
  expect(await registrations.find('https://a.example')).toBeNull();
  const saved = await registrations.save(app('https://a.example', 'one'), null);
  expect(saved).toEqual(app('https://a.example', 'one'));
  expect(await registrations.find('https://a.example')).toEqual(saved);
  const rows = await connection.collection('network_apps').find({}).toArray();
  expect(JSON.stringify(rows)).not.toContain('secret of one');
});

test('keeps the first of two that are registered at once', async () => {
  const registrations = registrationsWith(vault);
  const saves = ['one', 'two'].map((id) => registrations.save(app('https://b.example', id), null));
  const [first, second] = await Promise.all(saves);
  expect(first).toEqual(second);
  expect(await registrations.find('https://b.example')).toEqual(first);
});

test('replaces the app that no longer works, once', async () => {
  const registrations = registrationsWith(vault);
  const old = await registrations.save(app('https://c.example', 'old'), null);
  const saves = ['new', 'newer'].map((id) => registrations.save(app('https://c.example', id), old));
  const [first, second] = await Promise.all(saves);
  expect(first?.clientId).not.toBe('old');
  expect(second?.clientId).toBe(first?.clientId);
});

test('registers anew where no key opens the secret', async () => {
  await registrationsWith(vault).save(app('https://d.example', 'lost'), null);
  const other = registrationsWith(createVault(new Uint8Array(32).fill(2)));
  expect(await other.find('https://d.example')).toBeNull();
  expect((await other.save(app('https://d.example', 'fresh'), null)).clientId).toBe('fresh');
});

test('keeps one row of an app that many processes register at once', async () => {
  const stores = Array.from({ length: 8 }, () => createNetworkAppStore(connection));
  const saved = await Promise.all(
    stores.map((networkApps, n) =>
      createRegistrations({ stores: { networkApps }, vault })('mastodon').save(
        app('https://e.example', `app ${n}`),
        null,
      ),
    ),
  );
  expect(new Set(saved.map(({ clientId }) => clientId)).size).toBe(1);
  expect(await connection.collection('network_apps').countDocuments({ _id: /e\.example/ as never })).toBe(1);
});

test('tells the apps of two networks on one server apart', async () => {
  const of = createRegistrations({ stores: { networkApps }, vault });
  await of('mastodon').save(app('https://f.example', 'one'), null);
  expect(await of('bluesky').find('https://f.example')).toBeNull();
});
