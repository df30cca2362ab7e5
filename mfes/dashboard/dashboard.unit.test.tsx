import { ApiError, defineRemote } from '@carillon/sdk/index.ts';
import { noteWantedPage } from '@carillon/sdk/session/wanted-page.ts';
import { emptySocialState } from '@carillon/sdk/social/social-state.ts';
import { connectionEvent } from '@carillon/sdk/testing/live-events.ts';
import { type RenderRemoteOptions, renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from './root.tsx';
import { listed } from './testing/answers.ts';

const Remote = defineRemote(Root);
const none = { connected: false, name: null, reconnect: false };
const answers = {
  'identity.checkFacebook': { ...none, platform_id: 1, pages: [] },
  'identity.checkInstagram': { ...none, platform_id: 2, accounts: [] },
  'identity.checkLinkedin': { ...none, platform_id: 3, user_platform_id: null },
  'posts.listUserPosts': { success: true, posts: {} },
};
const facebook = {
  connected: true,
  name: 'Ada',
  reconnect: false,
  platform_id: 1,
  pages: [{ id: 'p1', name: 'Bells', picture: null }],
};
const show = (more: RenderRemoteOptions['answers'] = {}, path = '/dashboard') =>
  renderRemote(Remote, {
    path,
    user: {
      id: 'u1',
      name: 'Ada',
      email: 'ada@example.com',
      timezone: 'UTC',
      workspace: { id: 'w1', name: 'Ada', role: 'owner' },
    },
    answers: { ...answers, ...more },
  });
const button = (name: string) => screen.findByRole('button', { name });
const COUNT =
  '1 account successfully connected. You can now manage your social media presence from one dashboard.';
const refusal = () => {
  throw new ApiError(503, { success: false, error: 'service_unavailable', message: 'Try again soon.' });
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('linked networks', () => {
  test('greets, and offers each network that is not linked', async () => {
    show();
    expect(screen.getByRole('heading', { name: 'Welcome Ada' })).toBeInTheDocument();
    for (const network of ['Facebook', 'Instagram', 'LinkedIn'])
      await waitFor(async () => expect(await button(`Connect ${network}`)).toBeEnabled());
  });

  test.each([false, true])(
    'one that the server is not set up for offers nothing that fails (lost: %s)',
    async (reconnect) => {
      const answer = { ...answers['identity.checkFacebook'], reconnect, available: false };
      show({ 'identity.checkFacebook': answer });
      const words = await screen.findByText(/^Not set up on this server/);
      expect(words).toHaveTextContent(/FACEBOOK_APP_ID and FACEBOOK_APP_SECRET, or SANDBOX=on/);
      expect(await button('Connect Facebook')).toBeDisabled();
      expect(screen.queryByRole('button', { name: 'Reconnect Facebook' })).not.toBeInTheDocument();
      await waitFor(async () => expect(await button('Connect LinkedIn')).toBeEnabled());
    },
  );

  test('a linked one says so, with its pages', async () => {
    show({ 'identity.checkFacebook': facebook });
    expect(await button('Facebook Connected')).toBeDisabled();
    expect(screen.getByText('Bells')).toBeInTheDocument();
  });

  test('how many are connected is told until that is dismissed, and again when there are more', async () => {
    const linkedin = { ...facebook, platform_id: 3, user_platform_id: 'urn:li:person:ada' };
    const first = show({ 'identity.checkFacebook': facebook });
    expect(await screen.findByText(COUNT)).toBeInTheDocument();
    await userEvent.click(await button('Dismiss'));
    expect(screen.queryByText(COUNT)).not.toBeInTheDocument();
    first.unmount();
    const second = show({ 'identity.checkFacebook': facebook });
    expect(await button('Facebook Connected')).toBeDisabled();
    expect(screen.queryByText(COUNT)).not.toBeInTheDocument();
    second.unmount();
    show({ 'identity.checkFacebook': facebook, 'identity.checkLinkedin': linkedin });
    expect(await screen.findByText(/^2 accounts successfully connected\./)).toBeInTheDocument();
  });

  test('fewer connected accounts are no news, and one that comes back is', async () => {
    const linkedin = { ...facebook, platform_id: 3, user_platform_id: 'urn:li:person:ada' };
    let second: object = linkedin;
    const shown = show({ 'identity.checkFacebook': facebook, 'identity.checkLinkedin': () => second });
    const two = /^2 accounts successfully connected\./;
    expect(await screen.findByText(two)).toBeInTheDocument();
    await userEvent.click(await button('Dismiss'));
    second = answers['identity.checkLinkedin'];
    act(() => shown.emit(connectionEvent({ platform: 'linkedin', status: 'disconnected' })));
    expect(await button('Connect LinkedIn')).toBeEnabled();
    expect(screen.queryByText(/successfully connected/)).not.toBeInTheDocument();
    second = linkedin;
    act(() => shown.emit(connectionEvent({ platform: 'linkedin', status: 'connected' })));
    expect(await screen.findByText(two)).toBeInTheDocument();
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
    show({ 'identity.checkFacebook': never, 'identity.checkLinkedin': never });
    expect(screen.getByRole('button', { name: 'Facebook Connected' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Disconnect Facebook' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Connect LinkedIn' })).toBeEnabled();
  });

  test('the way to a new post is there with and without any', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Create Post' })).toHaveAttribute('href', '/create-post');
  });

  test('logging out is the frame’s, and is not offered twice', async () => {
    show();
    await button('Connect Facebook');
    expect(screen.queryByRole('button', { name: 'Log Out' })).not.toBeInTheDocument();
  });

  test('connecting leaves for the network’s consent page', async () => {
    const shown = show({ 'identity.facebookAuthUrl': { auth_url: 'https://network.example/consent' } });
    await waitFor(async () => expect(await button('Connect Facebook')).toBeEnabled());
    await userEvent.click(await button('Connect Facebook'));
    expect(shown.left).toEqual(['https://network.example/consent']);
  });

  test('a refusal is told with its reason, and can be tried again', async () => {
    const shown = show({ 'identity.instagramAuthUrl': refusal });
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

  test('disconnecting asks first, and then the network can be linked again', async () => {
    let linked = true;
    const shown = show({
      'identity.checkFacebook': () => (linked ? facebook : answers['identity.checkFacebook']),
      'identity.disconnect': () => {
        linked = false;
        return { success: true };
      },
    });
    await userEvent.click(await button('Disconnect Facebook'));
    expect(shown.calls.map(({ id }) => id)).not.toContain('identity.disconnect');
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Disconnect Facebook' }));
    await waitFor(async () => expect(await button('Connect Facebook')).toBeEnabled());
    expect(shown.toasts).toEqual([{ kind: 'success', message: 'Facebook is disconnected.' }]);
  });

  test('a link that its network refuses asks to be made again', async () => {
    show({ 'identity.checkFacebook': { ...answers['identity.checkFacebook'], reconnect: true } });
    expect(await screen.findByText('Connection lost')).toBeInTheDocument();
    expect(await button('Reconnect Facebook')).toBeEnabled();
  });

  test('what is lost is told on top by name, with what waits for it and the way to connect it again', async () => {
    const lost = { connected: false, name: 'Ada', reconnect: true };
    const open = (postId: string, more: object = {}) => listed(postId, 'linkedin', more);
    const targets = [open('a'), open('b', { waiting_for: 'connection' }), open('c', { status: 'canceled' })];
    const shown = show({
      'identity.checkFacebook': facebook,
      'identity.checkLinkedin': { ...lost, platform_id: 3, user_platform_id: null },
      'identity.linkedinAuthUrl': { auth_url: 'https://network.example/consent' },
      'posts.listUserPosts': { success: true, posts: { linkedin: targets } },
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
    show({
      'identity.checkFacebook': { ...lost, platform_id: 1, pages: [] },
      'identity.checkLinkedin': { ...lost, platform_id: 3, user_platform_id: null },
    });
    expect(await screen.findByText('Facebook and LinkedIn are no longer connected')).toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    for (const network of ['Facebook', 'LinkedIn'])
      expect(await button(`Reconnect ${network}`)).toBeEnabled();
  });

  test('a check that fails says so, and Retry checks again', async () => {
    let well = false;
    show({ 'identity.checkLinkedin': () => (well ? answers['identity.checkLinkedin'] : refusal()) });
    expect(await screen.findByText('Error: Try again soon.')).toBeInTheDocument();
    expect(screen.getByText(/LinkedIn could not be checked/)).toBeInTheDocument();
    expect(await button('Connect Facebook')).toBeEnabled();
    well = true;
    await userEvent.click(await button('Retry LinkedIn'));
    await waitFor(async () => expect(await button('Connect LinkedIn')).toBeEnabled());
  });
});

describe('asking before disconnecting', () => {
  test('goes by keyboard alone: into the question, out of it by Escape, and back', async () => {
    const shown = show({ 'identity.checkFacebook': facebook });
    const trigger = await button('Disconnect Facebook');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const keep = await button('Keep Facebook');
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
    expect(shown.calls.map(({ id }) => id)).not.toContain('identity.disconnect');
  });

  test.each([
    [0, 'Nothing is scheduled for Facebook.'],
    [1, 'Disconnecting pauses 1 scheduled post until'],
    [2, 'Disconnecting pauses 2 scheduled posts until'],
  ])('says what it does to the %d posts that are scheduled', async (count, words) => {
    const targets = Array.from({ length: count }, (_, n) => listed(`p${n}`, 'facebook'));
    show({
      'identity.checkFacebook': facebook,
      'posts.listUserPosts': { success: true, posts: { facebook: targets } },
    });
    await userEvent.click(await button('Disconnect Facebook'));
    expect(await screen.findByRole('dialog')).toHaveTextContent(words);
  });

  test('afterwards the focus is at the network, not lost', async () => {
    let linked = true;
    show({
      'identity.checkFacebook': () => (linked ? facebook : answers['identity.checkFacebook']),
      'identity.disconnect': () => {
        linked = false;
        return { success: true };
      },
    });
    await userEvent.click(await button('Disconnect Facebook'));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Disconnect/ }));
    const connect = await button('Connect Facebook');
    await waitFor(() => expect(connect).toHaveFocus());
  });

  test('a refusal is told in the question, which stays', async () => {
    const shown = show({ 'identity.checkFacebook': facebook, 'identity.disconnect': refusal });
    await userEvent.click(await button('Disconnect Facebook'));
    const question = screen.getByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: /Disconnect/ }));
    expect(await within(question).findByRole('alert')).toHaveTextContent(
      'Failed to disconnect Facebook: Try again soon.',
    );
    expect(shown.toasts).toEqual([{ kind: 'danger', message: 'Failed to disconnect Facebook' }]);
  });
});

