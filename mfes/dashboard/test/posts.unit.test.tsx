import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  allConnected,
  draft,
  listedPost,
  listing,
  MAY,
  noDrafts,
  noneConnected,
  noPosts,
} from './answers.ts';
import { inputsOf, press, refuse, showAt } from './show.ts';

// The dashboard's short lists.

interface ListQuery {
  readonly query?: { readonly list?: string };
}

beforeEach(() => window.sessionStorage.clear());

const list = (...targets: ReturnType<typeof listedPost>[]) => listing(targets);
const show = (posts: unknown, links = allConnected, more: object = {}) =>
  showAt('/dashboard', { ...links, 'posts.listUserPosts': posts, ...more });
const attention = () => screen.findByRole('region', { name: /^Needs attention/ });
const upcoming = () => screen.findByRole('region', { name: /^Upcoming Posts/ });
const entries = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link', { name: /^Words of/ })
    .map(({ textContent }) => textContent?.replace('Words of ', ''));
const out = { status: 'published', published_at: '2029-12-02T10:00:00Z' };
const failedTarget = { status: 'failed', reason: 'Too long.', ...MAY.failed };

test('posts that can’t be loaded are safe, and can be asked for again', async () => {
  let well = false;
  const remote = show(() => (well ? noPosts : refuse('service_unavailable', 'Try again soon.')()));
  expect(await screen.findByText('Failed to fetch posts')).toBeInTheDocument();
  expect(remote.toasts).toEqual([{ kind: 'danger', message: 'Failed to fetch posts' }]);
  expect(screen.getByRole('button', { name: 'Reload upcoming posts' })).toBeInTheDocument();
  well = true;
  await press('Retry');
  expect(await screen.findByText('No upcoming posts scheduled')).toBeInTheDocument();
  expect(await screen.findByText('You’re all caught up.')).toBeInTheDocument();
});

describe('a new workspace', () => {
  test('sees its first steps, the done ones marked', async () => {
    show(list());
    const steps = await screen.findByRole('region', { name: 'First steps' });
    await waitFor(() => expect(steps).toHaveTextContent('Connect a network (done)'));
    expect(within(steps).getByRole('link', { name: 'Write your first post' })).toHaveAttribute(
      'href',
      '/create-post',
    );
  });

  test('sees them no more once it has a post', async () => {
    show(list(listedPost('a', 'facebook')));
    await within(await upcoming()).findByText('Words of a');
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  });
});

describe('posts that need attention', () => {
  test('include failed ones with the reason, but not scheduled or published ones', async () => {
    show(
      list(
        listedPost('failed', 'linkedin', failedTarget),
        listedPost('soon', 'facebook'),
        listedPost('over', 'facebook', out),
      ),
    );
    const region = await attention();
    await within(region).findByText('Too long.');
    expect(entries(region)).toEqual(['failed']);
    expect(within(region).getByRole('link', { name: 'Words of failed' })).toHaveAttribute(
      'href',
      '/posts/failed',
    );
  });

  test('include those scheduled for a network that isn’t connected', async () => {
    show(list(listedPost('a', 'facebook')), noneConnected);
    const region = await attention();
    expect(await within(region).findByText('Waiting for connection')).toBeInTheDocument();
    expect(within(region).getByRole('button', { name: 'Connect Facebook' })).toBeInTheDocument();
  });

  test('include those that may be published, with the time when Carillon checks', async () => {
    const unsure = { ...MAY.unsure, waiting_for: 'retry', next_attempt_at: '2030-01-02T15:45:00Z' };
    show(list(listedPost('a', 'facebook', { ...unsure, reason: 'No answer came in time.' })));
    const region = await attention();
    expect(await within(region).findByText('Outcome unknown')).toBeInTheDocument();
    expect(region).toHaveTextContent(
      'It may already be published. Carillon will check on Wed, Jan 2, 2030, 3:45 PM',
    );
  });

  test('include the user’s draft whose changes are requested, which is then not among the drafts', async () => {
    const review = { status: 'changes_requested', version: 1, requested_by: 'u1', note: 'Shorter' };
    const ownDraft = draft('d', { created_by: 'u1', review });
    show(list(), allConnected, { 'posts.listDrafts': { ...noDrafts, drafts: [ownDraft] } });
    const region = await attention();
    expect(await within(region).findByRole('link', { name: 'Topic of d' })).toHaveAttribute(
      'href',
      '/create-post?draft=d',
    );
    expect(within(region).getByText('Changes requested')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^Drafts/ })).not.toBeInTheDocument();
  });

  test('are four at most, with their number and a link to all of them', async () => {
    show(list(...['a', 'b', 'c', 'd', 'e'].map((id) => listedPost(id, 'facebook', failedTarget))));
    const region = await attention();
    await waitFor(() => expect(entries(region)).toHaveLength(4));
    expect(within(region).getByRole('heading')).toHaveTextContent('Needs attention 5');
    expect(within(region).getByRole('link', { name: 'See all: Needs attention' })).toHaveAttribute(
      'href',
      '/posts?status=attention',
    );
  });

  test('show in their row why a retry failed', async () => {
    show(list(listedPost('a', 'facebook', failedTarget)), allConnected, {
      'posts.retryPublication': refuse('conflict', 'Its images are no longer kept.'),
    });
    await press(/^Try again/);
    expect(await within(await attention()).findByRole('alert')).toHaveTextContent(
      'Failed to retry post: Its images are no longer kept.',
    );
  });
});

