import { ApiError } from '@carillon/sdk/index.ts';
import type { RenderRemoteOptions } from '@carillon/sdk/testing/render-remote.tsx';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AS_OF, chooseAccount, comment, press, row, show, texts } from './inbox.ts';

test('a comment shows its place, time and sentiment, and links to its post; older ones load on demand', async () => {
  show([
    comment('a', { mood: 'negative', url: 'https://example.com/a' }),
    comment('b', { platform: 'instagram', mood: null }),
    comment('c'),
  ]);
  const first = await row('Text of a');
  expect(first).toHaveTextContent(/Unread.*Facebook.*Sat, Nov 24, 2029, 4:30 PM.*Negative/);
  expect(within(first).getByRole('link', { name: 'The bells ring.' })).toHaveAttribute('href', '/posts/p1');
  expect(within(first).getByRole('link', { name: 'View on Facebook' })).toHaveAttribute(
    'href',
    'https://example.com/a',
  );
  expect(texts()).toEqual(['Text of a', 'Text of b']);
  await press('Older comments');
  expect(await row('Text of c')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Older comments' })).not.toBeInTheDocument();
});

test('an account is chosen by its name, also when it is no longer connected', async () => {
  const on = (target_id: string) => ({ ...comment('a').post, target_id, target_name: target_id });
  const remote = show([
    comment('a', { platform: 'instagram', post: on('ada') }),
    comment('b', { platform: 'instagram', post: on('bob') }),
  ]);
  await row('Text of a');
  await chooseAccount({ name: /bob.*Not connected/ });
  await waitFor(() => expect(texts()).toEqual(['Text of b']));
  expect(remote.path()).toBe('/inbox?account=bob');
  await chooseAccount({ name: /Bells/ });
  expect(await screen.findByRole('heading', { name: 'No comments for Bells yet' })).toBeVisible();
});

test('filters query the server, appear in the address, and can be removed', async () => {
  const other = { post_id: 'p2', words: 'Another post', target_id: '104', target_name: 'Bells', url: null };
  const remote = show([
    comment('a', { mood: 'positive' }),
    comment('b', { platform: 'instagram', mood: 'negative', post: other, read: true }),
  ]);
  await row('Text of a');
  await chooseAccount({ name: 'All of Instagram' });
  await waitFor(() => expect(texts()).toEqual(['Text of b']));
  expect(remote.path()).toBe('/inbox?platform=instagram');
  // Counts all comments, not only the listed ones.
  expect(screen.getByRole('heading', { name: '1 unread in total' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Sentiment'), 'Positive');
  expect(await screen.findByRole('heading', { name: 'No comments match' })).toBeVisible();
  await press('Show all comments');
  await waitFor(() => expect(texts()).toHaveLength(2));
  await userEvent.click(screen.getByLabelText('Unread only'));
  await waitFor(() => expect(texts()).toEqual(['Text of a']));
  await userEvent.click(screen.getByLabelText('Unread only'));
  await waitFor(() => expect(texts()).toHaveLength(2));
  await press('Only this post', await row('Text of b'));
  await waitFor(() => expect(texts()).toEqual(['Text of b']));
  const posts = screen.getByLabelText('Post');
  expect(posts).toHaveValue('p2');
  expect(within(posts).getAllByRole('option')).toHaveLength(3);
  await userEvent.selectOptions(posts, 'All posts');
  await waitFor(() => expect(texts()).toHaveLength(2));
});

test('a comment marked as read stays in place, and the count changes', async () => {
  const remote = show([comment('a'), comment('b'), comment('c')], {}, '/inbox?unread=true');
  expect(await screen.findByRole('heading', { name: '3 unread' })).toBeVisible();
  const first = await row('Text of a');
  await press('Mark as read', first);
  expect(await screen.findByRole('heading', { name: '2 unread' })).toBeVisible();
  expect(within(first).queryByText('Unread')).not.toBeInTheDocument();
  await press('Mark as unread', first);
  await press('Mark all as read');
  expect(await screen.findByRole('heading', { name: 'No unread comments' })).toBeVisible();
  // Also what is further down, up to when the list was seen.
  expect(remote.calls).toContainEqual(expect.objectContaining({ input: { body: { as_of: AS_OF } } }));
  expect(texts()).toHaveLength(2);
});

test('a comment is liked and hidden where its network allows it, and errors are shown', async () => {
  let away = false;
  const remote = show([comment('a'), comment('b', { can_like: false, can_hide: false })], {
    'analytics.actOnComment': ({ body: { action, on } }: { body: { action: string; on: boolean } }) => {
      if (away)
        throw new ApiError(502, {
          success: false,
          error: 'network_unavailable',
          message: 'Facebook is away.',
        });
      return { success: true, liked: action === 'like' && on, hidden: action === 'hide' && on };
    },
  } as RenderRemoteOptions['answers']);
  const first = await row('Text of a');
  await press('Like', first);
  expect(await within(first).findByText('Liked')).toBeVisible();
  await press('Hide', first);
  expect(await within(first).findByText('Hidden')).toBeVisible();
  away = true;
  await press('Unhide', first);
  await waitFor(() =>
    expect(remote.toasts).toEqual([
      { kind: 'danger', message: 'Couldn’t unhide the comment. Facebook is away.' },
    ]),
  );
  const second = await row('Text of b');
  expect(within(second).queryByRole('button', { name: /Like|Hide/ })).not.toBeInTheDocument();
});

test('keys go through the list, mark and reply, until they are turned off; in a field they are letters', async () => {
  show([comment('a', { read: true }), comment('b')]);
  const [first, second] = [await row('Text of a'), await row('Text of b')];
  await userEvent.keyboard('j');
  expect(first).toHaveFocus();
  await userEvent.keyboard('j');
  expect(second).toHaveFocus();
  await userEvent.keyboard('jm');
  expect(await screen.findByRole('heading', { name: 'No unread comments' })).toBeVisible();
  await userEvent.keyboard('k');
  expect(first).toHaveFocus();
  await userEvent.keyboard('rjr');
  expect(within(first).getByLabelText('Your reply')).toHaveValue('jr');
  await press('Cancel', first);
  expect(first).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Keyboard shortcuts:/ }));
  await userEvent.keyboard('j');
  expect(second).not.toHaveFocus();
});

test('reports a failed mark, and changes nothing', async () => {
  const refuse = () => {
    throw new ApiError(500, { success: false, error: 'internal_error', message: 'Server error occurred' });
  };
  const remote = show([comment('a')], { 'analytics.markCommentsRead': refuse });
  await press('Mark as read', await row('Text of a'));
  await waitFor(() =>
    expect(remote.toasts).toEqual([
      { kind: 'danger', message: expect.stringMatching(/^Couldn’t update the comment\./) },
    ]),
  );
  expect(screen.getByRole('heading', { name: '1 unread' })).toBeVisible();
});

test('comments that come meanwhile appear by themselves', async () => {
  const comments = [comment('a')];
  const remote = show(comments);
  await row('Text of a');
  comments.unshift(comment('new'));
  remote.emit({ type: 'figures.changed', data: { workspace_id: 'w1', what: 'comments' } });
  expect(await screen.findByText('Text of new')).toBeVisible();
});

test('without comments, the page says what will appear here, or what is missing', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'No network is connected' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Connect a network' })).toHaveAttribute('href', '/dashboard');
});

