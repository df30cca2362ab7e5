import type { Role } from '@carillon/contracts/domain/roles.ts';
import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  type Answers,
  allConnected,
  draft,
  FACEBOOK,
  has,
  INSTAGRAM,
  listedPost,
  MAY,
  noDrafts,
  post,
  searching,
  target,
} from './answers.ts';
import { dialog, done, inDialog, inputsOf, press, refuse, showAt, waitUntilClosed } from './show.ts';

beforeEach(() => window.sessionStorage.clear());

type ListedPost = ReturnType<typeof listedPost>;
const show = (
  targets: readonly ListedPost[] | (() => readonly ListedPost[]),
  more: Answers = {},
  path = '/posts',
  role: Role = 'owner',
) => showAt(path, { ...allConnected, ...searching(targets), ...more }, 'UTC', role);
const findResults = () => screen.findByRole('region', { name: 'Posts found' });
const entries = async () =>
  within(await findResults())
    .getAllByRole('link', { name: /^Words of/ })
    .map(({ textContent }) => textContent?.replace('Words of ', ''));
const queries = (remote: ReturnType<typeof show>) =>
  inputsOf(remote, 'posts.searchPosts').map((input) => (input as { query: object }).query);
const select = async (id: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select: Words of ${id}` }));
const out = {
  status: 'published',
  published_at: '2029-12-02T10:00:00Z',
  post_url: 'https://network.example/1',
};
const failedTarget = { status: 'failed', reason: 'No.', ...MAY.failed };

test('a workspace without posts is shown the way to the first', async () => {
  show([]);
  expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create a post' })).toHaveAttribute('href', '/create-post');
});

test('posts that can’t be loaded are safe, and can be asked for again', async () => {
  let well = false;
  show([], {
    'posts.searchPosts': () =>
      well
        ? { success: true, posts: [listedPost('a', 'facebook')], next: null, searched_to: null }
        : refuse('service_unavailable', 'Try again soon.')(),
  });
  expect(await screen.findByText('Failed to fetch posts')).toBeInTheDocument();
  well = true;
  await press('Retry');
  expect(await entries()).toEqual(['a']);
});

test('one post is one entry, with the state of each of its networks, and links to its page', async () => {
  show([listedPost('a', 'facebook', out), listedPost('a', 'linkedin')]);
  const region = await findResults();
  expect(within(region).getByRole('link', { name: 'Words of a' })).toHaveAttribute('href', '/posts/a');
  const [facebook, linkedin] = within(region)
    .getAllByRole('listitem')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(facebook).toMatch(/^Facebook.*Published/);
  expect(linkedin).toMatch(/^LinkedIn.*Scheduled/);
});

test('drafts are above all posts', async () => {
  show([listedPost('a', 'facebook')], { 'posts.listDrafts': { ...noDrafts, drafts: [draft('d')] } });
  expect(await screen.findByRole('region', { name: /^Drafts 1/ })).toHaveTextContent('Topic of d');
  expect(await entries()).toEqual(['a']);
});

describe('the address', () => {
  test('has the filters, and the server is asked for them', async () => {
    const path =
      '/posts?status=failed&text=rye&network=facebook&account=p1&author=u2&from=2030-01-01&until=2030-01-31';
    const remote = show([listedPost('a', 'facebook', failedTarget)], {}, path);
    await findResults();
    expect(queries(remote)[0]).toEqual({
      statuses: 'failed',
      text: 'rye',
      platforms: 'facebook',
      targets: 'p1',
      author: 'u2',
      from: '2030-01-01T00:00:00.000Z',
      until: '2030-02-01T00:00:00.000Z',
      order: 'latest',
    });
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('rye');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('failed');
  });

  test('asks for posts that need attention by disconnected networks and connected targets', async () => {
    const remote = show([listedPost('a', 'linkedin')], has(FACEBOOK, INSTAGRAM), '/posts?status=attention');
    const disconnected = 'bluesky,linkedin,mastodon';
    await waitFor(() =>
      expect(queries(remote).at(-1)).toEqual({
        attention: 'true',
        disconnected,
        order: 'latest',
        connected: expect.stringContaining(FACEBOOK.targets[0]?.id ?? ''),
      }),
    );
  });

  test('lists scheduled posts soonest first', async () => {
    const remote = show([listedPost('a', 'facebook')], {}, '/posts?status=scheduled');
    await findResults();
    expect(queries(remote)[0]).toEqual({ statuses: 'scheduled', order: 'soonest' });
  });

  test('changes with the filters', async () => {
    const remote = show([listedPost('a', 'facebook')]);
    await findResults();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Published');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Network' }), 'LinkedIn');
    await waitFor(() =>
      expect(queries(remote).at(-1)).toEqual({
        statuses: 'published',
        platforms: 'linkedin',
        order: 'latest',
      }),
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'rye');
    await waitFor(() => expect(queries(remote).at(-1)).toMatchObject({ text: 'rye' }));
  });
});

test('filters that nothing matches can be cleared', async () => {
  const remote = show([], {}, '/posts?status=failed&text=rye');
  expect(await screen.findByText('No matching posts')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement);
  await waitFor(() => expect(queries(remote).at(-1)).toEqual({ order: 'latest' }));
});

test('pages follow on demand, with the focus on the first new post; one that fails is asked for again', async () => {
  let fails = true;
  show([], {
    'posts.searchPosts': ({ query }: { query?: { before?: string } }) => {
      if (!query?.before)
        return {
          success: true,
          posts: [listedPost('a', 'facebook')],
          next: 'n',
          searched_to: '2030-01-01T00:00:00Z',
        };
      if (fails) refuse('service_unavailable', 'Try again soon.')();
      // The first page's last one is found twice.
      const posts = [listedPost('a', 'facebook'), listedPost('b', 'facebook')];
      return { success: true, posts, next: null, searched_to: null };
    },
  });
  await press('More posts');
  expect(await screen.findByText('Couldn’t load more posts.')).toBeInTheDocument();
  fails = false;
  await press('Retry');
  expect(await screen.findByRole('link', { name: 'Words of b' })).toHaveFocus();
  expect(await entries()).toEqual(['a', 'b']);
});

test('a search without results in thousands of posts shows how far it got, and continues on request', async () => {
  const remote = show([], {
    'posts.searchPosts': { success: true, posts: [], next: 'n', searched_to: '2029-03-01T00:00:00Z' },
  });
  expect(
    await screen.findByText(/^No matches so far. Searched as far as Thu, Mar 1, 2029/),
  ).toBeInTheDocument();
  const before = queries(remote).length;
  await press('Keep searching');
  await waitFor(() => expect(queries(remote).length).toBe(before + 1));
});

test('reloads only a changed post, which stays in its row', async () => {
  let status: object = {};
  const remote = show(() => [listedPost('post-1', 'facebook', status), listedPost('b', 'facebook')]);
  await findResults();
  status = out;
  act(() => remote.emit(publicationEvent()));
  await waitFor(async () => expect(await findResults()).toHaveTextContent('Published'));
  expect(await entries()).toEqual(['post-1', 'b']);
  expect(queries(remote)).toHaveLength(1);
});

describe('many at once', () => {
  test('are canceled after one question, and each is reported', async () => {
    const remote = show(
      [
        listedPost('a', 'facebook'),
        listedPost('b', 'linkedin'),
        listedPost('c', 'facebook', { ...out, ...MAY.out }),
      ],
      {
        'posts.cancelPublication': ({ params }: { params?: unknown }) =>
          (params as { id: string }).id === 'b-linkedin'
            ? refuse('conflict', 'It is being published right now.')()
            : { ...done('Canceled.'), publication: { status: 'canceled' } },
      },
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 3 shown' }));
    expect(screen.getByText('3 posts selected')).toBeInTheDocument();
    await press('Cancel…');
    const question = await screen.findByRole('dialog', { name: 'Cancel 2 posts?' });
    expect(question).toHaveTextContent('1 post you selected can’t be changed this way');
    expect(inputsOf(remote, 'posts.cancelPublication')).toEqual([]);
    await inDialog('Cancel 2 posts');
    expect(
      await within(await dialog()).findByText('1 post changed and 1 post not changed.'),
    ).toBeInTheDocument();
    expect(
      within(await dialog())
        .getByText('Words of b')
        .closest('li'),
    ).toHaveTextContent('Not changed: It is being published right now.');
    await inDialog('Done');
    await waitUntilClosed();
    expect(inputsOf(remote, 'posts.cancelPublication')).toHaveLength(2);
    expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
  });

  test('are moved by days, each at its own time of day', async () => {
    const evening = { scheduled_time: '2030-01-05 18:00:00', due_at: '2030-01-05T18:00:00Z' };
    const remote = show([listedPost('a', 'facebook'), listedPost('b', 'facebook', evening)], {
      'posts.reschedulePublication': { success: true, message: 'Moved.', publication: { due_at: null } },
    });
    await select('a');
    await select('b');
    await press('Move…');
    const field = await screen.findByRole('spinbutton', { name: 'days later' });
    await userEvent.clear(field);
    expect(within(await dialog()).getByRole('button', { name: 'Move 2 posts' })).toBeDisabled();
    await userEvent.type(field, '7');
    await inDialog('Move 2 posts');
    expect(await screen.findByText('2 posts changed.')).toBeInTheDocument();
    const times = inputsOf(remote, 'posts.reschedulePublication').map(
      (input) => (input as { body: { scheduled_time: string } }).body.scheduled_time,
    );
    expect(times).toEqual(['2030-01-09 15:30:00', '2030-01-12 18:00:00']);
  });

  test('are retried where they failed, and deleted', async () => {
    const remote = show([listedPost('a', 'facebook', { ...failedTarget, can_delete: true })], {
      'posts.retryPublication': done('It is on its way.'),
      'posts.deletePost': { success: true, message: 'Deleted.', results: [], refused: [] },
    });
    await select('a');
    await press('Try again…');
    await inDialog('Try 1 post again');
    await inDialog('Done');
    await waitUntilClosed();
    expect(inputsOf(remote, 'posts.retryPublication')).toHaveLength(1);
    await select('a');
    await press('Delete…');
    await inDialog('Delete 1 post');
    expect(await screen.findByText('1 post changed.')).toBeInTheDocument();
    expect(inputsOf(remote, 'posts.deletePost')).toEqual([{ params: { id: 'a' } }]);
  });

  test('are not deleted where they have accounts that the list doesn’t show', async () => {
    const [shownHere, hidden] = [
      listedPost('a', 'facebook', { ...failedTarget, can_delete: true }),
      { ...listedPost('a', 'linkedin', { can_delete: true }), id: 'hidden' },
    ];
    const remote = show([shownHere], {
      'posts.listUserPosts': {
        success: true,
        posts: { facebook: [shownHere], linkedin: [hidden] },
        next: null,
      },
      'posts.deletePost': { success: true, message: 'Deleted.', results: [], refused: [] },
    });
    await select('a');
    await press('Delete…');
    await inDialog('Delete 1 post');
    expect(
      await screen.findByText(/This post also goes to LinkedIn .*Open it to delete it/),
    ).toBeInTheDocument();
    expect(inputsOf(remote, 'posts.deletePost')).toEqual([]);
  });

  test('are changed once by two clicks on a slow network', async () => {
    const slow = Promise.withResolvers<object>();
    const remote = show([listedPost('a', 'facebook'), listedPost('b', 'facebook')], {
      'posts.cancelPublication': () => slow.promise,
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 2 shown' }));
    await press('Cancel…');
    const button = within(await dialog()).getByRole('button', { name: 'Cancel 2 posts' });
    act(() => {
      button.click();
      button.click();
    });
    await act(async () => slow.resolve({ ...done('Canceled.'), publication: { status: 'canceled' } }));
    expect(await screen.findByText('2 posts changed.')).toBeInTheDocument();
    expect(inputsOf(remote, 'posts.cancelPublication')).toHaveLength(2);
  });

  test('are all changed when the start is a double click, whose second click hits another button', async () => {
    const slow = Promise.withResolvers<object>();
    show([listedPost('a', 'facebook'), listedPost('b', 'facebook')], {
      'posts.cancelPublication': () => slow.promise,
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 2 shown' }));
    await press('Cancel…');
    await inDialog('Cancel 2 posts');
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }), { detail: 2 });
    await act(async () => slow.resolve({ ...done('Canceled.'), publication: { status: 'canceled' } }));
    expect(await screen.findByText('2 posts changed.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Done' }), { detail: 2 });
    expect(screen.getByText('2 posts changed.')).toBeInTheDocument();
  });

  test('are nothing for a viewer to select', async () => {
    show([listedPost('a', 'facebook', MAY.nothing)], {}, '/posts', 'viewer');
    expect(await entries()).toEqual(['a']);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('the actions on one post', () => {
  const actions = async (postId: string) =>
    within(await screen.findByRole('group', { name: `Actions: Words of ${postId}` }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  test('depend on its state', async () => {
    show([
      listedPost('planned', 'facebook'),
      listedPost('broken', 'facebook', failedTarget),
      listedPost('blocked', 'linkedin', { waiting_for: 'connection' }),
      listedPost('over', 'facebook', { ...out, ...MAY.out }),
    ]);
    expect(await actions('planned')).toEqual(['Publish now', 'Reschedule', 'Cancel']);
    expect(await actions('broken')).toEqual(['Try again', 'Edit text', 'Delete']);
    expect(await actions('blocked')).toEqual(['Reconnect LinkedIn', 'Reschedule', 'Cancel']);
    expect(await actions('over')).toEqual(['Delete']);
  });

  test('include publishing it at once, after a question that names its time', async () => {
    const remote = show([listedPost('a', 'facebook')], {
      'posts.publishPublicationNow': { success: true, message: 'It is on its way.', publication: {} },
    });
    await press(/^Publish now/);
    expect(await dialog()).toHaveTextContent('It’s scheduled for Wed, Jan 2, 2030, 3:30 PM.');
    await inDialog('Publish now');
    await waitUntilClosed();
    expect(inputsOf(remote, 'posts.publishPublicationNow')).toEqual([{ params: { id: 'a-facebook' } }]);
    expect(remote.toasts).toEqual([{ kind: 'success', message: 'It is on its way.' }]);
  });

  test.each([
    [/^Publish now/, 'Publish now', 'posts.publishPublicationNow', {}],
    [/^Cancel post/, 'Cancel post', 'posts.cancelPublication', {}],
    [/^Delete post/, 'Delete post', 'posts.deletePost', { ...out, ...MAY.out }],
  ])('is done once by two clicks on a slow network: %s', async (action, name, operation, more) => {
    const slow = Promise.withResolvers<object>();
    const remote = show([listedPost('a', 'facebook', more)], { [operation]: () => slow.promise });
    await press(action);
    const button = within(await dialog()).getByRole('button', { name });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(inputsOf(remote, operation)).toHaveLength(1));
    act(() => button.click());
    expect(inputsOf(remote, operation)).toHaveLength(1);
  });

  test('include editing its text, which stays in the dialog while the post changes', async () => {
    let now: object = failedTarget;
    const remote = show(() => [listedPost('a', 'facebook', now)], {
      'posts.getPost': () =>
        post(target('facebook', { id: 'a-facebook', content: 'All the words of a', ...now })),
      'posts.editPublication': { success: true, message: 'Changed.', publication: {} },
    });
    await press(/^Edit text: Words of a/);
    const field = await screen.findByRole('textbox', { name: 'Post text' });
    await userEvent.clear(field);
    await userEvent.type(field, 'The bells ring at noon.');
    now = {};
    act(() => remote.emit(publicationEvent({}, 'a')));
    await within(await findResults()).findByText('Scheduled');
    expect(screen.getByRole('textbox', { name: 'Post text' })).toHaveValue('The bells ring at noon.');
    await inDialog('Save text');
    await waitUntilClosed();
    expect(inputsOf(remote, 'posts.editPublication')).toEqual([
      {
        params: { id: 'a-facebook' },
        body: { content: 'The bells ring at noon.', seen: ['All the words of a'] },
      },
    ]);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Words of a' })).toHaveFocus());
  });
});
