import type { NotificationView } from '@carillon/contracts/http/notifications/notification-view.ts';
import type { Operation } from '@carillon/contracts/operation.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { createLiveListeners } from '@carillon/sdk/live/live-listeners.ts';
import type { ShellLocation } from '@carillon/sdk/shell.ts';
import { notificationsEvent } from '@carillon/sdk/testing/live-events.ts';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { writable } from '../state/readable.ts';
import { NotificationButton } from './notification-button.tsx';
import { connectionNotification, postNotification } from './testing/notification.ts';

interface Server {
  needs_attention: NotificationView[];
  notifications: NotificationView[];
}

function show({ needs_attention = [], notifications = [] }: Partial<Server> = {}, mail = 'smtp') {
  const server = { needs_attention, notifications };
  const settings = { hidden: ['published'], mails_off: ['weekly_summary'], mail };
  let down = false;
  const all = () => [...server.needs_attention, ...server.notifications];
  let older: NotificationView[] = [];
  const page = (before?: string) =>
    before ? { notifications: older, next: null } : { ...server, next: older.length > 0 ? 'older' : null };
  const calls: { id: string; body: unknown }[] = [];
  const call = jest.fn(async ({ id }: Operation, input?: { body?: unknown; query?: { before?: string } }) => {
    if (down) throw new Error('down');
    if (input?.body) calls.push({ id, body: input.body });
    if (id === 'notifications.listNotifications')
      return { needs_attention: [], ...page(input?.query?.before), unread: all().length };
    if (id === 'notifications.getNotificationSettings') return settings;
    if (id === 'identity.getEmailProof') return { success: true, state: 'unconfirmed', mail };
    if (id === 'notifications.changeNotificationSettings')
      return Object.assign(settings, input?.body as object);
    return { unread: 0 };
  });
  const summary = writable({ unread: all().length, needsAttention: needs_attention.length });
  const store = {
    ...summary,
    noteUnread: (unread: number) => summary.set({ ...summary.get(), unread }),
  };
  const events = createLiveListeners();
  const location = writable<ShellLocation>({ pathname: '/dashboard', search: '', hash: '' });
  const toasts = { success: () => undefined, warning: () => undefined, danger: () => undefined };
  const shell = { api: { call } as unknown as ApiClient, events, location, toasts };
  render(<NotificationButton notifications={store} zone="Europe/Berlin" shell={shell} />);
  return {
    calls,
    server,
    events,
    fail: (fails: boolean) => {
      down = fails;
    },
    keepOlder: (...keptNotifications: NotificationView[]) => {
      older = keptNotifications;
    },
  };
}
const button = () => screen.getByRole('button', { name: /^Notifications/ });
const open = async () => {
  await userEvent.click(button());
  return screen.findByRole('dialog', { name: 'Notifications' });
};

test('the button says how many are unread and how many need attention', () => {
  show({
    needs_attention: [postNotification()],
    notifications: [connectionNotification('connection_restored')],
  });
  expect(button()).toHaveAccessibleName('Notifications, 2 unread, 1 needs action');
  expect(button()).toHaveTextContent('2');
});

test('lists what needs attention first, and each entry’s text links to its post', async () => {
  show({
    needs_attention: [postNotification({}, { reason_code: 'rejected', network_message: 'Too long' })],
    notifications: [connectionNotification('connection_restored')],
  });
  const panel = await open();
  expect(panel).toHaveFocus();
  const needs = await within(panel).findByRole('region', { name: 'Action needed' });
  expect(needs).toHaveTextContent('New Facebook rejected the postToo long.The bells ring. · Bells');
  expect(within(needs).getByRole('link', { name: 'The bells ring.' })).toHaveAttribute(
    'href',
    '/posts/post-1',
  );
  expect(within(panel).getByRole('region', { name: 'Earlier' })).toHaveTextContent(
    'Facebook is connected again',
  );
});

test('one can be marked as read or dismissed, and all can be read', async () => {
  const { calls } = show({ notifications: [postNotification({ kind: 'published' })] });
  const panel = await open();
  await userEvent.click(await within(panel).findByRole('button', { name: 'Mark as read' }));
  await userEvent.click(within(panel).getByRole('button', { name: 'Dismiss: Post published on Facebook' }));
  const ids = ['publication/pub-1@3'];
  expect(calls).toEqual([
    { id: 'notifications.markNotificationsRead', body: { ids } },
    { id: 'notifications.dismissNotifications', body: { ids } },
  ]);
  expect(button()).toHaveAccessibleName('Notifications');
});

