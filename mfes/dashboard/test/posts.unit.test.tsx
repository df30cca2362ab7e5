import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allConnected, listed, listing, MAY, noneConnected, noPosts, post, target } from './answers.ts';
import { asked, dialog, gone, inDialog, press, refuse, showAt } from './show.ts';

interface ListQuery {
  readonly query?: { readonly list?: string; readonly before?: string };
}

beforeEach(() => window.sessionStorage.clear());

const list = (...targets: ReturnType<typeof listed>[]) => listing(targets);
const show = (posts: unknown, links = allConnected, timezone?: string) =>
  showAt('/dashboard', { ...links, 'posts.listUserPosts': posts }, timezone);
const section = async (name: RegExp) => screen.findByRole('region', { name });
const entries = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link', { name: /^Words of/ })
    .map(({ textContent }) => textContent?.replace('Words of ', ''));
const out = {
  status: 'published',
  published_at: '2029-12-02T10:00:00Z',
  post_url: 'https://network.example/1',
};

test('without any, there is a way to the first', async () => {
  show(list());
  expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create a post' })).toHaveAttribute('href', '/create-post');
});

test('a list that can not be had says that the posts are safe, and can be asked for again', async () => {
  let well = false;
  const shown = show(() => (well ? noPosts : refuse('service_unavailable', 'Try again soon.')()));
  expect(await screen.findByText('Failed to fetch posts')).toBeInTheDocument();
  expect(shown.toasts).toEqual([{ kind: 'danger', message: 'Failed to fetch posts' }]);
  expect(screen.getByRole('button', { name: 'Retry upcoming posts' })).toBeInTheDocument();
  well = true;
  await press('Retry');
  expect(await screen.findByText('No upcoming posts scheduled')).toBeInTheDocument();
  expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
});

test('one post is one entry, with where each of its networks stands, and leads to its page', async () => {
  show(list(listed('a', 'facebook', out), listed('a', 'linkedin')));
  const next = await section(/Goes out next/);
  expect(within(next).getByRole('link', { name: 'Words of a' })).toHaveAttribute('href', '/posts/a');
  const [facebook, linkedin] = within(next)
    .getAllByRole('listitem')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(facebook).toMatch(/^Facebook.*Published/);
  expect(linkedin).toMatch(/^LinkedIn.*Scheduled/);
});