describe('upcoming posts', () => {
  test('are the next five, the soonest first, with the way to all of them', async () => {
    const many = [9, 3, 7, 1, 5, 8].map((day) =>
      listedPost(`p${day}`, 'facebook', { due_at: `2030-01-0${day}T10:00:00Z` }),
    );
    show(list(...many));
    const region = await upcoming();
    await waitFor(() => expect(entries(region)).toEqual(['p1', 'p3', 'p5', 'p7', 'p8']));
    expect(within(region).getByRole('heading')).toHaveTextContent('Upcoming Posts 6');
    expect(within(region).getByRole('link', { name: 'See all: Upcoming Posts' })).toHaveAttribute(
      'href',
      '/posts?status=scheduled',
    );
  });

  test('a published post leaves the list, and only it is requested', async () => {
    let status: object = {};
    const remote = show(
      listing(() => [listedPost('post-1', 'facebook', status), listedPost('b', 'facebook')]),
    );
    const region = await upcoming();
    await waitFor(() => expect(entries(region)).toHaveLength(2));
    const before = inputsOf(remote, 'posts.listUserPosts').length;
    status = out;
    act(() => remote.emit(publicationEvent()));
    await waitFor(() => expect(entries(region)).toEqual(['b']));
    expect(inputsOf(remote, 'posts.listUserPosts').slice(before)).toEqual([{ query: { posts: 'post-1' } }]);
  });
});

test('reports what the dashboard shows, so that no toast repeats it', async () => {
  const remote = show(list(listedPost('a', 'facebook')));
  await within(await upcoming()).findByText('Words of a');
  expect(remote.onPage()).toEqual(expect.arrayContaining(['connection linkedin', 'publication a-facebook']));
});

test('a crowd of changes asks for the first pages once', async () => {
  const remote = show(list(listedPost('a', 'facebook')));
  await within(await upcoming()).findByText('Words of a');
  const before = inputsOf(remote, 'posts.listUserPosts').length;
  act(() => {
    for (let n = 0; n < 50; n++) remote.emit(publicationEvent({}, `post-${n}`));
  });
  await waitFor(() =>
    expect(inputsOf(remote, 'posts.listUserPosts').length).toBeGreaterThanOrEqual(before + 3),
  );
  const lists = inputsOf(remote, 'posts.listUserPosts')
    .slice(before)
    .map((input) => (input as ListQuery).query?.list)
    .filter((name) => name !== undefined);
  expect(lists.toSorted()).toEqual(['failed', 'open', 'over']);
});
