import { expect, test } from '@jest/globals';
import type { Registry } from '../remotes/registry.ts';
import { redirectFor } from './guard.ts';

const registry: Registry = {
  auth: {
    manifest: '',
    routes: [{ path: '/login', title: 'Log in', access: 'public' }],
    navigation: [],
  },
  dashboard: {
    manifest: '',
    routes: [{ path: '/dashboard', title: 'Dashboard', access: 'user' }],
    navigation: [],
  },
};

test.each([
  ['/dashboard', false, '/login'],
  ['/dashboard/more', false, '/login'],
  ['/dashboard', true, null],
  ['/dashboards', false, null],
  ['/login', true, '/dashboard'],
  ['/login', false, null],
  ['/nowhere', false, null],
])('%s, logged in: %s, leads to %s', (path, loggedIn, expected) => {
  expect(redirectFor(path, '', loggedIn, registry)).toBe(expected);
});

test('the return from a network always passes, with what it said', () => {
  const search = '?status=success&message=Linked.';
  expect(redirectFor('/oauth/callback', search, false, registry)).toBe(`/dashboard${search}`);
});
