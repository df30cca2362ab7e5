import type { Shell } from '@carillon/sdk/shell.ts';
import { expect, jest, test } from '@jest/globals';
import { writable } from '../state/readable.ts';
import type { Registry } from './registry.ts';

const startApplications = jest.fn();
const announceRemotes = jest.fn();
const preloadRemote = jest.fn();
jest.unstable_mockModule('./applications.tsx', () => ({ startApplications }));
jest.unstable_mockModule('./remote-loader.ts', () => ({ announceRemotes, preloadRemote }));
const { openPages } = await import('./open-pages.ts');

const registry: Registry = {
  auth: {
    entry: '',
    chunks: [],
    routes: [{ path: '/login', title: 'Log in', access: 'public' }],
    navigation: [],
  },
  dashboard: {
    entry: '',
    chunks: [],
    routes: [{ path: '/dashboard', title: 'Dashboard', access: 'user' }],
    navigation: [],
  },
};
const shell = {} as Shell;
const reach = writable(true);
const outlet = document.createElement('div');

test('pages open once the list of pages is known; the requested one begins to load', () => {
  window.history.replaceState(null, '', '/dashboard');
  const remotes = { ...writable<Registry | null>(null), load: async () => undefined };
  const refresh = jest.fn();
  openPages({ remotes, outlet, shell, reach, refresh });
  expect(startApplications).not.toHaveBeenCalled();
  remotes.set(registry);
  remotes.set(registry);
  expect(startApplications.mock.calls).toEqual([[registry, outlet, shell, reach]]);
  expect(preloadRemote.mock.calls).toEqual([['dashboard']]);
  expect(refresh).toHaveBeenCalledTimes(1);
});
