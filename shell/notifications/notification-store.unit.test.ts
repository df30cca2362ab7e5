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
import { memberNotification, postNotification } from './testing/notification.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Lets current work finish, and enough time pass for the next look. */
const settle = () => jest.advanceTimersByTimeAsync(2_000);
const later = (more: Partial<NotificationView> = {}) =>
  postNotification({ id: 'publication/pub-2@1', at: '2026-03-01T11:00:00Z', ...more }, { id: 'pub-2' });

function start({ loggedIn = true, there = [] as NotificationView[] } = {}) {
  const session = writable({ loggedIn });
  const events = createLiveListeners();
  const onPage = createOnPageStore();
  const page = new EventTarget();
  const toasted: string[] = [];
  const latest = [...there];
  const call = jest.fn(async (_: Operation, __?: unknown) => {
    return { success: true, unread: latest.length, needs_attention: 1, latest: [...latest] };
  });
  const store = createNotificationStore({
    api: { call } as unknown as ApiClient,
    session,
    events,
    onPage,
    page: page as unknown as Window,
    toasts: {
      success: (message) => void toasted.push(`Good news: ${message}`),
      warning: (message) => void toasted.push(message),
      danger: (message, title) => void toasted.push(`${title}: ${message}`),
    },
    zone: () => 'UTC',
  });
  const signal = async () => {
    events.tell(notificationsEvent());
    await settle();
  };
  return { session, events, onPage, page, toasted, latest, call, store, signal };
}

test('shows the server’s count, at once and after changes', async () => {
  const { store, latest, signal, toasted } = start({ there: [postNotification()] });
  await settle();
  expect(store.get()).toEqual({ unread: 1, needsAttention: 1 });
  // Older notifications are in the list.
  expect(toasted).toEqual([]);
  latest.unshift(later());
  await signal();
  expect(store.get().unread).toBe(2);
  expect(toasted).toEqual(['Post failed on Facebook: Facebook couldn’t accept the post.']);
  await signal();
  expect(toasted).toHaveLength(1);
});

test('a closed account is a warning, and a new role is good news', async () => {
  const { latest, signal, toasted } = start();
  await settle();
  latest.push(memberNotification('member_closed'));
  await signal();
  latest.unshift({ ...memberNotification('became_owner'), id: 'member/ada@3', at: '2026-03-01T12:00:00Z' });
  await signal();
  expect(toasted).toEqual([
    'Bob closed their account',
    'Good news: You’re an owner of this workspace now. The last owner’s account was deleted.',
  ]);
});

test('shows no toast for what the page shows, and marks successes as read', async () => {
  const { onPage, latest, signal, toasted, call } = start();
  await settle();
  onPage.show([publicationFact('pub-2')]);
  latest.push(later({ kind: 'published' }));
  await signal();
  expect(toasted).toEqual([]);
  expect(call.mock.calls.at(-1)).toMatchObject([
    { id: 'notifications.markNotificationsRead' },
    { body: { ids: ['publication/pub-2@1'] } },
  ]);
});

test('counts events missed meanwhile, without a toast', async () => {
  const { events, latest, toasted, store } = start();
  await settle();
  latest.push(later());
  events.resume();
  await settle();
  expect(store.get().unread).toBe(1);
  expect(toasted).toEqual([]);
});

test('a page that is come back to looks again', async () => {
  const { page, call } = start();
  await settle();
  page.dispatchEvent(new Event('focus'));
  await settle();
  expect(call).toHaveBeenCalledTimes(2);
});

test('requests nothing without a login, and keeps nothing of one user for the next', async () => {
  const { session, call, store, latest } = start({ loggedIn: false });
  await settle();
  expect(call).not.toHaveBeenCalled();
  latest.push(postNotification());
  session.set({ loggedIn: true });
  await settle();
  expect(store.get().unread).toBe(1);
  session.set({ loggedIn: false });
  expect(store.get()).toEqual({ unread: 0, needsAttention: 0 });
});
