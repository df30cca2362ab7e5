import type { Operation } from '@carillon/contracts/operation.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { createLiveListeners } from '@carillon/sdk/live/live-listeners.ts';
import type { ShellLocation } from '@carillon/sdk/shell.ts';
import { connectionEvent, publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { writable } from '../state/readable.ts';
import { Bell } from './bell.tsx';
import { EMPTY_INBOX, hearEvent, type InboxEntry } from './inbox.ts';
import { userPost } from './testing/user-post.ts';

const failed = publicationEvent({ status: 'failed', reason: 'Too long.' });
const entriesOf = (...events: Parameters<typeof hearEvent>[1][]): InboxEntry[] =>
  events.reduce((inbox, event) => hearEvent(inbox, event, new Date()).after, EMPTY_INBOX).entries;

/** What the server says: no posts, and every network connected. */
const calm = {
  'posts.listUserPosts': { success: true, posts: {} },
  'identity.checkFacebook': { connected: true, reconnect: false },
  'identity.checkInstagram': { connected: true, reconnect: false },
  'identity.checkLinkedin': { connected: true, reconnect: false },
};
let answers: Record<string, unknown>;
beforeEach(() => {
  answers = calm;
});

function show(...events: Parameters<typeof hearEvent>[1][]) {
  const entries = writable<readonly InboxEntry[]>(entriesOf(...events));
  const location = writable<ShellLocation>({ pathname: '/dashboard', search: '', hash: '' });
  const inbox = {
    ...entries,
    markRead: jest.fn(() => entries.set(entries.get().map((entry) => ({ ...entry, state: 'read' })))),
    clear: jest.fn(() => entries.set([])),
  };
  const listeners = createLiveListeners();
  let held: Promise<void> | null = null;
  const call = jest.fn(async ({ id }: Operation) => {
    await held;
    return answers[id];
  });
  /** No answer comes until the returned function is called. */
  const hold = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  const api = { call } as unknown as ApiClient;
  const asked = () => call.mock.calls.filter(([{ id }]) => id === 'posts.listUserPosts').length;
  render(
    <>
      <Bell inbox={inbox} zone="Europe/Berlin" shell={{ api, events: listeners, location }} />
      <button type="button">Elsewhere</button>
      <p>Something to read</p>
    </>,
  );
  return { inbox, entries, location, listeners, asked, hold };
}
/** Something has changed, and nothing more for a while. */
async function tellAndWait(listeners: ReturnType<typeof createLiveListeners>): Promise<void> {
  jest.useFakeTimers();
  act(() => listeners.tell(publicationEvent()));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
}
afterEach(() => void jest.useRealTimers());
const bell = (): HTMLElement => screen.getByRole('button', { name: /^Notifications/ });
const panel = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Notifications' });

test('the bell says how many are unread, and opening it marks them read', async () => {
  const { inbox } = show(failed, connectionEvent());
  expect(bell()).toHaveAccessibleName('Notifications, 2 unread');
  expect(bell()).toHaveTextContent('2');
  await userEvent.click(bell());
  expect(inbox.markRead).toHaveBeenCalled();
  expect(bell()).toHaveAccessibleName('Notifications');
  const [newest, older] = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(newest).toHaveTextContent(/New Facebook is no longer connected/);
  expect(older).toHaveTextContent(/New.*Bells: Too long\./);
});

test('more than nine are not counted in the badge, but are in words', () => {
  show(...Array.from({ length: 12 }, (_, n) => publicationEvent({ id: `${n}`, status: 'failed' })));
  expect(bell()).toHaveTextContent('9+');
  expect(bell()).toHaveAccessibleName('Notifications, 12 unread');
});

test('what comes while it is open is shown as new, and read', async () => {
  const { entries } = show(connectionEvent());
  await userEvent.click(bell());
  act(() => entries.set([...entriesOf(failed), ...entries.get()]));
  const [newest, older] = screen.getAllByRole('listitem');
  expect(newest).toHaveTextContent(/New.*Too long\./);
  expect(older).toHaveTextContent(/New.*no longer connected/);
  expect(bell()).toHaveAccessibleName('Notifications');
});

test('each leads to where it can be mended', async () => {
  show(connectionEvent(), failed);
  await userEvent.click(bell());
  const links = screen.getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'See the post /posts/post-1',
    'Reconnect Facebook /dashboard#links',
  ]);
});

