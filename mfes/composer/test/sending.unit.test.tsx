import { ApiError, NoResponseError } from '@carillon/sdk/index.ts';
import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import type { RenderedRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { publication } from './answers.ts';
import {
  click,
  dialog,
  formsOf,
  online,
  openPublish,
  openSchedule,
  server,
  show,
  topic,
  write,
} from './compose.ts';
import { apiError } from './fake-posts.ts';

const results = [publication('facebook')];
const acceptedReply = { success: true, message: '', post_id: 'post-1', results };
const getPost = {
  success: true,
  post: { id: 'post-1', results: [publication('facebook', { status: 'published' })] },
};
/** Closes a dialog as Escape does; in tests only one dialog hears Escape, since all of them have the same id. */
const close = (box: HTMLElement): Promise<void> =>
  userEvent.click(within(box).getAllByRole('button', { name: 'Close' })[0] ?? box);
const silent = (): never => {
  throw new NoResponseError();
};

describe('without a connection', () => {
  test('an unsent post is reported, and published on retry', async () => {
    const remote = await write('Ring', { 'posts.publishPosts': acceptedReply, 'posts.getPost': getPost });
    const box = await openPublish();
    await waitFor(() => expect(within(box).getByText('Saved')).toBeInTheDocument());
    act(() => online(false));
    await userEvent.click(within(box).getByRole('checkbox', { name: /LinkedIn/ }));
    await click('Publish Now');
    expect(await within(box).findByText(/^You’re offline\. Your draft is safe/)).toBeInTheDocument();
    expect(formsOf(remote, 'posts.publishPosts')).toHaveLength(0);
    act(() => online(true));
    await waitFor(() => expect(within(box).queryByText(/^You’re offline/)).not.toBeInTheDocument());
    await click('Publish Now');
    expect(await screen.findByText('Results')).toBeInTheDocument();
    expect(formsOf(remote, 'posts.publishPosts')).toHaveLength(1);
  });

  test('no posts can be generated, in one sentence that says why', async () => {
    const remote = await show({ 'ai.createPosts': silent });
    await userEvent.type(topic(), 'bells');
    act(() => online(false));
    await click('Generate Post');
    expect(await screen.findByText(/^Failed to generate posts/)).toHaveTextContent(
      /^Failed to generate posts\. Please try again\. You’re offline\./,
    );
    expect(remote.toasts).toEqual([]);
  });
});

test('targets can’t be changed while a post is being sent', async () => {
  const answer = Promise.withResolvers<unknown>();
  await write('Ring', { 'posts.publishPosts': () => answer.promise, 'posts.getPost': getPost });
  const box = await openPublish();
  await click('Publish Now');
  await within(box).findByText('Sending your post…');
  for (const one of within(box).getAllByRole('checkbox')) expect(one).toBeDisabled();
  expect(within(box).getByRole('button', { name: 'Select all Facebook pages' })).toBeDisabled();
  expect(within(within(box).getByRole('list')).getAllByRole('checkbox')).toHaveLength(2);
  expect(within(box).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await act(async () => answer.resolve(acceptedReply));
  expect(await screen.findByText('Results')).toBeInTheDocument();
});

test('the draft is saved before it is sent, and names its version', async () => {
  const remote = await write('Ring', { 'posts.publishPosts': acceptedReply, 'posts.getPost': getPost });
  await openPublish();
  await click('Publish Now');
  await screen.findByText('Results');
  const [form] = formsOf(remote, 'posts.publishPosts');
  const [draft] = server.drafts.values();
  expect(draft?.post?.text).toBe('Ring');
  expect(form?.get('draft_version')).toBe(String(draft?.version));
});

describe('a live event that tells of the post', () => {
  const draftOf = (): string => [...server.drafts.keys()][0] ?? '';
  /** Like the server once it has the post. */
  const arrive = ({ emit }: RenderedRemote): void => {
    server.sent.add(draftOf());
    act(() => emit(publicationEvent({}, draftOf())));
  };
  const questions = ({ calls }: RenderedRemote): number =>
    calls.filter(({ id }) => id === 'posts.getDraft').length;

  test('before its own answer does: the dialog waits for that, and then the results are shown', async () => {
    const answer = Promise.withResolvers<unknown>();
    const remote = await write('Ring', {
      'posts.publishPosts': () => answer.promise,
      'posts.getPost': getPost,
    });
    const box = await openPublish();
    await click('Publish Now');
    await within(box).findByText('Sending your post…');
    const before = questions(remote);
    arrive(remote);
    expect(within(box).getByText('Sending your post…')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Results' })).not.toBeInTheDocument();
    await act(async () => answer.resolve(acceptedReply));
    expect(await screen.findByRole('heading', { name: 'Results' })).toBeInTheDocument();
    await waitFor(() =>
      expect(remote.toasts).toEqual([{ kind: 'success', message: 'Your post is published.' }]),
    );
    // It is known what became of the draft: nobody asks for it, not even who comes back to the page.
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(questions(remote)).toBe(before);
  });

  test('after its own answer was lost: the results are shown', async () => {
    let exists = false;
    const remote = await write('Ring', {
      'posts.publishPosts': silent,
      'posts.getPost': () => (exists ? getPost : silent()),
    });
    const box = await openPublish();
    await click('Publish Now');
    await within(box).findByText(/We don’t know yet whether Carillon received your post/);
    exists = true;
    arrive(remote);
    expect(await screen.findByRole('heading', { name: 'Results' })).toBeInTheDocument();
  });
});

describe('when no answer comes', () => {
  test('a post that arrived is found, and its results are shown', async () => {
    const remote = await write('Ring', { 'posts.schedulePosts': silent, 'posts.getPost': getPost });
    await openSchedule();
    await click('Schedule Post');
    expect(await screen.findByText('Results')).toBeInTheDocument();
    expect(remote.toasts.filter(({ kind }) => kind === 'danger')).toEqual([]);
  });

  test('a post that didn’t arrive is reported as not received, and is sent again as the same post', async () => {
    let answers = false;
    const remote = await write('Ring', { 'posts.publishPosts': () => (answers ? acceptedReply : silent()) });
    const box = await openPublish();
    await click('Publish Now');
    expect(
      await within(box).findByText(/Carillon hasn’t received your post yet\. You can safely try again/),
    ).toBeVisible();
    expect(remote.toasts).toEqual([]);
    answers = true;
    await click('Publish Now');
    await screen.findByText('Results');
    const ids = formsOf(remote, 'posts.publishPosts').map((form) => form.get('draft_id'));
    expect(new Set(ids).size).toBe(1);
  });

  test('and nobody can say, that is said', async () => {
    await write('Ring', { 'posts.publishPosts': silent, 'posts.getPost': silent });
    const box = await openPublish();
    await click('Publish Now');
    expect(
      await within(box).findByText(/We don’t know yet whether Carillon received your post/),
    ).toBeVisible();
  });

  test('a failure that the server reports counts as one', async () => {
    await write('Ring', {
      'posts.publishPosts': () => {
        throw new ApiError(500, { success: false, error: 'internal_error', message: 'The disk is full.' });
      },
    });
    const box = await openPublish();
    await click('Publish Now');
    expect(await within(box).findByText(/^Failed to publish posts\. .* The disk is full\.$/)).toBeVisible();
  });
});

test('a draft that was changed elsewhere is not sent before its writer has chosen', async () => {
  const remote = await write('Ring', {
    'posts.publishPosts': () => {
      const [draft] = server.drafts.values();
      throw apiError('draft_changed', { draft: { ...draft, version: 9, topic: 'Toll' } });
    },
  });
  await openPublish();
  await click('Publish Now');
  expect(await dialog('This draft was changed elsewhere')).toBeInTheDocument();
  expect(remote.toasts).toEqual([]);
});

describe('the focus', () => {
  test('goes to the first control of each dialog, and back to what opened it', async () => {
    await write('Ring');
    await waitFor(() => expect(screen.getByLabelText('Post text')).toHaveFocus());
    await openPublish();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Facebook/ })).toHaveFocus());
    await click('Schedule for later');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'At a set time' })).toHaveFocus());
    await close(await dialog('Schedule your post'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toHaveFocus());
    await close(await dialog('Edit your post'));
    expect(screen.getByRole('button', { name: /^Continue editing/ })).toHaveFocus();
    await click(/^Continue editing/);
    await waitFor(() => expect(screen.getByLabelText('Post text')).toHaveFocus());
  });

  test('goes to the results of the post, and then to the next topic', async () => {
    await write('Ring', { 'posts.publishPosts': acceptedReply, 'posts.getPost': getPost });
    await openPublish();
    await click('Publish Now');
    expect(await screen.findByRole('heading', { name: 'Results' })).toHaveFocus();
    await click('Create another post');
    await waitFor(() => expect(topic()).toHaveFocus());
  });
});
