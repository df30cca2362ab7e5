import { afterEach, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { fetchRegistry, isAt, navigationOf, type Registry, routeOf } from './registry.ts';
import { createRegistryStore } from './registry-store.ts';

const registry: Registry = {
  composer: {
    entry: '/mfes/composer/remoteEntry.js',
    chunks: [],
    routes: [{ path: '/create-post', title: 'Create Post', access: 'user' }],
    navigation: [{ path: '/create-post', label: 'Create Post', icon: 'pen', order: 20 }],
  },
  dashboard: {
    entry: '/mfes/dashboard/remoteEntry.js',
    chunks: [],
    routes: [{ path: '/dashboard', title: 'Dashboard', access: 'user' }],
    navigation: [{ path: '/dashboard', label: 'Dashboard', icon: 'grid', order: 10 }],
  },
};
const realFetch = globalThis.fetch;
const answer = (response: Response): void => {
  globalThis.fetch = jest.fn<typeof fetch>(async () => response);
};
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('a route covers what is below it, and not other paths with the same start', () => {
  expect(routeOf(registry, '/create-post')?.title).toBe('Create Post');
  expect(routeOf(registry, '/create-post/draft')?.title).toBe('Create Post');
  expect(routeOf(registry, '/create-posts')).toBeUndefined();
  expect(isAt(registry, 'dashboard', '/dashboard')).toBe(true);
  expect(isAt(registry, 'dashboard', '/create-post')).toBe(false);
  expect(isAt(registry, 'nobody', '/dashboard')).toBe(false);
});

test('the sidebar has every micro-frontend’s entries, in their order', () => {
  expect(navigationOf(registry).map(({ label }) => label)).toEqual(['Dashboard', 'Create Post']);
});

test('titles and labels are in the page’s language, as far as the build has them', async () => {
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  const words = { de: { 'Create Post': 'Beitrag erstellen' } };
  const registryWithWords = { ...registry, composer: { ...registry.composer, words } };
  answer(Response.json(registryWithWords));
  const read = await fetchRegistry();
  expect(navigationOf(read).map(({ label }) => label)).toEqual(['Dashboard', 'Beitrag erstellen']);
  expect(routeOf(read, '/create-post')?.title).toBe('Beitrag erstellen');
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

test('the registry is read from the server and checked', async () => {
  answer(Response.json(registry));
  expect(await fetchRegistry()).toEqual(registry);
  answer(Response.json({ composer: { entry: 7 } }));
  await expect(fetchRegistry()).rejects.toThrow();
  answer(new Response('', { status: 503 }));
  await expect(fetchRegistry()).rejects.toThrow('503');
});

test('a registry that can’t be loaded stays unknown until it is requested again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createRegistryStore();
  globalThis.fetch = jest.fn<typeof fetch>(async () => {
    throw new TypeError('Failed to fetch');
  });
  await store.load();
  answer(new Response('', { status: 500 }));
  await store.load();
  answer(new Response('<html>'));
  await store.load();
  expect(store.get()).toBeNull();
  answer(Response.json(registry));
  await store.load();
  expect(store.get()).toEqual(registry);
  answer(new Response('', { status: 500 }));
  await store.load();
  expect(store.get()).toEqual(registry);
});
