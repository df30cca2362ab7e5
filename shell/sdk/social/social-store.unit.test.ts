import { beforeEach, expect, test } from '@jest/globals';
import { createSocialStore } from './social-store.ts';

const HOUR = 60 * 60 * 1000;
const KEY = 'socialMediaState';
let now = 0;
let storage: Storage;
const open = () => createSocialStore(storage, () => now);
const saved = () => JSON.parse(storage.getItem(KEY) ?? 'null') as { lastActiveTimestamp: number } | null;

beforeEach(() => {
  now = Date.UTC(2026, 2, 1);
  const kept = new Map<string, string>();
  storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
});

test('is restored while the last activity was under an hour ago, and counts as activity itself', () => {
  open().update('facebook', { connected: true, platformId: 1, pages: [{ id: 'p1', name: 'Bells' }] });
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
  open().update('linkedin', { connected: true });
  now += HOUR;
  expect(open().get().linkedin.connected).toBe(false);
  expect(saved()).toBeNull();
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
  expect(saved()).toBeNull();
});

test('one network is cleared by itself, and every save refreshes the time', () => {
  const store = open();
  store.update('facebook', { connected: true });
  store.update('instagram', { connected: true });
  now += 5000;
  store.clear('facebook');
  expect(store.get().facebook.connected).toBe(false);
  expect(store.get().instagram.connected).toBe(true);
  expect(saved()?.lastActiveTimestamp).toBe(now);
});

test('clearing all disconnects everything, forgets it, and says that the session is invalid', () => {
  const store = open();
  let told = 0;
  store.subscribe(() => void told++);
  store.update('facebook', { connected: true });
  store.clearAll();
  expect(store.get()).toMatchObject({ facebook: { connected: false }, sessionValid: false });
  expect(saved()).toBeNull();
  expect(told).toBe(2);
});
