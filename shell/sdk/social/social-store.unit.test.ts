import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { connectionOf, connectionsReply } from '../testing/connections.ts';
import { createSocialStore } from './social-store.ts';

const HOUR = 60 * 60 * 1000;
const KEY = 'socialMediaState';
const connectedState = (...networks: PlatformName[]) =>
  connectionsReply(networks.map((name) => connectionOf(name, [{ id: 'p1', name: 'Bells' }])));
let now = 0;
let storage: Storage;
const open = () => createSocialStore(storage, () => now);
const readSaved = () =>
  JSON.parse(storage.getItem(KEY) ?? 'null') as {
    lastActiveTimestamp: number;
  } | null;

beforeEach(() => {
  now = Date.UTC(2026, 2, 1);
  const items = new Map<string, string>();
  storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
});

test('is restored while the last activity was under an hour ago, and counts as activity itself', () => {
  open().remember(connectedState('facebook'));
  now += HOUR - 1;
  const restored = open();
  expect(restored.get().facebook).toEqual({
    connected: true,
    connecting: false,
    platformId: 1,
    pages: [{ id: 'p1', name: 'Bells' }],
  });
  expect(restored.get().lastActiveTimestamp).toBe(now);
});

test('is cleared and removed after an hour', () => {
  open().remember(connectedState('linkedin'));
  now += HOUR;
  expect(open().get().linkedin.connected).toBe(false);
  expect(readSaved()).toBeNull();
});

test.each([
  'not JSON',
  'null',
  '{"lastActiveTimestamp":"yesterday"}',
  '{"facebook":null,"instagram":{"connected":true},"lastActiveTimestamp":1772323200000}',
])('a spoilt one (%s) is cleared', (spoilt) => {
  storage.setItem(KEY, spoilt);
  const { facebook, instagram } = open().get();
  expect([facebook.connected, instagram.connected, instagram.accounts]).toEqual([false, false, []]);
  expect(readSaved()).toBeNull();
});

test('forgets a disconnected network, and records the time of every save', () => {
  const store = open();
  store.remember(connectedState('facebook', 'instagram'));
  now += 5000;
  store.remember(connectedState('instagram'));
  expect(store.get().facebook.connected).toBe(false);
  expect(store.get().instagram.connected).toBe(true);
  expect(readSaved()?.lastActiveTimestamp).toBe(now);
});

test('a load saves the time of it, so that looking counts as activity', () => {
  open().remember(connectedState('facebook'));
  now += HOUR - 1;
  open();
  expect(readSaved()?.lastActiveTimestamp).toBe(now);
  now += HOUR - 1;
  expect(open().get().facebook.connected).toBe(true);
});

test('an unchecked session counts as invalid, and a late answer restores nothing', () => {
  const store = open();
  store.remember(connectedState('facebook'));
  store.invalidate();
  expect(readSaved()).toMatchObject({ facebook: { connected: false }, sessionValid: false });
  store.remember(connectedState('facebook'));
  expect(readSaved()).toMatchObject({ facebook: { connected: false }, sessionValid: false });
  expect(open().get().sessionValid).toBe(false);
  store.validated();
  expect(readSaved()).toMatchObject({ sessionValid: true });
  store.remember(connectedState('facebook'));
  expect(readSaved()).toMatchObject({ facebook: { connected: true } });
});

test('after a logout a late answer is not kept', () => {
  const store = open();
  store.clearAll();
  store.remember(connectedState('facebook'));
  expect(readSaved()).toBeNull();
});

test('why a network could not be connected is kept until the next try, or until it is connected', () => {
  const store = open();
  store.setFailure('facebook', 'It failed.');
  store.setFailure('linkedin', 'That too.');
  expect(store.failures.get()).toEqual({ facebook: 'It failed.', linkedin: 'That too.' });
  store.setFailure('facebook', null);
  store.remember(connectedState('linkedin'));
  expect(store.failures.get()).toEqual({});
});

test('clearing all disconnects everything, forgets it, and says that the session is invalid', () => {
  const store = open();
  let changes = 0;
  store.subscribe(() => void changes++);
  store.remember(connectedState('facebook'));
  store.clearAll();
  expect(store.get()).toMatchObject({ facebook: { connected: false }, sessionValid: false });
  expect(readSaved()).toBeNull();
  expect(changes).toBe(2);
});

test('writes LinkedIn’s first profile, and everything else there beside it', () => {
  const store = open();
  const profile = (id: string) => connectionOf('linkedin', [{ id, name: id }], { id: `con-${id}` });
  store.remember(connectionsReply([profile('ada'), profile('bob')]));
  expect(readSaved()).toMatchObject({
    linkedin: { connected: true, userPlatformId: 'ada', organizations: [{ id: 'bob', name: 'bob' }] },
  });
});

test('an answer ends connecting', () => {
  const store = open();
  store.setConnecting('facebook', true);
  expect(store.get().facebook.connecting).toBe(true);
  store.remember(connectedState());
  expect(store.get().facebook.connecting).toBe(false);
});
