import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { ApiError } from '@carillon/sdk/index.ts';
import { connectionsReply, lostConnection } from '@carillon/sdk/testing/connections.ts';
import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ACCOUNTS, accounts, connectedAnswers, disconnected, publication } from './answers.ts';
import {
  button,
  click,
  continueDraft,
  formsOf,
  openPublish,
  picture,
  refuse,
  server,
  write,
  writeMore,
} from './compose.ts';
import { apiError } from './fake-posts.ts';

describe('publishing', () => {
  test('publishes once to everything that can take the post, and shows the results', async () => {
    const results = [publication('facebook'), publication('linkedin')];
    const answer = Promise.withResolvers<unknown>();
    const remote = await write('Ring', {
      'posts.publishPosts': () => answer.promise,
      'posts.getPost': {
        success: true,
        post: {
          results: [
            publication('facebook', { status: 'published', post_url: 'https://network.example/1' }),
            publication('linkedin', { status: 'failed', reason: 'LinkedIn: content is a duplicate' }),
          ],
        },
      },
    });
    const box = await openPublish();
    expect(within(box).getByText('Image required')).toBeInTheDocument();
    const send = button('Publish Now');
    act(() => {
      send.click();
      send.click();
    });
    answer.resolve({ success: true, message: '', post_id: 'post-1', results });
    expect(await screen.findByRole('link', { name: /View post/ })).toHaveAttribute(
      'href',
      'https://network.example/1',
    );
    expect(screen.getByText('LinkedIn: content is a duplicate')).toBeInTheDocument();
    const platforms = formsOf(remote, 'posts.publishPosts').map((form) => form.get('platforms'));
    expect(platforms).toHaveLength(1);
    expect(JSON.parse(String(platforms[0]))).toEqual([
      { platform_id: 1, page_id: 'p1', content: 'Ring' },
      { platform_id: 3, page_id: 'urn:li:person:ada', content: 'Ring' },
    ]);
  });

  test('asks before publishing a gap that a draft left', async () => {
    await write('Call us at [[phone number]');
    const box = await openPublish();
    expect(within(box).getByText('Still to fill in: [phone number]')).toBeInTheDocument();
    expect(button('Publish Now')).toBeDisabled();
    expect(button('Schedule for later')).toBeDisabled();
    await userEvent.click(within(box).getByRole('checkbox', { name: /with the brackets/ }));
    expect(button('Publish Now')).toBeEnabled();
  });

  test('needs at least one network', async () => {
    await write('Ring');
    const box = await openPublish();
    await userEvent.click(within(box).getByRole('checkbox', { name: /Facebook/ }));
    await userEvent.click(within(box).getByRole('checkbox', { name: /LinkedIn/ }));
    expect(within(box).getByText('Please select at least one platform to publish to.')).toBeInTheDocument();
    expect(button('Publish Now')).toBeDisabled();
    expect(button('Schedule for later')).toBeDisabled();
    expect(within(box).getByText(/^Please select/)).toHaveClass('composer-error');
  });

  test('isn’t the user’s fault while nothing can be selected', async () => {
    await write('Ring', disconnected);
    expect(await screen.findByText('No account is connected yet.')).toBeInTheDocument();
    const box = await openPublish();
    const help = within(box).getByText('Please select at least one platform to publish to.');
    expect(help).toHaveClass('muted');
    expect(help).not.toHaveClass('composer-error');
    expect(button('Publish Now')).toBeDisabled();
  });

  test('says which connection is lost, in the words of the list of connections', async () => {
    await write('Ring', {
      ...accounts(lostConnection(ACCOUNTS.facebook)),
    });
    const box = await openPublish();
    expect(within(box).getByText('Connection lost')).toBeInTheDocument();
    expect(within(box).getByRole('button', { name: 'Reconnect Facebook' })).toBeEnabled();
    expect(within(box).getByRole('button', { name: 'Connect LinkedIn' })).toBeEnabled();
  });

  test('says that networks are still being checked', async () => {
    await write('Ring', { 'identity.listConnections': () => new Promise(() => undefined) });
    expect(within(await openPublish()).getByText('Checking LinkedIn…')).toBeInTheDocument();
  });

  test('says why an account could not be connected', async () => {
    const remote = await write('Ring', {
      ...disconnected,
      'identity.beginConnecting': () => {
        throw new ApiError(503, {
          success: false,
          error: 'service_unavailable',
          message: 'Facebook is away.',
        });
      },
    });
    const box = await openPublish();
    await userEvent.click(within(box).getByRole('button', { name: 'Connect Facebook' }));
    const words = 'Failed to connect to Facebook: Server error: Facebook is away.';
    expect(await within(box).findByText(words)).toBeInTheDocument();
    expect(remote.toasts).toEqual([{ kind: 'danger', message: words }]);
  });

  test('connects an account once for several clicks', async () => {
    const never = (): Promise<never> => new Promise(() => undefined);
    await write('Ring', {
      ...accounts(lostConnection(ACCOUNTS.facebook)),
      'identity.beginConnecting': never,
      'identity.reconnect': never,
    });
    const box = await openPublish();
    for (const name of [/Connect LinkedIn/, /Reconnect Facebook/]) {
      const connect = within(box).getByRole('button', { name });
      await userEvent.click(connect);
      await waitFor(() => expect(connect).toBeDisabled());
      expect(connect).toHaveClass('ant-btn-loading');
    }
    expect(within(box).getByRole('button', { name: /Connect Instagram/ })).toBeEnabled();
  });

  test('shows remembered networks at once, while checks are slow', async () => {
    const before = await write('Ring');
    await waitFor(() => expect(window.sessionStorage.getItem('socialMediaState')).toMatch(/p1.*a1.*ada/));
    before.unmount();
    const never = (): Promise<never> => new Promise(() => undefined);
    await continueDraft({ 'identity.listConnections': never });
    await screen.findByLabelText('Post text');
    expect(screen.queryByText('No account is connected yet.')).not.toBeInTheDocument();
    const box = await openPublish();
    expect(within(box).getByRole('checkbox', { name: /Facebook/ })).toBeChecked();
    expect(within(box).getByRole('checkbox', { name: /LinkedIn/ })).toBeChecked();
    expect(button('Publish Now')).toBeEnabled();
  });

  test('the server’s own words for its fault are in the dialog', async () => {
    await write('Ring', {
      'posts.publishPosts': () => {
        throw new ApiError(500, { success: false, error: 'internal_error', message: 'The disk is full.' });
      },
    });
    const box = await openPublish();
    await click('Publish Now');
    expect(await within(box).findByRole('alert')).toHaveTextContent(
      'Failed to publish posts. Please try again. The disk is full.',
    );
  });

  test('shows all of a long text on demand, and counts the files that it has no room for', async () => {
    const text = 'one two three '.repeat(30).trim();
    await write('Ring');
    fireEvent.change(screen.getByLabelText('Post text'), { target: { value: text } });
    await userEvent.upload(
      screen.getByLabelText('Add media'),
      Array.from({ length: 6 }, (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' })),
    );
    const glance = within(await openPublish()).getByRole('region', { name: 'Your post' });
    expect(within(glance).getByText(text)).toHaveClass('clamped');
    await userEvent.click(within(glance).getByRole('button', { name: 'Show all' }));
    expect(within(glance).getByText(text)).not.toHaveClass('clamped');
    await waitFor(() => expect(within(glance).getByText('and 2 more')).toBeInTheDocument());
  });

  test('offers to connect what isn’t connected, and keeps the post meanwhile', async () => {
    const remote = await write('Ring', {
      ...disconnected,
      'identity.beginConnecting': { auth_url: 'https://network.example/consent' },
    });
    const box = await openPublish();
    expect(within(box).getByRole('checkbox', { name: /Facebook/ })).toBeDisabled();
    await userEvent.click(within(box).getByRole('button', { name: 'Connect Facebook' }));
    expect(remote.left).toEqual(['https://network.example/consent']);
    expect([...server.drafts.values()].map(({ post, step }) => [post?.text, step])).toEqual([
      ['Ring', 'publish'],
    ]);
  });

  test('a network without server settings isn’t offered, and its operator is told why', async () => {
    await write('Ring', {
      'identity.listConnections': connectionsReply(
        [],
        PLATFORM_NAMES.filter((name) => name !== 'facebook'),
      ),
    });
    const box = await openPublish();
    await waitFor(() => expect(within(box).getByRole('button', { name: 'Connect Facebook' })).toBeDisabled());
    expect(within(box).getByText(/^Not set up on this server/)).toHaveTextContent(
      'The server’s administrator can set FACEBOOK_APP_ID and FACEBOOK_APP_SECRET, or SANDBOX=on for a simulated network.',
    );
    expect(within(box).getByRole('checkbox', { name: /Facebook/ })).toBeDisabled();
  });

  test('an error shows its reason, loses nothing, and sending again sends the same post', async () => {
    let isRefusing = true;
    const remote = await write('Ring', {
      'posts.publishPosts': () => {
        if (isRefusing) refuse('Check the form.', { platforms: ['That page is not yours.'] })();
        return { success: true, message: '', post_id: 'post-1', results: [publication('facebook')] };
      },
      'posts.getPost': {
        success: true,
        post: { results: [publication('facebook', { status: 'published' })] },
      },
    });
    const box = await openPublish();
    await click('Publish Now');
    expect(await within(box).findByRole('alert')).toHaveTextContent('That page is not yours.');
    expect(remote.toasts).toEqual([{ kind: 'danger', message: 'Failed to publish posts' }]);
    isRefusing = false;
    await click('Publish Now');
    await screen.findByText('Results');
    const ids = formsOf(remote, 'posts.publishPosts').map((form) => form.get('draft_id'));
    expect(ids).toEqual([...server.drafts.keys(), ids[0]]);
  });

  test('doesn’t call networks disconnected that couldn’t be checked, and checks them again', async () => {
    let well = false;
    await write('Ring', {
      'identity.listConnections': () =>
        well ? connectedAnswers['identity.listConnections'] : refuse('No.')(),
    });
    const box = await openPublish();
    expect(await within(box).findByText('Couldn’t check Facebook')).toBeInTheDocument();
    expect(within(box).queryByRole('button', { name: 'Connect Facebook' })).not.toBeInTheDocument();
    expect(button('Publish Now')).toBeDisabled();
    well = true;
    await userEvent.click(within(box).getByRole('button', { name: 'Check Facebook again' }));
    await waitFor(() => expect(within(box).getByRole('checkbox', { name: /Facebook/ })).toBeChecked());
  });

  test('includes Instagram once there is an image, which can be added on the spot', async () => {
    const remote = await write('Ring', { 'posts.publishPosts': refuse('No.') });
    const box = await openPublish();
    expect(within(box).getByRole('checkbox', { name: /Instagram/ })).toBeDisabled();
    const clickSpy = jest.spyOn(screen.getByLabelText('Add media'), 'click');
    await userEvent.click(within(box).getByRole('button', { name: 'Add Image' }));
    expect(clickSpy).toHaveBeenCalledTimes(1);
    await userEvent.upload(screen.getByLabelText('Add media'), picture());
    expect(within(box).getByRole('checkbox', { name: /Instagram/ })).toBeChecked();
    expect(within(box).queryByText('Image required')).not.toBeInTheDocument();
    await waitFor(() => expect(button('Publish Now')).toBeEnabled());
    await click('Publish Now');
    await within(box).findByRole('alert');
    const [form] = formsOf(remote, 'posts.publishPosts');
    const [draft] = server.drafts.values();
    expect(draft?.media).toMatchObject([{ name: 'shop.png' }]);
    expect(JSON.parse(String(form?.get('media_ids')))).toEqual(draft?.media_ids);
    expect(JSON.parse(String(form?.get('platforms')))).toContainEqual({
      platform_id: 2,
      page_id: 'a1',
      content: 'Ring',
    });
  });

  test('a rejected file is named once with the reason, and isn’t part of the post', async () => {
    const words = '“shop.png” can’t be posted: it is damaged.';
    await write('Ring', {
      'posts.uploadMedia': () => {
        throw apiError('unsupported_media', undefined, words);
      },
    });
    await userEvent.upload(screen.getByLabelText('Add media'), picture());
    const box = await openPublish();
    expect(await within(box).findByText(words)).toHaveAttribute('role', 'alert');
    expect(within(box).queryByRole('img', { name: 'shop.png' })).not.toBeInTheDocument();
    expect(button('Publish Now')).toBeEnabled();
    await userEvent.upload(
      screen.getByLabelText('Add media'),
      new File(['x'], 'plan.pdf', { type: 'application/pdf' }),
      { applyAccept: false },
    );
    expect(within(box).getByText(/^“plan\.pdf” wasn’t added: choose a JPEG/)).toBeInTheDocument();
    expect(within(box).queryByText(words)).not.toBeInTheDocument();
  });

  test('goes to the pages that were chosen', async () => {
    const remote = await write('Ring', { 'posts.publishPosts': refuse('No.') });
    const box = await openPublish();
    const pages = within(box).getByRole('group', { name: '1 of 2 pages' });
    await userEvent.click(within(box).getByRole('button', { name: 'Select all Facebook pages' }));
    expect(pages).toHaveAccessibleName('2 of 2 pages');
    await click('Publish Now');
    await within(box).findByRole('alert');
    for (const name of ['Bells', 'Whistles'])
      await userEvent.click(within(pages).getByRole('checkbox', { name }));
    expect(within(box).getByRole('checkbox', { name: 'Facebook' })).not.toBeChecked();
    await userEvent.click(within(pages).getByRole('checkbox', { name: 'Whistles' }));
    await click('Publish Now');
    await waitFor(() => expect(formsOf(remote, 'posts.publishPosts')).toHaveLength(2));
    const forms = formsOf(remote, 'posts.publishPosts').map((form) =>
      (JSON.parse(String(form.get('platforms'))) as { page_id?: string }[]).map(({ page_id }) => page_id),
    );
    expect(forms).toEqual([
      ['p1', 'p2', 'urn:li:person:ada'],
      ['p2', 'urn:li:person:ada'],
    ]);
  });

  test('a first comment goes along to the networks that are to get it', async () => {
    const remote = await write('Ring', { 'posts.publishPosts': refuse('No.') });
    const comment = screen.getByLabelText('First comment');
    await userEvent.type(comment, 'More below');
    const networks = screen.getByRole('group', { name: 'Networks that get the first comment' });
    await userEvent.click(within(networks).getByRole('checkbox', { name: /LinkedIn/ }));
    const box = await openPublish();
    expect(within(box).getByText('More below')).toBeInTheDocument();
    await click('Publish Now');
    await within(box).findByRole('alert');
    const [form] = formsOf(remote, 'posts.publishPosts');
    expect(JSON.parse(String(form?.get('platforms')))).toEqual([
      { platform_id: 1, page_id: 'p1', content: 'Ring', first_comment: 'More below' },
      { platform_id: 3, page_id: 'urn:li:person:ada', content: 'Ring' },
    ]);
  });

  test('the same words again are a new post', async () => {
    const results = [publication('facebook', { status: 'published' })];
    const remote = await write('Ring', {
      'posts.publishPosts': { success: true, message: '', post_id: 'post-1', results },
      'posts.getPost': { success: true, post: { results } },
    });
    await openPublish();
    await click('Publish Now');
    await userEvent.click(await screen.findByRole('button', { name: 'Create another post' }));
    await screen.findByLabelText('What is your post about?');
    await writeMore('Ring');
    await openPublish();
    await click('Publish Now');
    await screen.findByText('Results');
    const [first, second] = formsOf(remote, 'posts.publishPosts').map((form) => form.get('draft_id'));
    expect(second).toEqual(expect.any(String));
    expect(second).not.toBe(first);
  });
});

test('a post’s outcome is asked for again when the server says that it changed', async () => {
  let status = 'publishing';
  const remote = await write('Ring', {
    'posts.publishPosts': {
      success: true,
      message: '',
      post_id: 'post-1',
      results: [publication('facebook')],
    },
    'posts.getPost': () => ({ success: true, post: { results: [publication('facebook', { status })] } }),
  });
  await click('Publish');
  await click('Publish Now');
  await screen.findByText('Results');
  const callCount = remote.calls.filter(({ id }) => id === 'posts.getPost').length;
  status = 'published';
  act(() => remote.emit(publicationEvent({ platform: 'facebook' }, 'another-post')));
  expect(remote.calls.filter(({ id }) => id === 'posts.getPost')).toHaveLength(callCount);
  act(() => remote.emit(publicationEvent({ platform: 'facebook' }, 'post-1')));
  expect(await screen.findByText('Published')).toBeInTheDocument();
  await waitFor(() =>
    expect(remote.toasts).toEqual([{ kind: 'success', message: 'Your post is published.' }]),
  );
});
