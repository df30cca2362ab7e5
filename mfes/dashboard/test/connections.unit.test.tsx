import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { emptySocialState } from '@carillon/sdk/social/social-state.ts';
import { connectionOf, connectionsReply, lostConnection } from '@carillon/sdk/testing/connections.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FACEBOOK, has, LINKEDIN, listedPost, listing, noPosts, ONE_CONNECTED } from './answers.ts';
import { button, dialog, inputsOf, refuse, showAt, showDashboard } from './show.ts';

const refusal = refuse('service_unavailable', 'Try again soon.');

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test.each([
  ['not connected', []],
  ['lost', [lostConnection(FACEBOOK)]],
])('one that the server is not set up for offers nothing that fails (%s)', async (_, accounts) => {
  const answer = connectionsReply(
    accounts,
    PLATFORM_NAMES.filter((name) => name !== 'facebook'),
  );
  showDashboard({ 'identity.listConnections': answer });
  const words = await screen.findByText(/^Not set up on this server/);
  expect(words).toHaveTextContent(/FACEBOOK_APP_ID and FACEBOOK_APP_SECRET, or SANDBOX=on/);
  expect(await button('Connect Facebook')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Reconnect Facebook' })).not.toBeInTheDocument();
  await waitFor(async () => expect(await button('Connect LinkedIn')).toBeEnabled());
});

test('a connected one says so, with its pages', async () => {
  showDashboard(has(FACEBOOK));
  expect(await button('Facebook Connected')).toBeDisabled();
  expect(screen.getByText('Facebook · Bells')).toBeInTheDocument();
});

test('doesn’t announce the number of connections to a user who just opens the dashboard', async () => {
  showDashboard(has(FACEBOOK));
  expect(await button('Facebook Connected')).toBeDisabled();
  await waitFor(async () => expect(await button('Connect LinkedIn')).toBeEnabled());
  expect(screen.queryByText(ONE_CONNECTED)).not.toBeInTheDocument();
});

test('draws remembered connections at once, while checks are slow', async () => {
  const storedState = emptySocialState(Date.now());
  const state = {
    ...storedState,
    facebook: {
      ...storedState.facebook,
      connected: true,
      platformId: 1,
      pages: [{ id: 'p1', name: 'Bells' }],
    },
    instagram: { ...storedState.instagram, platformId: 2 },
    linkedin: { ...storedState.linkedin, platformId: 3 },
  };
  window.sessionStorage.setItem('socialMediaState', JSON.stringify(state));
  const never = () => new Promise(() => undefined);
  showDashboard({ 'identity.listConnections': never });
  expect(screen.getByRole('button', { name: 'Facebook Connected' })).toBeDisabled();
  expect(screen.getByText('Bells')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Connect LinkedIn' })).toBeEnabled();
});

test('connecting leaves for the network’s consent page', async () => {
  const remote = showDashboard({
    'identity.beginConnecting': { auth_url: 'https://network.example/consent' },
  });
  await waitFor(async () => expect(await button('Connect Facebook')).toBeEnabled());
  await userEvent.click(await button('Connect Facebook'));
  expect(remote.left).toEqual(['https://network.example/consent']);
});

test('a failure to connect shows its reason, and can be retried', async () => {
  const remote = showDashboard({ 'identity.beginConnecting': refusal });
  await waitFor(async () => expect(await button('Connect Instagram')).toBeEnabled());
  await userEvent.click(await button('Connect Instagram'));
  expect(remote.toasts).toEqual([
    { kind: 'danger', message: 'Failed to connect to Instagram: Server error: Try again soon.' },
  ]);
  expect(await button('Connect Instagram')).toBeEnabled();
  // The notification goes by itself, and this stays until the next try.
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Failed to connect to Instagram: Server error: Try again soon.',
  );
});

test('a connection that its network rejects asks to be made again', async () => {
  showDashboard(has(lostConnection(FACEBOOK)));
  expect(await screen.findByText('Connection lost')).toBeInTheDocument();
  expect(await button('Reconnect Facebook')).toBeEnabled();
});

test('names lost connections on top, with the waiting posts and a way to reconnect', async () => {
  const open = (postId: string, more: object = {}) => listedPost(postId, 'linkedin', more);
  const targets = [open('a'), open('b', { waiting_for: 'connection' }), open('c', { status: 'canceled' })];
  const remote = showDashboard({
    ...has(FACEBOOK, lostConnection(LINKEDIN)),
    'identity.reconnect': { auth_url: 'https://network.example/consent' },
    'posts.listUserPosts': listing(targets),
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('LinkedIn (Ada) is no longer connected');
  await waitFor(() => expect(alert).toHaveTextContent('2 posts are waiting for you to reconnect.'));
  expect(screen.queryByText(/successfully connected/)).not.toBeInTheDocument();
  await userEvent.click(within(alert).getByRole('button', { name: 'Reconnect LinkedIn' }));
  expect(remote.left).toEqual(['https://network.example/consent']);
});

test('several that are lost are one alert', async () => {
  showDashboard(has(lostConnection(FACEBOOK), lostConnection(LINKEDIN)));
  expect(
    await screen.findByText('Facebook (Ada) and LinkedIn (Ada) are no longer connected'),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  for (const network of ['Facebook', 'LinkedIn']) expect(await button(`Reconnect ${network}`)).toBeEnabled();
});

test('a failed check says so, and Retry checks again', async () => {
  let well = false;
  showDashboard({
    'identity.listConnections': () => (well ? connectionsReply([]) : refusal()),
  });
  expect(await screen.findByText('Error: Try again soon.')).toBeInTheDocument();
  expect(screen.getByText(/^Couldn’t check your connections/)).toBeInTheDocument();
  well = true;
  await userEvent.click(await button('Retry LinkedIn'));
  await waitFor(async () => expect(await button('Connect LinkedIn')).toBeEnabled());
});

const account = (id: string, name: string, status: 'connected' | 'lost' = 'connected') => ({
  ...connectionOf('instagram', [{ id: `t-${id}`, name: `${name} shop` }], { id }),
  account: { id: `a-${id}`, name, picture: `https://pictures.example/${id}.jpg` },
  status,
  reason: status === 'lost' ? 'Instagram no longer accepts the connection.' : null,
});
const accountList = () => screen.findByRole('list', { name: 'Connected accounts' });

test('three logins of one network are listed by name and picture, each with its own status', async () => {
  showDashboard(has(account('1', 'Ada'), account('2', 'Bob', 'lost'), account('3', 'Cy')));
  const [ada, bob, cy] = within(await accountList()).getAllByRole('listitem');
  expect(ada).toHaveTextContent('AdaInstagram · Ada shop');
  expect(within(bob as HTMLElement).getByText(/Instagram ended Carillon’s access\. Reconnect/)).toBeVisible();
  expect(within(bob as HTMLElement).getByText('Instagram no longer accepts the connection.')).toHaveClass(
    'muted',
  );
  expect(cy?.querySelector('img.avatar')).toHaveAttribute('src', 'https://pictures.example/3.jpg');
  expect(await button('Instagram Connected')).toBeDisabled();
});

test('one of several accounts is connected again by its id', async () => {
  const remote = showDashboard({
    ...has(account('1', 'Ada'), account('2', 'Bob', 'lost')),
    'identity.reconnect': { auth_url: 'https://network.example/consent' },
  });
  await userEvent.click(await button('Reconnect Instagram (Bob)'));
  expect(remote.left).toEqual(['https://network.example/consent']);
  expect(inputsOf(remote, 'identity.reconnect')).toEqual([{ params: { id: '2' } }]);
});

test('another account of a connected network can be added', async () => {
  const remote = showDashboard({
    ...has(account('1', 'Ada')),
    'identity.beginConnecting': { auth_url: 'https://network.example/consent' },
  });
  await userEvent.click(await button('Add another account'));
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Instagram' }));
  await waitFor(() => expect(remote.left).toEqual(['https://network.example/consent']));
  expect(inputsOf(remote, 'identity.beginConnecting')).toEqual([
    { params: { network: 'instagram' }, body: {} },
  ]);
});

test('another account of a network that asks for something is asked for it, and is listed then', async () => {
  const ada = account('1', 'Ada');
  const onBluesky = connectionOf('bluesky', [{ id: 'did:plc:ada', name: '@ada.example' }]);
  let isThere = false;
  const remote = showDashboard({
    'identity.listConnections': () => connectionsReply(isThere ? [ada, onBluesky] : [ada]),
    'identity.signInToNetwork': () => {
      isThere = true;
      return { connection_id: 'con-bluesky', reason: 'connected', message: 'Bluesky connected.' };
    },
  });
  await userEvent.click(await button('Add another account'));
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Bluesky' }));
  await userEvent.type(await screen.findByLabelText('Handle'), 'ada.example');
  await userEvent.type(
    screen.getByLabelText('App password', { selector: 'input' }),
    'abcd-efgh-ijkl-mnop{Enter}',
  );
  expect(await button('Bluesky Connected')).toBeDisabled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(inputsOf(remote, 'identity.signInToNetwork')).toHaveLength(1);
});

test('an editor sees the accounts, and no way to add or to disconnect one', async () => {
  showAt('/dashboard', { ...has(account('1', 'Ada')), 'posts.listUserPosts': noPosts }, 'UTC', 'editor');
  expect(within(await accountList()).queryByRole('button')).not.toBeInTheDocument();
});
