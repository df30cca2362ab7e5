import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { writable } from './readable.ts';
import { clearOnLogIn, createToastStore } from './toasts.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a toast goes away by itself after five seconds', () => {
  const toasts = createToastStore();
  toasts.danger('Failed to process your message', 'Error');
  jest.advanceTimersByTime(4_999);
  expect(toasts.list.get()).toMatchObject([
    { kind: 'danger', title: 'Error', message: 'Failed to process your message' },
  ]);
  jest.advanceTimersByTime(1);
  expect(toasts.list.get()).toEqual([]);
});

test('one with a way back stays for ten seconds', () => {
  const toasts = createToastStore();
  const undo = jest.fn();
  toasts.success('Owners must now approve posts.', undo);
  jest.advanceTimersByTime(9_999);
  expect(toasts.list.get()).toMatchObject([{ message: 'Owners must now approve posts.', undo }]);
  jest.advanceTimersByTime(1);
  expect(toasts.list.get()).toEqual([]);
});

test('dismisses only one toast', () => {
  const toasts = createToastStore();
  toasts.success('One.');
  toasts.success('Two.');
  toasts.dismiss(toasts.list.get()[0]?.id ?? 0);
  expect(toasts.list.get().map(({ message }) => message)).toEqual(['Two.']);
});

test('the newest four are shown', () => {
  const toasts = createToastStore();
  for (const message of ['1', '2', '3', '4', '5']) toasts.success(message);
  expect(toasts.list.get().map(({ message }) => message)).toEqual(['2', '3', '4', '5']);
});

test('a permanent toast stays until it is withdrawn', () => {
  const toasts = createToastStore();
  const takeBack = toasts.keep('The server didn’t respond.', 'Not logged out');
  toasts.success('One.');
  jest.advanceTimersByTime(60_000);
  expect(toasts.list.get()).toMatchObject([{ kind: 'danger', message: 'The server didn’t respond.' }]);
  takeBack();
  expect(toasts.list.get()).toEqual([]);
});

test('a login removes earlier toasts, except those marked to stay and later ones', () => {
  const toasts = createToastStore();
  const session = writable({ loggedIn: false, user: null });
  const rest = {
    login: () => undefined,
    logout: async () => undefined,
    expire: () => undefined,
    userChanged: async () => undefined,
    moving: async () => undefined,
    enter: async () => undefined,
  };
  clearOnLogIn({ ...session, ...rest }, toasts);
  toasts.keep('The server didn’t respond.', 'Not logged out');
  toasts.success('Your account is ready. Log in to start.');
  session.set({ loggedIn: true, user: null });
  expect(toasts.list.get().map(({ message }) => message)).toEqual(['The server didn’t respond.']);
  toasts.success('One.');
  session.set({ loggedIn: true, user: null });
  expect(toasts.list.get()).toHaveLength(2);
});