test('a list that could not be loaded can be asked for again', async () => {
  let failing = true;
  const list = { success: true, comments: [comment('a')], unread: 1, as_of: AS_OF, next: null };
  show([], {
    'analytics.listComments': () => {
      if (!failing) return list;
      throw new ApiError(500, { success: false, error: 'internal_error', message: 'Server error occurred' });
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load comments');
  failing = false;
  await press('Retry');
  expect(await screen.findByText('Text of a')).toBeVisible();
});

describe('the menu of a comment', () => {
  const face = async () => within(await row('Text of a')).getByRole('button', { name: 'More' });

  test('closes on Escape, with the focus on its button', async () => {
    show([comment('a')]);
    await userEvent.click(await face());
    expect(await face()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(await face()).toHaveAttribute('aria-expanded', 'false');
    expect(await face()).toHaveFocus();
  });

  test.each([
    ['something else is used', () => userEvent.click(screen.getByLabelText('Unread only'))],
    ['one of its actions is', async () => press('Mark as read', await row('Text of a'))],
  ])('closes once %s', async (_, use) => {
    show([comment('a')]);
    await userEvent.click(await face());
    await use();
    expect(await face()).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the filters of a phone are behind a button, and open where some are in the address', async () => {
  const remote = show([comment('a')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'true');
  remote.unmount();
  show([comment('a')], {}, '/inbox?unread=true');
  const filters = await screen.findByRole('button', { name: 'Filters (1)' });
  expect(filters).toHaveAttribute('aria-expanded', 'true');
});
