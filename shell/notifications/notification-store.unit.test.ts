import type { NotificationView } from '@carillon/contracts/http/notifications/notification-view.ts';
import type { Operation } from '@carillon/contracts/operation.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { createLiveListeners } from '@carillon/sdk/live/live-listeners.ts';
import { publicationFact } from '@carillon/sdk/publication/facts.ts';
import { notificationsEvent } from '@carillon/sdk/testing/live-events.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createOnPageStore } from '../state/on-page.ts';
import { writable } from '../state/readable.ts';
import { createNotificationStore } from './notification-store.ts';
import { postNotification } from './testing/notification.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Lets what is under way end, and time enough pass for the next look. */
const settle = () => jest.advanceTimersByTimeAsync(2_000);
const later = (more: Partial<NotificationView> = {}) =>
  postNotification({ id: 'publication/pub-2@1', at: '2026-03-01T11:00:00Z', ...more }, { id: 'pub-2' });

function start({ loggedIn = true, there = [] as NotificationView[] } = {}) {
  const session = writable({ loggedIn });
  const events = createLiveListeners();
  const onPage = createOnPageStore();
  const page = new EventTarget();
  const told: string[] = [];
  const latest = [...there];
  const call = jest.fn(async (_: Operation, __?: unknown) => {
    return { success: true, unread: latest.length, needs_somebody: 1, latest: [...latest] };
  });
  const store = createNotificationStore({
    api: { call } as unknown as ApiClient,
    ...{ session, events, onPage },
    page: page as unknown as Window,
    toasts: {
      success: () => undefined,
      warning: (message) => void told.push(message),
      danger: (message, title) => void told.push(`${title}: ${message}`),
    },
    zone: () => 'UTC',
  });
  const hint = async () => {
    events.tell(notificationsEvent());
    await settle();
  };
  return { session, events, onPage, page, told, latest, call, store, hint };
}

test('says what the server counts, at once and when something has changed', async () => {
  const { store, latest, hint, told } = start({ there: [postNotification()] });
  await settle();
  expect(store.get()).toEqual({ unread: 1, needsSomebody: 1 });
  // What was there before is in the list.
  expect(told).toEqual([]);
  latest.unshift(later());
  await hint();
  expect(store.get().unread).toBe(2);
  expect(told).toEqual(['Post failed on Facebook: Facebook could not take it.']);
  await hint();
  expect(told).toHaveLength(1);
});

test('what the page shows by itself is no toast, and read when it went well', async () => {
  const { onPage, latest, hint, told, call } = start();
  await settle();
  onPage.show([publicationFact('pub-2')]);
  latest.push(later({ kind: 'published' }));
  await hint();
  expect(told).toEqual([]);
  expect(call.mock.calls.at(-1)).toMatchObject([
    { id: 'notifications.markNotificationsRead' },
    { body: { ids: ['publication/pub-2@1'] } },
  ]);
});

test('what happened while nothing was heard is counted, and no toast', async () => {
  const { events, latest, told, store } = start();
  await settle();
  latest.push(later());
  events.resume();
  await settle();
  expect(store.get().unread).toBe(1);
  expect(told).toEqual([]);
});

test('a page that is come back to looks again', async () => {
  const { page, call } = start();
  await settle();
  page.dispatchEvent(new Event('focus'));
  await settle();
  expect(call).toHaveBeenCalledTimes(2);
});

test('nobody is asked about without a log-in, and nothing of one user is left for the next', async () => {
  const { session, call, store, latest } = start({ loggedIn: false });
  await settle();
  expect(call).not.toHaveBeenCalled();
  latest.push(postNotification());
  session.set({ loggedIn: true });
  await settle();
  expect(store.get().unread).toBe(1);
  session.set({ loggedIn: false });
  expect(store.get()).toEqual({ unread: 0, needsSomebody: 0 });
});