describe('what a network’s return said', () => {
  const returned = (
    status: string,
    message: string,
    reason = status === 'danger' ? 'refused' : 'connected',
  ) => `/dashboard?${new URLSearchParams({ status, message, reason, platform: 'facebook' })}`;
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
      const shown = show({ 'identity.checkFacebook': facebook }, returned(kind, message));
      expect(screen.getByRole(role)).toHaveTextContent(message);
      expect(shown.path()).toBe('/dashboard');
      expect(shown.toasts).toEqual(kind === 'danger' ? [{ kind, message }] : []);
      act(() => jest.advanceTimersByTime(5_000));
      expect(screen.queryByText(message)).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test('right after connecting one banner says so and how many there are, also when its five seconds are over', async () => {
    sentAway();
    jest.useFakeTimers();
    try {
      const message = 'Facebook connected: 2 pages are ready.';
      show({ 'identity.checkFacebook': facebook }, returned('success', message));
      await act(() => jest.advanceTimersByTimeAsync(100));
      const banner = screen.getByRole('status');
      expect(banner).toHaveTextContent(message);
      expect(banner).toHaveTextContent(COUNT);
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(screen.queryByText(message)).not.toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent(COUNT);
    } finally {
      jest.useRealTimers();
    }
  });

  test('a loss comes before how many are connected', async () => {
    sentAway();
    const lost = { connected: false, name: 'Ada', reconnect: true };
    const shown = show(
      {
        'identity.checkFacebook': facebook,
        'identity.checkLinkedin': { ...lost, platform_id: 3, user_platform_id: null },
      },
      returned('success', 'Facebook connected: 2 pages are ready.'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('LinkedIn (Ada) is no longer connected');
    await userEvent.click(await button('Dismiss'));
    expect(screen.queryByText(/successfully connected/)).not.toBeInTheDocument();
    shown.unmount();
  });

  const PLANTED = 'Your account is locked, call 555-0100';
  test.each([
    ['danger', 'refused', 'alert', 'Connection failed: Facebook refused it.'],
    ['danger', 'no_such_code', 'alert', /^Connection failed: something went wrong on our side/],
    ['success', 'connected', 'status', 'Facebook connected.'],
  ])('%s, %s: what a stranger wrote is told in our words', async (kind, reason, role, message) => {
    const shown = show({ 'identity.checkFacebook': facebook }, returned(kind, PLANTED, reason));
    expect(screen.getByRole(role)).toHaveTextContent(message);
    expect(screen.queryByText(/555-0100/)).not.toBeInTheDocument();
    await waitFor(() => expect(shown.path()).toBe('/dashboard'));
  });

  test.each([
    ['free money', 'connected'],
    // A return that is loaded again: the link was made the first time.
    ['danger', 'state_unknown'],
  ])('%s, %s: nothing is said to whom was not sent to a network', async (kind, reason) => {
    const shown = show({}, returned(kind, PLANTED, reason));
    await waitFor(() => expect(shown.path()).toBe('/dashboard'));
    expect(screen.queryByText(PLANTED)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('who left a post for a network is led back to it, once', async () => {
    sentAway();
    noteWantedPage('/create-post');
    const { unmount } = show(
      { 'identity.checkFacebook': facebook },
      returned('success', 'Facebook connected: 1 page is ready.'),
    );
    const link = await screen.findByRole('link', { name: 'Continue your post' });
    expect(link).toHaveAttribute('href', '/create-post');
    unmount();
    show({ 'identity.checkFacebook': facebook }, returned('success', 'Facebook connected: 1 page is ready.'));
    await button('Disconnect Facebook');
    expect(screen.queryByRole('link', { name: 'Continue your post' })).not.toBeInTheDocument();
  });

  test('nothing is called connected that is not', async () => {
    sentAway();
    let linked = true;
    const shown = show(
      { 'identity.checkFacebook': () => (linked ? facebook : answers['identity.checkFacebook']) },
      returned('success', 'Facebook connected: 1 page is ready.'),
    );
    await button('Disconnect Facebook');
    expect(screen.getByText('Facebook connected: 1 page is ready.')).toBeInTheDocument();
    linked = false;
    act(() => shown.emit(connectionEvent({ status: 'disconnected' })));
    await button('Connect Facebook');
    expect(screen.queryByText('Facebook connected: 1 page is ready.')).not.toBeInTheDocument();
  });
});

test.each([
  ['links', 'Social links'],
  ['posts', 'Your posts'],
])('whoever comes for #%s is taken there', (place, name) => {
  show({}, `/dashboard#${place}`);
  expect(screen.getByRole('heading', { name })).toHaveFocus();
});