test('what needs its owner is first, then what goes out next, then what is over', async () => {
  show(
    list(
      listed('out', 'facebook', out),
      listed('later', 'facebook', { due_at: '2031-01-02T15:30:00Z' }),
      listed('failed', 'linkedin', { status: 'failed', reason: 'Too long.' }),
      listed('soon', 'facebook'),
    ),
  );
  await section(/Goes out next/);
  const headings = screen.getAllByRole('heading', { name: / \d+$/ }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Needs your attention 1', 'Goes out next 2', 'Earlier 1']);
  expect(entries(await section(/Goes out next/))).toEqual(['soon', 'later']);
  expect(within(await section(/Needs your attention/)).getByText('Too long.')).toBeInTheDocument();
  expect(entries(await section(/Earlier/))).toEqual(['out']);
});

test('what is planned for a network that is not connected says that it waits', async () => {
  show(list(listed('a', 'facebook')), noneConnected);
  const attention = await section(/Needs your attention/);
  expect(within(attention).getByText('Waits for a connection')).toBeInTheDocument();
});

test('what waits for a connection has no time that looks as if it had gone out', async () => {
  const waits = { waiting_for: 'connection', next_attempt_at: '2030-01-02T15:45:00Z' };
  const atOnce = { ...waits, scheduled_time: null, timezone: null, due_at: '2026-01-02T15:30:00Z' };
  show(list(listed('a', 'facebook', atOnce), listed('b', 'facebook', waits)));
  const [a, b] = within(await section(/Needs your attention/))
    .getAllByText('Waits for a connection')
    .map((tag) => tag.closest('li'));
  expect([a, b].map((row) => row?.querySelector('time')?.textContent).sort()).toEqual([
    'Planned for Wed 2 Jan 2030, 3:30 PM',
    undefined,
  ]);
});

test('what may be out already says so, and when Carillon looks', async () => {
  const unsure = { ...MAY.unsure, waiting_for: 'retry', next_attempt_at: '2030-01-02T15:45:00Z' };
  show(list(listed('a', 'facebook', { ...unsure, reason: 'No answer came in time.' })));
  const row = (await screen.findByText('Outcome unknown')).closest('li');
  expect(row).toHaveTextContent(
    'It may already be published. Carillon checks on Wed 2 Jan 2030, 3:45 PM and retries only if it isn’t.',
  );
});

test('nothing is laid over the dashboard to say what it shows', async () => {
  const shown = show(list(listed('a', 'facebook')));
  await section(/Goes out next/);
  expect(shown.onPage()).toEqual(expect.arrayContaining(['connection linkedin', 'publication a-facebook']));
});

test('a link to a network says where it leads, for those who only hear it', async () => {
  show(list(listed('a', 'facebook', out), listed('a', 'linkedin', out)));
  for (const name of ['Facebook', 'LinkedIn'])
    expect(
      await screen.findByRole('link', { name: `View post on ${name} (opens in a new tab)` }),
    ).toHaveAttribute('href', out.post_url);
});

test('times are told in the account’s zone, with the zone that the post was planned in where it is another', async () => {
  show(
    list(
      listed('a', 'facebook', { timezone: 'Europe/Berlin' }),
      listed('b', 'facebook', { timezone: 'UTC' }),
    ),
  );
  const next = await section(/Goes out next/);
  const rowOf = async (name: string) => within(next).getByRole('link', { name }).closest('li');
  expect(await rowOf('Words of a')).toHaveTextContent('Wed 2 Jan 2030, 3:30 PM (4:30 PM Berlin time)');
  expect(await rowOf('Words of b')).toHaveTextContent(/Wed 2 Jan 2030, 3:30 PM(?! \()/);
});

test('twenty at once, and more on demand, with the focus on the first of them', async () => {
  const many = Array.from({ length: 23 }, (_, n) =>
    listed(`p${n}`, 'facebook', { due_at: `2030-01-${String(n + 1).padStart(2, '0')}T10:00:00Z` }),
  );
  show(list(...many));
  const next = await section(/Goes out next/);
  expect(entries(next)).toHaveLength(20);
  await press(/Show more/);
  expect(entries(next)).toHaveLength(23);
  expect(screen.getByRole('link', { name: 'Words of p20' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
});

test('each list goes on page by page, as far as there is any', async () => {
  let fails = true;
  const page = (status: string, ...targets: ReturnType<typeof listed>[]) =>
    listing(targets)({ query: { list: status } });
  const answer = ({ query: { list: name = '', before } = {} }: ListQuery) => {
    if (name !== 'over') return page(name, listed('next', 'facebook'));
    if (!before) return { ...page(name, listed('a', 'facebook', out)), next: { over: '1.a' } };
    if (fails) refuse('service_unavailable', 'Try again soon.')();
    // The first page's last one is heard of twice.
    return page(name, listed('a', 'facebook', out), listed('b', 'facebook', out));
  };
  const shown = show(answer);
  const over = await section(/Earlier 1\+/);
  expect(await section(/Goes out next 1$/)).toBeInTheDocument();
  await press('Earlier posts');
  expect(await within(over).findByRole('alert')).toHaveTextContent('Earlier posts could not be loaded.');
  fails = false;
  await press('Retry');
  expect(await screen.findByRole('link', { name: 'Words of b' })).toHaveFocus();
  expect(entries(over)).toEqual(['a', 'b']);
  expect(asked(shown, 'posts.listUserPosts').at(-1)).toEqual({ query: { list: 'over', before: '1.a' } });
  expect(screen.queryByRole('button', { name: 'Earlier posts' })).not.toBeInTheDocument();
});

test('what changes is asked for alone, and moves to where it belongs', async () => {
  let status: object = {};
  const shown = show(listing(() => [listed('post-1', 'facebook', status), listed('b', 'facebook')]));
  await section(/Goes out next 2/);
  const before = asked(shown, 'posts.listUserPosts').length;
  status = out;
  act(() => shown.emit(publicationEvent()));
  expect(entries(await section(/Earlier/))).toEqual(['post-1']);
  expect(entries(await section(/Goes out next 1/))).toEqual(['b']);
  expect(asked(shown, 'posts.listUserPosts').slice(before)).toEqual([{ query: { posts: 'post-1' } }]);
});

test('a crowd of changes asks for the first pages once', async () => {
  const shown = show(list(listed('a', 'facebook')));
  await section(/Goes out next/);
  const before = asked(shown, 'posts.listUserPosts').length;
  act(() => {
    for (let n = 0; n < 50; n++) shown.emit(publicationEvent({}, `post-${n}`));
  });
  await waitFor(() => expect(asked(shown, 'posts.listUserPosts').length).toBeGreaterThanOrEqual(before + 3), {
    timeout: 5_000,
  });
  const lists = asked(shown, 'posts.listUserPosts')
    .slice(before)
    .map((input) => (input as ListQuery).query?.list)
    .filter((name) => name !== undefined);
  expect(lists.toSorted()).toEqual(['failed', 'open', 'over']);
});

test('what is tried again says why and when', async () => {
  const waits = { waiting_for: 'retry', next_attempt_at: '2100-01-05T01:34:00Z' };
  show(list(listed('a', 'linkedin', { ...waits, reason: 'LinkedIn is limiting posts.' })));
  expect(
    await screen.findByText('LinkedIn is limiting posts; next try on Tue 5 Jan 2100, 1:34 AM.'),
  ).toBeInTheDocument();
});

describe('what can be done from the list', () => {
  const actions = async (postId: string) =>
    within(await screen.findByRole('group', { name: `Actions: Words of ${postId}` }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  test('is what fits where a post stands', async () => {
    show(
      list(
        listed('planned', 'facebook'),
        listed('broken', 'facebook', { status: 'failed', reason: 'No.', ...MAY.failed }),
        listed('blocked', 'linkedin', { waiting_for: 'connection' }),
        listed('over', 'facebook', { ...out, ...MAY.out }),
      ),
    );
    expect(await actions('planned')).toEqual(['Publish now', 'Reschedule', 'Cancel']);
    expect(await actions('broken')).toEqual(['Try again', 'Edit text', 'Delete']);
    expect(await actions('blocked')).toEqual(['Reconnect LinkedIn', 'Reschedule', 'Cancel']);
    expect(await actions('over')).toEqual(['Delete']);
  });

  test('is there for each part of a post of which one network is not connected', async () => {
    show(list(listed('a', 'facebook'), listed('a', 'linkedin', { waiting_for: 'connection' })));
    const of = async (name: RegExp) =>
      within(within(await section(name)).getByRole('group'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(await of(/Needs your attention 1/)).toEqual(['Reconnect LinkedIn', 'Reschedule', 'Cancel']);
    expect(await of(/Goes out next 1/)).toEqual(['Publish now', 'Reschedule', 'Cancel']);
  });

  test('is stopping what is still planned, too, where another target failed', async () => {
    show(
      list(
        listed('a', 'facebook', { status: 'failed', reason: 'No.', ...MAY.failed, can_delete: false }),
        listed('a', 'instagram', { waiting_for: 'connection' }),
      ),
      { ...allConnected, 'identity.checkInstagram': noneConnected['identity.checkInstagram'] },
    );
    expect(await actions('a')).toEqual(['Reconnect Instagram', 'Try again', 'Edit text', 'Cancel']);
  });

  test('a scheduled post is published at once after a question, which says when it was to go out', async () => {
    const shown = showAt('/dashboard', {
      ...allConnected,
      'posts.listUserPosts': list(listed('a', 'facebook')),
      'posts.publishPublicationNow': { success: true, message: 'It is on its way.', publication: {} },
    });
    await press(/^Publish now/);
    expect(await dialog()).toHaveTextContent('It is scheduled for Wed 2 Jan 2030, 3:30 PM.');
    await inDialog('Publish Now');
    await gone();
    expect(asked(shown, 'posts.publishPublicationNow')).toEqual([{ params: { id: 'a-facebook' } }]);
    expect(shown.toasts).toEqual([{ kind: 'success', message: 'It is on its way.' }]);
  });

  test('what failed is tried again at once, and a refusal is told in its row', async () => {
    showAt('/dashboard', {
      ...allConnected,
      'posts.listUserPosts': list(listed('a', 'facebook', { status: 'failed', ...MAY.failed })),
      'posts.retryPublication': refuse('conflict', 'Its images are no longer kept.'),
    });
    await press(/^Try again/);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to try again: Its images are no longer kept.',
    );
  });

  describe('while its dialog is open and the post moves to another section', () => {
    const moving = async (before: object, after: object, name: RegExp) => {
      let now = before;
      const shown = showAt('/dashboard', {
        ...allConnected,
        'posts.listUserPosts': listing(() => [listed('a', 'facebook', now), listed('b', 'facebook', out)]),
        'posts.getPost': () =>
          post(target('facebook', { id: 'a-facebook', content: 'All the words of a', ...now })),
        'posts.editPublication': { success: true, message: 'Changed.', publication: {} },
        'posts.cancelPublication': refuse('conflict', 'It is being published right now.'),
      });
      await press(name);
      const move = async () => {
        now = after;
        act(() => shown.emit(publicationEvent({}, 'a')));
      };
      return { shown, move };
    };
    const broken = { status: 'failed', reason: 'No.', ...MAY.failed };

    test('what is typed stays and can be saved; the focus comes to the post where it is then', async () => {
      const { shown, move } = await moving(broken, {}, /^Edit text: Words of a/);
      const field = await screen.findByRole('textbox', { name: 'Post text' });
      expect(field).toHaveValue('All the words of a');
      await userEvent.clear(field);
      await userEvent.type(field, 'The bells ring at noon.');
      await move();
      expect(await screen.findByText('Goes out next')).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: 'Post text' })).toHaveValue('The bells ring at noon.');
      await inDialog('Save Text');
      await gone();
      expect(asked(shown, 'posts.editPublication')).toEqual([
        {
          params: { id: 'a-facebook' },
          body: { content: 'The bells ring at noon.', seen: ['All the words of a'] },
        },
      ]);
      const next = await section(/Goes out next/);
      await waitFor(() => expect(within(next).getByRole('link', { name: 'Words of a' })).toHaveFocus());
    });

    test('a refusal that was closed is told in the row where it is then', async () => {
      const { move } = await moving({}, broken, /^Cancel post: Words of a/);
      await inDialog('Cancel Post');
      expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('It is being published');
      await move();
      expect(await screen.findByText('Needs your attention')).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await gone();
      const row = screen.getByRole('group', { name: 'Actions: Words of a' });
      expect(within(row).getByRole('alert')).toHaveTextContent('It is being published right now.');
    });
  });
});
