import { noteWantedPage } from '@carillon/sdk/session/wanted-page.ts';
import { emptySocialState } from '@carillon/sdk/social/social-state.ts';
import { connectionOf, connectionsReply, lostConnection } from '@carillon/sdk/testing/connections.ts';
import { connectionEvent } from '@carillon/sdk/testing/live-events.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FACEBOOK, has, LINKEDIN, listedPost, listing, ONE_CONNECTED } from './answers.ts';
import { button, showDashboard } from './show.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

const returned = (status: string, message: string, reason = status === 'danger' ? 'refused' : 'connected') =>
  `/dashboard?${new URLSearchParams({ status, message, reason, platform: 'facebook' })}`;
/** This browser was sent to a network. */
const sentAway = () =>
  window.sessionStorage.setItem(
    'socialMediaState',
    JSON.stringify({
      ...emptySocialState(Date.now()),
      facebook: { connected: false, connecting: true, platformId: null, pages: [] },
    }),
  );

test.each([
  ['success', 'status', 'Facebook connected: 2 pages are ready.'],
  ['danger', 'alert', 'Connection failed: Facebook has a bad day.'],
])('%s is shown, taken out of the address, and gone after five seconds', async (kind, role, message) => {
  sentAway();
  jest.useFakeTimers();
  try {
    const remote = showDashboard(has(FACEBOOK), returned(kind, message));
    expect(screen.getByRole(role)).toHaveTextContent(message);
    expect(remote.path()).toBe('/dashboard');
    expect(remote.toasts).toEqual(kind === 'danger' ? [{ kind, message }] : []);
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('right after connecting one banner names it once and leads on; how many there are follows', async () => {
  sentAway();
  jest.useFakeTimers();
  try {
    const message = 'Facebook connected: 2 pages are ready.';
    showDashboard(has(FACEBOOK), returned('success', message));
    await act(() => jest.advanceTimersByTimeAsync(100));
    const banner = screen.getByRole('status');
    expect(banner).toHaveTextContent('Facebook connected: Bells.Next: write your first post.');
    expect(screen.queryByText(ONE_CONNECTED)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('status')).toHaveTextContent(ONE_CONNECTED);
  } finally {
    jest.useRealTimers();
  }
});

test('another account of a network is named alone, without a link to a first post', async () => {
  sentAway();
  const message = 'Facebook connected: 1 page.';
  const other = connectionOf('facebook', [{ id: 'p9', name: 'Rye' }], { id: 'con-rye' });
  showDashboard(
    { ...has(FACEBOOK, other), 'posts.listUserPosts': listing([listedPost('a', 'facebook')]) },
    returned('success', message),
  );
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(message));
  expect(screen.getByRole('status')).not.toHaveTextContent('first post');
});

test('reports only once that the user refused a connection', async () => {
  sentAway();
  const remote = showDashboard(has(FACEBOOK), returned('danger', '', 'denied'));
  expect(screen.getByRole('alert')).toHaveTextContent('You did not allow Carillon');
  expect(remote.toasts).toEqual([]);
});

test('shows the number of connections after connecting, until one is removed', async () => {
  sentAway();
  const pages = connectionOf('facebook', [...FACEBOOK.targets, { id: 'p2', name: 'Whistles' }]);
  let accounts = [pages, LINKEDIN];
  const remote = showDashboard(
    { 'identity.listConnections': () => connectionsReply(accounts) },
    returned('success', 'Facebook connected: 2 pages are ready.'),
  );
  expect(await screen.findByText(/^3 accounts successfully connected\./)).toBeInTheDocument();
  accounts = [pages];
  act(() => remote.emit(connectionEvent({ platform: 'linkedin', status: 'disconnected' })));
  await button('Connect LinkedIn');
  expect(screen.queryByText(/successfully connected/)).not.toBeInTheDocument();
});

test('and until it is dismissed', async () => {
  sentAway();
  showDashboard(has(FACEBOOK), returned('success', 'Facebook connected: 1 page is ready.'));
  expect(await screen.findByText(ONE_CONNECTED)).toBeInTheDocument();
  await userEvent.click(await button('Dismiss'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a loss comes before how many are connected', async () => {
  sentAway();
  const remote = showDashboard(
    has(FACEBOOK, lostConnection(LINKEDIN)),
    returned('success', 'Facebook connected: 2 pages are ready.'),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('LinkedIn (Ada) is no longer connected');
  await userEvent.click(await button('Dismiss'));
  expect(screen.queryByText(/successfully connected/)).not.toBeInTheDocument();
  remote.unmount();
});

const PLANTED = 'Your account is locked, call 555-0100';
test.each([
  ['danger', 'refused', 'alert', 'Connection failed: Facebook refused it.'],
  ['danger', 'no_such_code', 'alert', /^Connection failed: something went wrong on our side/],
  ['success', 'connected', 'status', 'Facebook connected.'],
])('%s, %s: what a stranger wrote is told in our words', async (kind, reason, role, message) => {
  const remote = showDashboard(has(FACEBOOK), returned(kind, PLANTED, reason));
  expect(screen.getByRole(role)).toHaveTextContent(message);
  expect(screen.queryByText(/555-0100/)).not.toBeInTheDocument();
  await waitFor(() => expect(remote.path()).toBe('/dashboard'));
});

test.each([
  ['free money', 'connected'],
  // A return that is reloaded: the connection was made the first time.
  ['danger', 'state_unknown'],
])('%s, %s: nothing is said to whom was not sent to a network', async (kind, reason) => {
  const remote = showDashboard({}, returned(kind, PLANTED, reason));
  await waitFor(() => expect(remote.path()).toBe('/dashboard'));
  expect(screen.queryByText(PLANTED)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('who left a post for a network is led back to it, once', async () => {
  sentAway();
  noteWantedPage('/create-post');
  const { unmount } = showDashboard(
    has(FACEBOOK),
    returned('success', 'Facebook connected: 1 page is ready.'),
  );
  const link = await screen.findByRole('link', { name: 'Continue your post' });
  expect(link).toHaveAttribute('href', '/create-post');
  unmount();
  showDashboard(has(FACEBOOK), returned('success', 'Facebook connected: 1 page is ready.'));
  await button('Disconnect Facebook');
  expect(screen.queryByRole('link', { name: 'Continue your post' })).not.toBeInTheDocument();
});

test('calls nothing connected that isn’t', async () => {
  sentAway();
  let connected = true;
  const remote = showDashboard(
    { 'identity.listConnections': () => connectionsReply(connected ? [FACEBOOK] : []) },
    returned('success', 'Facebook connected: 1 page is ready.'),
  );
  await button('Disconnect Facebook');
  expect(screen.getByText('Facebook connected: Bells.')).toBeInTheDocument();
  connected = false;
  act(() => remote.emit(connectionEvent({ status: 'disconnected' })));
  await button('Connect Facebook');
  expect(screen.queryByText(/^Facebook connected/)).not.toBeInTheDocument();
});
