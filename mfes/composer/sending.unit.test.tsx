import { NoResponseError } from '@carillon/sdk/index.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { publication } from './testing/answers.ts';
import { click, dialog, formsOf, openPublish, openSchedule, show, topic, write } from './testing/compose.ts';

beforeEach(() => {
  window.localStorage.clear();
  online(true);
  // It hears of it only while a page is there.
  onlineManager.setOnline(true);
});

function online(is: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => is });
  window.dispatchEvent(new Event(is ? 'online' : 'offline'));
}

type Given = { form?: FormData; signal?: AbortSignal };
const taken = { success: true, message: '', post_id: 'post-1', results: [publication('facebook')] };
const getPost = { success: true, post: { results: [publication('facebook', { status: 'published' })] } };
/** What Escape does; in tests that is heard by one dialog only, since all of them have the same id. */
const close = (box: HTMLElement): Promise<void> =>
  userEvent.click(within(box).getAllByRole('button', { name: 'Close' })[0] ?? box);
/** A server that gives no answer until the user cancels. */
const never = ({ signal }: Given): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

describe('without a connection', () => {
  test('a post waits and says so, and goes out once when it is back', async () => {
    const shown = await write('Ring', { 'posts.publishPosts': taken, 'posts.getPost': getPost });
    const box = await openPublish();
    act(() => online(false));
    await click('Publish Now');
    expect(within(box).getByText(/You’re offline\. The post waits here/)).toBeInTheDocument();
    expect(formsOf(shown, 'posts.publishPosts')).toHaveLength(0);
    act(() => online(true));
    expect(await screen.findByText('Results')).toBeInTheDocument();
    expect(formsOf(shown, 'posts.publishPosts')).toHaveLength(1);
  });

  test('the wait can be ended, by closing the dialog too, and then nothing is sent', async () => {
    const shown = await write('Ring', { 'posts.publishPosts': taken });
    const box = await openPublish();
    act(() => online(false));
    await click('Publish Now');
    await close(box);
    expect(await within(box).findByText(/^Canceled\. Nothing was sent/)).toBeInTheDocument();
    act(() => online(true));
    expect(screen.getByRole('button', { name: 'Publish Now' })).toBeEnabled();
    expect(formsOf(shown, 'posts.publishPosts')).toHaveLength(0);
    expect(shown.notices).toEqual([]);
  });

  test('no drafts can be made, in one sentence that says why', async () => {
    const shown = show({
      'ai.createPosts': () => {
        throw new NoResponseError();
      },
    });
    await userEvent.type(topic(), 'bells');
    act(() => online(false));
    await click('Generate Post');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to generate posts\. Please try again\. You’re offline\./,
    );
    expect(shown.notices).toEqual([]);
  });
});

test('where a post goes can not be changed while it is being sent', async () => {
  const shown = await write('Ring', { 'posts.publishPosts': never });
  const box = await openPublish();
  await click('Publish Now');
  await screen.findByRole('button', { name: /Cancel sending/ });
  for (const one of within(box).getAllByRole('checkbox')) expect(one).toBeDisabled();
  expect(within(box).getByRole('combobox', { name: /^Facebook/ })).toBeDisabled();
  shown.unmount();
});

describe('canceling what is being sent', () => {
  test('takes it back before it says so, and sending it again is another request', async () => {
    let answers = false;
    const shown = await write('Ring', {
      'posts.publishPosts': (given: Given) => (answers ? taken : never(given)),
      'posts.withdrawRequest': { success: true, message: '', taken: null },
      'posts.getPost': getPost,
    });
    const box = await openPublish();
    await click('Publish Now');
    await userEvent.click(await screen.findByRole('button', { name: /Cancel sending/ }));
    expect(await within(box).findByText(/^Canceled\. Nothing was sent/)).toBeInTheDocument();
    expect(shown.notices).toEqual([]);
    answers = true;
    await click('Publish Now');
    await screen.findByText('Results');
    const keys = formsOf(shown, 'posts.publishPosts').map((form) => form.get('request_key'));
    expect(new Set(keys).size).toBe(2);
    const withdrawn = shown.calls.filter(({ id }) => id === 'posts.withdrawRequest');
    expect(withdrawn.map(({ input }) => input)).toMatchObject([{ params: { request_key: keys[0] } }]);
  });

  test('too late is told, with what came of it', async () => {
    const shown = await write('Ring', {
      'posts.schedulePosts': never,
      'posts.withdrawRequest': {
        ...{ success: true, message: '' },
        taken: { post_id: 'post-1', results: taken.results },
      },
      'posts.getPost': getPost,
    });
    await openSchedule();
    await click('Schedule Post');
    await userEvent.click(await screen.findByRole('button', { name: /Cancel sending/ }));
    expect(await screen.findByText('Results')).toBeInTheDocument();
    expect(shown.notices.map(({ message }) => message)).toContain(
      'It was too late to cancel: your post had been taken already.',
    );
  });
});

describe('the focus', () => {
  test('goes to the first control of each dialog, and back to what opened it', async () => {
    await write('Ring');
    await waitFor(() => expect(screen.getByLabelText('Post text')).toHaveFocus());
    await openPublish();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Facebook/ })).toHaveFocus());
    await click('Schedule for later');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Let AI/ })).toHaveFocus());
    await close(await dialog('Schedule your post'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Schedule for later' })).toHaveFocus());
    await close(await dialog('Publish your post'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toHaveFocus());
    await close(await dialog('Edit your post'));
    expect(screen.getByRole('button', { name: /^Continue editing/ })).toHaveFocus();
    await click(/^Continue editing/);
    await waitFor(() => expect(screen.getByLabelText('Post text')).toHaveFocus());
  });

  test('goes to what came of the post, and then to the next topic', async () => {
    await write('Ring', { 'posts.publishPosts': taken, 'posts.getPost': getPost });
    await openPublish();
    await click('Publish Now');
    expect(await screen.findByRole('heading', { name: 'Results' })).toHaveFocus();
    await click('Create another post');
    expect(topic()).toHaveFocus();
  });
});