test('all are read up to the newest that is shown', async () => {
  const { calls } = show({
    needs_attention: [connectionNotification('connection_lost')],
    notifications: [postNotification({ kind: 'published' })],
  });
  const panel = await open();
  await userEvent.click(await within(panel).findByRole('button', { name: 'Mark all as read' }));
  expect(calls).toEqual([
    { id: 'notifications.markNotificationsRead', body: { up_to: '2026-03-01T11:00:00Z' } },
  ]);
});

test('all can be cleared, up to the newest that is shown', async () => {
  const { calls } = show({ notifications: [postNotification({ kind: 'published', read: true })] });
  const panel = await open();
  await userEvent.click(await within(panel).findByRole('button', { name: 'Clear all' }));
  expect(calls).toEqual([{ id: 'notifications.dismissNotifications', body: { up_to: expect.any(String) } }]);
  expect(panel).toHaveFocus();
});

test('new entries appear at once while it is open; Escape closes it and returns the focus', async () => {
  const { server, events } = show();
  const panel = await open();
  expect(await within(panel).findByText('No notifications yet')).toBeInTheDocument();
  server.notifications = [postNotification({ kind: 'published' })];
  act(() => events.tell(notificationsEvent()));
  expect(await within(panel).findByText(/Post published on Facebook/)).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('a list that can’t be loaded says that nothing is lost, and can be retried', async () => {
  const { fail } = show({ notifications: [postNotification({ kind: 'published' })] });
  fail(true);
  const panel = await open();
  expect(await within(panel).findByRole('alert')).toHaveTextContent('They’re safe on the server.');
  fail(false);
  await userEvent.click(within(panel).getByRole('button', { name: 'Retry' }));
  expect(await within(panel).findByText(/Post published on Facebook/)).toBeInTheDocument();
});

test('a post on several networks is one, which is read and dismissed as a whole', async () => {
  const on = (platform: 'facebook' | 'linkedin') =>
    postNotification({ kind: 'published', id: `publication/${platform}@1`, platform });
  const { calls } = show({ notifications: [on('facebook'), on('linkedin')] });
  const panel = await open();
  await userEvent.click(await within(panel).findByRole('button', { name: 'Mark as read' }));
  await userEvent.click(
    within(panel).getByRole('button', { name: 'Dismiss: Post published on Facebook and LinkedIn' }),
  );
  const ids = ['publication/facebook@1', 'publication/linkedin@1'];
  expect(calls.map(({ body }) => body)).toEqual([{ ids }, { ids }]);
});

test('older ones come as they are wanted, and are asked for again where they could not be had', async () => {
  const { fail, keepOlder } = show({ notifications: [postNotification({ kind: 'published' })] });
  keepOlder(postNotification({ kind: 'published', id: 'publication/pub-2@1' }, { post_id: 'post-2' }));
  const panel = await open();
  const more = await within(panel).findByRole('button', { name: 'Show older notifications' });
  fail(true);
  await userEvent.click(more);
  expect(await within(panel).findByText('Couldn’t load older notifications.')).toBeInTheDocument();
  fail(false);
  await userEvent.click(within(panel).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(2));
  expect(
    within(within(panel).getAllByRole('listitem').at(-1) ?? panel).getAllByRole('link')[0],
  ).toHaveFocus();
  expect(within(panel).queryByRole('button', { name: /older|Retry/ })).not.toBeInTheDocument();
});

test('each kind can be hidden, and each mail turned off', async () => {
  const { calls } = show();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  const list = within(await screen.findByRole('group', { name: 'Show in this list and as pop-ups' }));
  expect(list.getByRole('checkbox', { name: 'Published posts' })).not.toBeChecked();
  await userEvent.click(list.getByRole('checkbox', { name: 'Failed posts', checked: true }));
  const mails = within(screen.getByRole('group', { name: 'Email me about this workspace' }));
  expect(mails.getByRole('checkbox', { name: 'Weekly summary' })).not.toBeChecked();
  await userEvent.click(mails.getByRole('checkbox', { name: 'Failed posts', checked: true }));
  const id = 'notifications.changeNotificationSettings';
  expect(calls).toEqual([
    { id, body: { hidden: ['published', 'failed'] } },
    { id, body: { mails_off: ['weekly_summary', 'failed_posts'] } },
  ]);
});

test('who has not confirmed the email is told that no mail comes before', async () => {
  show();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  const link = await screen.findByRole('link', { name: 'confirm your email' });
  expect(link).toHaveAttribute('href', '/account/profile');
});

test('where no mail is sent, the settings say so', async () => {
  show({}, 'none');
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  expect(await screen.findByText('This server doesn’t send email.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /by mail/ })).not.toBeInTheDocument();
});
