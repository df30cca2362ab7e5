import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { clearOnLogIn, createNoticeStore } from './notices.ts';
import { writable } from './readable.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a notice goes away by itself after five seconds', () => {
  const notices = createNoticeStore();
  notices.danger('Failed to process your message', 'Error');
  jest.advanceTimersByTime(4_999);
  expect(notices.list.get()).toMatchObject([
    { kind: 'danger', title: 'Error', message: 'Failed to process your message' },
  ]);
  jest.advanceTimersByTime(1);
  expect(notices.list.get()).toEqual([]);
});

test('one that is dismissed goes alone', () => {
  const notices = createNoticeStore();
  notices.success('One.');
  notices.success('Two.');
  notices.dismiss(notices.list.get()[0]?.id ?? 0);
  expect(notices.list.get().map(({ message }) => message)).toEqual(['Two.']);
});

test('the newest four are shown', () => {
  const notices = createNoticeStore();
  for (const message of ['1', '2', '3', '4', '5']) notices.success(message);
  expect(notices.list.get().map(({ message }) => message)).toEqual(['2', '3', '4', '5']);
});

test('one that is to stay does, until it is taken back', () => {
  const notices = createNoticeStore();
  const takeBack = notices.keep('The server did not answer.', 'Not logged out');
  notices.success('One.');
  jest.advanceTimersByTime(60_000);
  expect(notices.list.get()).toMatchObject([{ kind: 'danger', message: 'The server did not answer.' }]);
  takeBack();
  expect(notices.list.get()).toEqual([]);
});

test('what was said before a log-in goes with it; what is kept, and what is said later, stays', () => {
  const notices = createNoticeStore();
  const session = writable({ loggedIn: false, user: null });
  const rest = { login: () => undefined, logout: async () => undefined, expire: () => undefined };
  clearOnLogIn({ ...session, ...rest }, notices);
  notices.keep('The server did not answer.', 'Not logged out');
  notices.success('Your account is ready. Log in to start.');
  session.set({ loggedIn: true, user: null });
  expect(notices.list.get().map(({ message }) => message)).toEqual(['The server did not answer.']);
  notices.success('One.');
  session.set({ loggedIn: true, user: null });
  expect(notices.list.get()).toHaveLength(2);
});
