import type { ShellLocation } from '@carillon/sdk/shell.ts';
import { expect, test } from '@jest/globals';
import type { Registry } from '../remotes/registry.ts';
import { redirectFor, worthComingBack } from './guard.ts';

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

const HERE = 'https://carillon.example';
const at = (address: string): ShellLocation => new URL(address, HERE);

test.each([
  ['/dashboard', false, '/login'],
  ['/dashboard/more', false, '/login'],
  ['/dashboard', true, null],
  ['/dashboards', false, null],
  ['/login', true, '/dashboard'],
  ['/login?from=generate', true, '/create-post'],
  ['/login?from=generate', false, null],
  ['/login?from=invitation', true, '/invitation'],
  ['/invitation', false, null],
  ['/invitation', true, null],
  ['/login', false, null],
  ['/register', true, '/dashboard'],
  ['/register', false, null],
  ['/signup?plan=popular', false, '/register?plan=popular'],
  ['/account', true, '/account/profile'],
  ['/account/plan', true, null],
  ['/nowhere', false, null],
])('%s, logged in: %s, leads to %s', (path, loggedIn, expected) => {
  expect(redirectFor(at(path), loggedIn, registry)).toBe(expected);
});

test('pages for users are worth coming back to, with all of their address', () => {
  expect(worthComingBack(at('/dashboard/more?of=a%26b#posts'), registry)).toBe(
    '/dashboard/more?of=a%26b#posts',
  );
  expect(worthComingBack(at('/invitation#secret'), registry)).toBe('/invitation');
  expect(worthComingBack(at('/login'), registry)).toBeNull();
});

test('a network’s return always passes, with its message', () => {
  const query = '?status=success&message=Linked.';
  expect(redirectFor(at(`/oauth/callback${query}`), true, registry)).toBe(`/dashboard${query}`);
});

test('keeps the return message for a user who has to log in first, and nothing else from the address', () => {
  const query = '?status=danger&message=Connection+failed%3A+no.&reason=refused&platform=facebook';
  for (const path of ['/oauth/callback', '/oauth/callback/facebook', '/dashboard'])
    expect(redirectFor(at(`${path}${query}&code=secret`), false, registry)).toBe(`/login${query}`);
  expect(redirectFor(at(`/login${query}`), true, registry)).toBe(`/dashboard${query}`);
});
