import { emptySocialState } from '@carillon/sdk/social/social-state.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FACEBOOK, listed, listing, noneConnected, ONE_CONNECTED } from './answers.ts';
import { button, refuse, showDashboard } from './show.ts';

const refusal = refuse('service_unavailable', 'Try again soon.');

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test.each([false, true])(
  'one that the server is not set up for offers nothing that fails (lost: %s)',
  async (reconnect) => {
    const answer = { ...noneConnected['identity.checkFacebook'], reconnect, available: false };
    showDashboard({ 'identity.checkFacebook': answer });
    const words = await screen.findByText(/^Not set up on this server/);
    expect(words).toHaveTextContent(/FACEBOOK_APP_ID and FACEBOOK_APP_SECRET, or SANDBOX=on/);
    expect(await button('Connect Facebook')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Reconnect Facebook' })).not.toBeInTheDocument();
    await waitFor(async () => expect(await button('Connect LinkedIn')).toBeEnabled());
  },
);

test('a connected one says so, with its pages', async () => {
  showDashboard({ 'identity.checkFacebook': FACEBOOK });
  expect(await button('Facebook Connected')).toBeDisabled();
  expect(screen.getByText('Bells')).toBeInTheDocument();
});

test('how many are connected is no news to whom just opens the dashboard', async () => {
  showDashboard({ 'identity.checkFacebook': FACEBOOK });
  expect(await button('Facebook Connected')).toBeDisabled();
  await waitFor(async () => expect(await button('Connect LinkedIn')).toBeEnabled());
  expect(screen.queryByText(ONE_CONNECTED)).not.toBeInTheDocument();
});

test('what the browser remembers is drawn at once, while the checks are slow', async () => {
  const kept = emptySocialState(Date.now());
  const state = {
    ...kept,
    facebook: { ...kept.facebook, connected: true, platformId: 1, pages: [{ id: 'p1', name: 'Bells' }] },
    linkedin: { ...kept.linkedin, platformId: 3 },
  };
  window.sessionStorage.setItem('socialMediaState', JSON.stringify(state));
  const never = () => new Promise(() => undefined);
  showDashboard({ 'identity.checkFacebook': never, 'identity.checkLinkedin': never });
  expect(screen.getByRole('button', { name: 'Facebook Connected' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Disconnect Facebook' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Connect LinkedIn' })).toBeEnabled();
});

test('connecting leaves for the network’s consent page', async () => {
  const shown = showDashboard({
    'identity.facebookAuthUrl': { auth_url: 'https://network.example/consent' },
  });
  await waitFor(async () => expect(await button('Connect Facebook')).toBeEnabled());
  await userEvent.click(await button('Connect Facebook'));
  expect(shown.left).toEqual(['https://network.example/consent']);
});

test('a refusal is told with its reason, and can be tried again', async () => {
  const shown = showDashboard({ 'identity.instagramAuthUrl': refusal });
  await waitFor(async () => expect(await button('Connect Instagram')).toBeEnabled());
  await userEvent.click(await button('Connect Instagram'));
  expect(shown.toasts).toEqual([
    { kind: 'danger', message: 'Failed to connect to Instagram: Server error: Try again soon.' },
  ]);
  expect(await button('Connect Instagram')).toBeEnabled();
  // The notification goes by itself, and this stays until the next try.
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Failed to connect to Instagram: Server error: Try again soon.',
  );
});

test('a connection that its network refuses asks to be made again', async () => {
  showDashboard({
    'identity.checkFacebook': { ...noneConnected['identity.checkFacebook'], reconnect: true },
  });
  expect(await screen.findByText('Connection lost')).toBeInTheDocument();
  expect(await button('Reconnect Facebook')).toBeEnabled();
});

test('what is lost is told on top by name, with what waits for it and the way to connect it again', async () => {
  const lost = { connected: false, name: 'Ada', reconnect: true };
  const open = (postId: string, more: object = {}) => listed(postId, 'linkedin', more);
  const targets = [open('a'), open('b', { waiting_for: 'connection' }), open('c', { status: 'canceled' })];
  const shown = showDashboard({
    'identity.checkFacebook': FACEBOOK,
    'identity.checkLinkedin': { ...lost, platform_id: 3, user_platform_id: null, organizations: [] },
    'identity.linkedinAuthUrl': { auth_url: 'https://network.example/consent' },
    'posts.listUserPosts': listing(targets),
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('LinkedIn (Ada) is no longer connected');
  await waitFor(() => expect(alert).toHaveTextContent('2 posts wait for it.'));
  expect(screen.queryByText(/successfully connected/)).not.toBeInTheDocument();
  await userEvent.click(within(alert).getByRole('button', { name: 'Reconnect LinkedIn' }));
  expect(shown.left).toEqual(['https://network.example/consent']);
});

test('several that are lost are one alert', async () => {
  const lost = { connected: false, name: null, reconnect: true };
  showDashboard({
    'identity.checkFacebook': { ...lost, platform_id: 1, pages: [] },
    'identity.checkLinkedin': { ...lost, platform_id: 3, user_platform_id: null, organizations: [] },
  });
  expect(await screen.findByText('Facebook and LinkedIn are no longer connected')).toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  for (const network of ['Facebook', 'LinkedIn']) expect(await button(`Reconnect ${network}`)).toBeEnabled();
});

test('a check that fails says so, and Retry checks again', async () => {
  let well = false;
  showDashboard({
    'identity.checkLinkedin': () => (well ? noneConnected['identity.checkLinkedin'] : refusal()),
  });
  expect(await screen.findByText('Error: Try again soon.')).toBeInTheDocument();
  expect(screen.getByText(/LinkedIn could not be checked/)).toBeInTheDocument();
  expect(await button('Connect Facebook')).toBeEnabled();
  well = true;
  await userEvent.click(await button('Retry LinkedIn'));
  await waitFor(async () => expect(await button('Connect LinkedIn')).toBeEnabled());
});
