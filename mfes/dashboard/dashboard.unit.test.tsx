import { ApiError, defineRemote } from '@carillon/sdk/index.ts';
import { type RenderRemoteOptions, renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from './root.tsx';

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
    user: { id: 'u1', name: 'Ada', email: 'ada@example.com', timezone: 'UTC' },
    answers: { ...answers, ...more },
  });
const button = (name: string) => screen.findByRole('button', { name });
const refusal = () => {
  throw new ApiError(503, { success: false, error: 'service_unavailable', message: 'Try again soon.' });
};

beforeEach(() => window.sessionStorage.clear());

describe('linked networks', () => {
  test('greets, and offers each network that is not linked', async () => {
    show();
    expect(screen.getByRole('heading', { name: 'Welcome Ada' })).toBeInTheDocument();
    for (const network of ['Facebook', 'Instagram', 'LinkedIn'])
      await waitFor(async () => expect(await button(`Connect ${network}`)).toBeEnabled());
  });

  test('a linked one says so, with its pages, and how many there are', async () => {
    show({ 'identity.checkFacebook': facebook });
    expect(await button('Facebook Connected')).toBeDisabled();
    expect(screen.getByText('Linked by Ada · Bells')).toBeInTheDocument();
    expect(
      screen.getByText(
        '1 account successfully connected. You can now manage your social media presence from one dashboard.',
      ),
    ).toBeInTheDocument();
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
    expect(shown.notices).toEqual([
      { kind: 'danger', message: 'Failed to connect to Instagram: Server error: Try again soon.' },
    ]);
    expect(await button('Connect Instagram')).toBeEnabled();
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
    const question = await screen.findByRole('tooltip');
    await userEvent.click(within(question).getByRole('button', { name: 'Disconnect Facebook' }));
    await waitFor(async () => expect(await button('Connect Facebook')).toBeEnabled());
    expect(shown.notices).toEqual([{ kind: 'success', message: 'Facebook is disconnected.' }]);
  });

  test('a link that its network refuses asks to be made again', async () => {
    show({ 'identity.checkFacebook': { ...answers['identity.checkFacebook'], reconnect: true } });
    expect(await screen.findByText(/Facebook no longer accepts this link/)).toBeInTheDocument();
  });

  test('a check that fails says so, and Retry checks again', async () => {
    let well = false;
    show({ 'identity.checkLinkedin': () => (well ? answers['identity.checkLinkedin'] : refusal()) });
    expect(await screen.findByText('Error: Try again soon.')).toBeInTheDocument();
    well = true;
    await userEvent.click(await button('Retry'));
    await waitFor(async () => expect(await button('Connect LinkedIn')).toBeEnabled());
  });
});

describe('what a network’s return said', () => {
  test.each([
    ['success', 'status', 'Facebook is connected.'],
    ['danger', 'alert', 'You did not allow it.'],
  ])('%s is shown, taken out of the address, and gone after five seconds', async (kind, role, message) => {
    jest.useFakeTimers();
    try {
      const query = new URLSearchParams({ status: kind, message });
      const shown = show({}, `/dashboard?${query}`);
      expect(screen.getByRole(role)).toHaveTextContent(message);
      expect(shown.path()).toBe('/dashboard');
      act(() => jest.advanceTimersByTime(5_000));
      expect(screen.queryByText(message)).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test('any other words in the address are not shown', () => {
    show({}, '/dashboard?status=free+money&message=Click+here');
    expect(screen.queryByText('Click here')).not.toBeInTheDocument();
  });
});

test.each([
  ['links', 'Social links'],
  ['posts', 'Your posts'],
])('whoever comes for #%s is taken there', (place, name) => {
  show({}, `/dashboard#${place}`);
  expect(screen.getByRole('heading', { name })).toHaveFocus();
});

describe('posts', () => {
  const post = {
    id: 'x',
    post_id: 'y',
    platform: 'facebook',
    status: 'published',
    created_at: '2026-03-01T10:00:00Z',
    due_at: null,
    target_name: 'Bells',
    initial_description: 'our bells',
    AI_generated_description: 'The bells ring.',
    post_url: 'https://network.example/1',
    response_post_id: '1',
    reason: null,
  };

  test('without any, there is a way to the first', async () => {
    show();
    expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create a post' })).toHaveAttribute('href', '/create-post');
  });

  test('a published one has its link, a failed one the network’s reason', async () => {
    const failed = {
      ...post,
      id: 'z',
      platform: 'linkedin',
      status: 'failed',
      post_url: null,
      reason: 'Too long.',
    };
    show({ 'posts.listUserPosts': { success: true, posts: { facebook: [post], linkedin: [failed] } } });
    expect(await screen.findByRole('link', { name: 'View post' })).toHaveAttribute('href', post.post_url);
    expect(screen.getByText('Too long.')).toBeInTheDocument();
  });

  test('a list that can not be had says that the posts are safe, and can be asked for again', async () => {
    let well = false;
    show({ 'posts.listUserPosts': () => (well ? answers['posts.listUserPosts'] : refusal()) });
    expect(await screen.findByText('Failed to fetch posts')).toBeInTheDocument();
    well = true;
    await userEvent.click(await button('Retry'));
    expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
  });
});
