import { takeWantedPage } from '@carillon/sdk/session/wanted-page.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { Registry } from '../remotes/registry.ts';
import { createRouter, type Router } from './router.ts';

const page = (path: string, title: string, access: 'public' | 'user'): Registry[string] => ({
  entry: '',
  chunks: [],
  routes: [{ path, title, access }],
  navigation: [],
});
const registry: Registry = {
  auth: page('/login', 'Log in', 'public'),
  dashboard: page('/dashboard', 'Dashboard', 'user'),
  composer: page('/create-post', 'Create Post', 'user'),
};
let loggedIn: boolean;
/** Callbacks that wait for a pending step back. Null if there is none. */
let waiting: (() => void)[] | null;
/** How often another document was begun. */
let leaveCount: number;

const at = (path: string): Router => {
  window.history.replaceState(null, '', path);
  return createRouter({
    registry: () => registry,
    loggedIn: () => loggedIn,
    backStack: {
      whenSettled: (run) => (waiting ? void waiting.push(run) : run()),
      leave: () => void leaveCount++,
    },
  });
};

beforeEach(() => {
  loggedIn = true;
  waiting = null;
  leaveCount = 0;
  document.body.innerHTML = '';
  jest
    .spyOn(window, 'scrollTo')
    .mockReset()
    .mockImplementation(() => undefined);
});

test('a logged-out visitor gets to the login page, and can’t go back to the page', () => {
  loggedIn = false;
  const before = window.history.length;
  const router = at('/dashboard');
  expect(router.location.get().pathname).toBe('/login');
  expect(window.location.pathname).toBe('/login');
  expect(window.history).toHaveLength(before);
});

test('remembers a page requested without a login, with its full address', () => {
  loggedIn = false;
  const router = at('/create-post?from=here#text');
  expect(window.location.pathname + window.location.search).toBe('/login');
  // Another tab logs in: this one begins anew, at the login page.
  loggedIn = true;
  router.refresh();
  expect(router.location.get().pathname).toBe('/dashboard');
  expect(takeWantedPage()).toBe('/create-post?from=here#text');
});

test('a network’s return message goes along to the login page if the session has ended', () => {
  const router = at('/dashboard?status=danger&message=No.');
  // The dashboard takes it out of the address.
  router.navigate('/dashboard', { replace: true });
  loggedIn = false;
  router.goToLogin({ comeBack: true });
  expect(window.location.pathname + window.location.search).toBe('/login?status=danger&message=No.');
});

test('a return message is gone after another page was opened', () => {
  const router = at('/dashboard?status=danger&message=No.');
  router.navigate('/create-post');
  loggedIn = false;
  router.goToLogin({ comeBack: true });
  expect(window.location.pathname + window.location.search).toBe('/login');
});

test('the page of a session that ran out is remembered, a logout’s is not', () => {
  const router = at('/create-post?from=here');
  const before = window.history.length;
  loggedIn = false;
  router.goToLogin({ comeBack: true });
  expect(router.location.get().pathname).toBe('/login');
  expect(takeWantedPage()).toBe('/create-post?from=here');
  expect(window.history).toHaveLength(before);
  loggedIn = true;
  router.navigate('/create-post');
  loggedIn = false;
  router.goToLogin({ comeBack: false });
  expect(router.location.get().pathname).toBe('/login');
  expect(takeWantedPage()).toBeNull();
});

test('the title follows the page, and falls back to the product', () => {
  const router = at('/dashboard');
  expect(document.title).toBe('Dashboard · Carillon');
  router.navigate('/create-post');
  expect(document.title).toBe('Create Post · Carillon');
  router.navigate('/nowhere');
  expect(document.title).toBe('Carillon');
});

test('the words of a network’s return reach the dashboard', () => {
  expect(at('/oauth/callback?status=success&message=Linked.').location.get()).toMatchObject({
    pathname: '/dashboard',
    search: '?status=success&message=Linked.',
  });
});

test('links within the app change the page without loading it', () => {
  const router = at('/dashboard');
  let changeCount = 0;
  router.location.subscribe(() => void changeCount++);
  document.body.innerHTML = '<a href="/create-post?from=here#top"><b>Create</b></a>';
  // Routers of other tests listen too, and ignore a click that was handled.
  expect(fireEvent.click(screen.getByText('Create'))).toBe(false);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/create-post?from=here#top',
  );
});

test('a link into a workspace begins another document; a redirect within this one keeps all of its address', () => {
  const router = at('/dashboard?workspace=w2');
  router.navigate('/dashboard?workspace=w2&more', { replace: true });
  expect([leaveCount, window.location.search]).toEqual([0, '?workspace=w2&more']);
  router.navigate('/create-post?workspace=w2');
  expect([leaveCount, window.location.pathname]).toEqual([1, '/dashboard']);
});

test('checks access again to a page that the browser restores', () => {
  loggedIn = false;
  const router = at('/login');
  loggedIn = true;
  const pageShown = Object.assign(new Event('pageshow'), { persisted: false });
  window.dispatchEvent(pageShown);
  expect(router.location.get().pathname).toBe('/login');
  window.dispatchEvent(Object.assign(pageShown, { persisted: true }));
  expect(router.location.get().pathname).toBe('/dashboard');
});

test('no page is opened while a step back is on its way, which would undo it', () => {
  const router = at('/dashboard');
  document.body.innerHTML = '<a href="/create-post">Create</a>';
  waiting = [];
  // The click is taken all the same: the browser would load the page.
  expect(fireEvent.click(screen.getByText('Create'))).toBe(false);
  expect(window.location.pathname).toBe('/dashboard');
  for (const run of waiting.splice(0)) run();
  expect(window.location.pathname).toBe('/create-post');
  loggedIn = false;
  router.goToLogin({ comeBack: true });
  expect(window.location.pathname).toBe('/create-post');
  for (const run of waiting.splice(0)) run();
  expect(window.location.pathname).toBe('/login');
  expect(takeWantedPage()).toBe('/create-post');
});

test.each([
  ['another site', '<a href="https://network.example/post">go</a>', {}],
  ['a new tab', '<a href="/dashboard" target="_blank">go</a>', {}],
  ['a download', '<a href="/dashboard" download>go</a>', {}],
  ['the server’s own pages', '<a href="/media/1.png">go</a>', {}],
  ['the front page', '<a href="/">go</a>', {}],
  ['a place on this page', '<a href="#content">go</a>', {}],
  ['a click with Ctrl', '<a href="/dashboard">go</a>', { ctrlKey: true }],
])('%s is left to the browser', (_, html, keys) => {
  at('/create-post');
  document.body.innerHTML = html;
  // jsdom can't follow links, and says so.
  let wasTaken = false;
  const stop = (event: Event): void => {
    wasTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop);
  fireEvent.click(screen.getByText('go'), keys);
  window.removeEventListener('click', stop);
  expect(wasTaken).toBe(false);
  expect(window.location.pathname).toBe('/create-post');
});

test('going back is guarded too', () => {
  const router = at('/dashboard');
  router.navigate('/create-post');
  loggedIn = false;
  window.history.replaceState(null, '', '/dashboard');
  fireEvent.popState(window);
  expect(router.location.get().pathname).toBe('/login');
});

test('a place on this page is scrolled to by the browser, and the page stays', () => {
  const router = at('/create-post?from=here');
  router.navigate('#content');
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(window.location.href).toMatch(/\/create-post\?from=here#content$/);
});
