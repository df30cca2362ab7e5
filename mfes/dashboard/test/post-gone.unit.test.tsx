import { defineRemote, Link } from '@carillon/sdk/index.ts';
import { type RenderRemoteOptions, renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';
import {
  allConnected,
  failedTarget,
  listedPost,
  listing,
  noDrafts,
  noPosts,
  post,
  target,
} from './answers.ts';
import { doneToAll, inDialog, inputsOf, press, refuse, waitUntilClosed } from './show.ts';

const missing = refuse('not_found', 'We couldn’t find that post.');
const findNotFound = () => screen.findByRole('heading', { name: 'Post not found' });
const go = async (name: string) => userEvent.click(screen.getByRole('link', { name }));

const Remote = defineRemote(() => (
  <>
    <Root />
    <Link to="/posts/post-1">Back</Link>
    <Link to="/dashboard">Away</Link>
  </>
));
const show = (path: string, answers: NonNullable<RenderRemoteOptions['answers']>) =>
  renderRemote(Remote, {
    path,
    answers: { ...allConnected, 'posts.listUserPosts': noPosts, 'posts.listDrafts': noDrafts, ...answers },
    user: {
      id: 'u1',
      name: 'Ada',
      email: 'ada@example.com',
      timezone: 'UTC',
      workspace: { id: 'w1', name: 'Ada', role: 'owner' },
    },
  });

beforeEach(() => window.sessionStorage.clear());

test('a user returning to a deleted post never sees the old version', async () => {
  let exists = true;
  const late = Promise.withResolvers<unknown>();
  const remote = show('/posts/post-1', {
    'posts.getPost': () => (exists ? post(target('facebook')) : late.promise.then(missing)),
    'posts.deletePost': () => {
      exists = false;
      return doneToAll('Deleted.', { results: [] });
    },
  });
  await press(/^Delete/);
  await inDialog('Delete post');
  await waitFor(() => expect(remote.path()).toBe('/posts'));
  await waitUntilClosed();
  expect(inputsOf(remote, 'posts.getPost')).toHaveLength(1);
  await go('Back');
  expect(await screen.findByRole('heading', { name: 'Post' })).toBeInTheDocument();
  expect(screen.queryByText('The bells ring.')).not.toBeInTheDocument();
  await act(async () => late.resolve(undefined));
  expect(await findNotFound()).toBeInTheDocument();
});

test('a page that is come back to is asked for again, however short the way', async () => {
  let exists = true;
  show('/posts/post-1', { 'posts.getPost': () => (exists ? post(target('facebook')) : missing()) });
  await screen.findByText('The bells ring.');
  await go('Away');
  exists = false;
  await go('Back');
  expect(await findNotFound()).toBeInTheDocument();
});

test('the list that follows a deletion is asked for again', async () => {
  let exists = true;
  show('/dashboard', {
    'posts.getPost': post(target('facebook')),
    'posts.listUserPosts': listing(() => (exists ? [listedPost('post-1', 'facebook')] : [])),
    'posts.deletePost': () => {
      exists = false;
      return doneToAll('Deleted.', { results: [] });
    },
  });
  await screen.findAllByText('Words of post-1');
  await go('Back');
  await press(/^Delete/);
  await inDialog('Delete post');
  await waitUntilClosed();
  await waitFor(() => expect(screen.queryByText('Words of post-1')).not.toBeInTheDocument());
});

test.each([
  [/^Cancel/, 'Cancel post', 'posts.cancelPublication', target('facebook')],
  [/^Delete/, 'Delete post', 'posts.deletePost', target('facebook')],
  [/^Try again/, null, 'posts.retryPublication', failedTarget('facebook')],
])('%s of what was deleted meanwhile turns the page, and alarms nobody', async (open, confirm, id, one) => {
  let exists = true;
  const remote = show('/posts/post-1', {
    'posts.getPost': () => (exists ? post(one) : missing()),
    [id]: () => {
      exists = false;
      return missing();
    },
  });
  await press(open);
  if (confirm) await inDialog(confirm);
  expect(await findNotFound()).toBeInTheDocument();
  expect(screen.getByText('This post has been deleted')).toBeInTheDocument();
  expect(screen.queryByText(/Failed/)).not.toBeInTheDocument();
  expect(remote.toasts).toEqual([]);
  await waitUntilClosed();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
