import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createNoticeStore } from './notices.ts';

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