test('with nothing to tell it says what would be here', async () => {
  show(failed);
  await userEvent.click(bell());
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText('You’re all caught up')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  expect(panel()).toHaveFocus();
});

test('what needs the user is told although it was cleared, as the dashboard tells it', async () => {
  answers = {
    ...calm,
    'posts.listUserPosts': {
      success: true,
      posts: {
        facebook: [userPost({ status: 'failed' }), userPost({ id: 'pub-2', status: 'published' })],
        linkedin: [userPost({ id: 'pub-3', platform: 'linkedin', post_id: 'post-2', status: 'scheduled' })],
      },
    },
    'identity.checkLinkedin': { connected: false, reconnect: true },
  };
  const { listeners } = show();
  await userEvent.click(bell());
  expect(await screen.findByText('2 posts need your attention')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your posts' })).toHaveAttribute('href', '/dashboard#posts');
  expect(screen.queryByText('You’re all caught up')).not.toBeInTheDocument();
  answers = { ...calm, 'identity.checkLinkedin': { connected: false, reconnect: true } };
  await tellAndWait(listeners);
  expect(screen.getByText('LinkedIn is no longer connected')).toBeInTheDocument();
});

test('the bell itself says what needs the user, also when all is read, until nothing does', async () => {
  const failedPost = { facebook: [userPost({ status: 'failed' })] };
  answers = { ...calm, 'posts.listUserPosts': { success: true, posts: failedPost } };
  const { listeners, entries } = show(failed);
  await waitFor(() =>
    expect(bell()).toHaveAccessibleName('Notifications, 1 unread, 1 post needs your attention'),
  );
  expect(bell()).toHaveTextContent('1');
  act(() => entries.set([]));
  expect(bell()).toHaveAccessibleName('Notifications, 1 post needs your attention');
  expect(bell().querySelector('.bell-count.dot')).toBeInTheDocument();
  answers = calm;
  await tellAndWait(listeners);
  expect(bell()).toHaveAccessibleName('Notifications');
  expect(bell().querySelector('.bell-count')).not.toBeInTheDocument();
});

test('three hundred changes in a minute are looked up a few times, also when an answer is slow', async () => {
  jest.useFakeTimers();
  const { listeners, asked, hold } = show();
  await act(async () => undefined);
  expect(asked()).toBe(1);
  for (let n = 0; n < 300; n++) {
    act(() => listeners.tell(publicationEvent()));
    await act(() => jest.advanceTimersByTimeAsync(200));
  }
  expect(asked()).toBeGreaterThan(3);
  expect(asked()).toBeLessThan(10);
  await act(() => jest.advanceTimersByTimeAsync(10_000));

  const before = asked();
  const answer = hold();
  for (let n = 0; n < 3; n++) await tellAndWait(listeners);
  expect(asked()).toBe(before + 1);
  await act(async () => answer());
  expect(asked()).toBe(before + 2);
});

test('that nothing needs the user is not said when it could not be looked up', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers = {};
  show();
  await userEvent.click(bell());
  expect(await screen.findByText('Your posts could not be looked up just now.')).toBeInTheDocument();
  expect(screen.queryByText('You’re all caught up')).not.toBeInTheDocument();
  answers = calm;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('You’re all caught up')).toBeInTheDocument();
});

describe('by keyboard', () => {
  test('it opens into the list, and Escape leads back', async () => {
    show(failed);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(panel()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Clear all' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(bell()).toHaveFocus();
    expect(bell()).toHaveAttribute('aria-expanded', 'false');
  });

  test('it closes when the focus goes on', async () => {
    show();
    await userEvent.click(bell());
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(panel()).not.toBeInTheDocument();
  });
});

test('it closes by a click elsewhere, and with the page', async () => {
  const { location } = show();
  await userEvent.click(bell());
  await userEvent.click(screen.getByText('Something to read'));
  expect(panel()).not.toBeInTheDocument();
  await userEvent.click(bell());
  act(() => location.set({ pathname: '/create-post', search: '', hash: '' }));
  expect(panel()).not.toBeInTheDocument();
});
