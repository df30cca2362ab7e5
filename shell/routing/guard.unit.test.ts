import type { ShellLocation } from '@carillon/sdk/shell.ts';
import { expect, test } from '@jest/globals';
import type { Registry } from '../remotes/registry.ts';
import { loginFor, redirectFor } from './guard.ts';

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

const HERE = 'https://carillon.example';
const at = (address: string): ShellLocation => new URL(address, HERE);
const login = (next: string) => `/login?${new URLSearchParams({ next })}`;

test.each([
  ['/dashboard', false, '/login'],
  ['/dashboard/more', false, '/login?next=%2Fdashboard%2Fmore'],
  ['/dashboard', true, null],
  ['/dashboards', false, null],
  ['/login', true, '/dashboard'],
  ['/login', false, null],
  ['/login?next=%2Fdashboard%2Fmore', false, null],
  ['/nowhere', false, null],
])('%s, logged in: %s, leads to %s', (path, loggedIn, expected) => {
  expect(redirectFor(at(path), loggedIn, registry)).toBe(expected);
});

test('a page that was wanted is come back to, with all of its address', () => {
  const wanted = '/dashboard/more?page=2&of=a%26b#posts';
  const asked = redirectFor(at(wanted), false, registry);
  expect(asked).toBe(login(wanted));
  expect(redirectFor(at(asked ?? ''), true, registry)).toBe(wanted);
});

test.each([
  'https://elsewhere.example/dashboard/more',
  '//elsewhere.example/dashboard/more',
  '/\\elsewhere.example/dashboard/more',
  '/\t/elsewhere.example/dashboard/more',
  '/.//elsewhere.example/dashboard/more',
  'javascript:alert(1)',
  'dashboard/more',
  '/login',
  '/login?next=/dashboard/more',
  '/nowhere',
  '/',
  '',
])('nothing but a page of this app is: “%s”', (next) => {
  expect(redirectFor(at(login(next)), true, registry)).toBe('/dashboard');
});

test('the log-in page is asked to lead back to pages for users only', () => {
  expect(loginFor(at('/dashboard/more#posts'), registry)).toBe('/login?next=%2Fdashboard%2Fmore%23posts');
  expect(loginFor(at('/dashboard'), registry)).toBe('/login');
  expect(loginFor(at('/login?next=%2Fdashboard'), registry)).toBe('/login');
});

test('the return from a network always passes, with what it said', () => {
  const said = '?status=success&message=Linked.';
  expect(redirectFor(at(`/oauth/callback${said}`), false, registry)).toBe(`/dashboard${said}`);
});
