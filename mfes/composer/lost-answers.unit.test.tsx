import { ApiError, NoResponseError } from '@carillon/sdk/index.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { publication } from './testing/answers.ts';
import { click, formsOf, openPublish, openSchedule, show, write } from './testing/compose.ts';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

const NO_ANSWER = /^No answer yet/;

/** A server that may take posts and lose the answer. One post for each key, as the real one. */
function server() {
  const taken = new Map<string, string>();
  const state = { takes: true, answers: true };
  const publish = ({ form }: { form?: FormData }) => {
    const key = String(form?.get('request_key'));
    const platforms = String(form?.get('platforms'));
    const asked = platforms === '[]';
    if (!asked && state.takes && !taken.has(key)) taken.set(key, platforms);
    if (!state.answers) throw new NoResponseError();
    if (!taken.has(key))
      throw new ApiError(422, { success: false, error: 'validation_failed', message: 'No network.' });
    return { success: true, message: '', post_id: key, results: [publication('facebook')] };
  };
  const withdraw = ({ params }: { params?: { request_key: string } }) => {
    if (!state.answers) throw new NoResponseError();
    const key = params?.request_key ?? '';
    const post = { post_id: key, results: [publication('facebook')] };
    return { success: true, message: '', taken: taken.has(key) ? post : null };
  };
  const answers = {
    'posts.withdrawRequest': withdraw,
    'posts.publishPosts': publish,
    'posts.schedulePosts': publish,
    'posts.getPost': { success: true, post: { results: [publication('facebook', { status: 'published' })] } },
  };
  return { taken, state, answers };
}

describe('when the answer to a post is lost', () => {
  test('and the page is reloaded, the post that was taken is shown and not offered again', async () => {
    const { taken, state, answers } = server();
    state.answers = false;
    const first = await write('Ring', answers);
    const box = await openPublish();
    await click('Publish Now');
    expect(await within(box).findByText(NO_ANSWER)).toBeInTheDocument();
    first.unmount();
    state.answers = true;
    show(answers);
    expect(await screen.findByText('What came of it')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Create another post' }));
    expect(screen.getByRole('button', { name: 'Write it myself' })).toBeInTheDocument();
    expect(window.localStorage).toHaveLength(0);
    expect(taken.size).toBe(1);
  });

  test('and the page is left before it came, too', async () => {
    const { taken, answers } = server();
    const first = await write('Ring', {
      ...answers,
      'posts.publishPosts': async (input: { form?: FormData }) => {
        answers['posts.publishPosts'](input);
        return new Promise(() => undefined);
      },
    });
    await openPublish();
    await click('Publish Now');
    first.unmount();
    show(answers);
    expect(await screen.findByText('What came of it')).toBeInTheDocument();
    expect(taken.size).toBe(1);
  });

  test('and it was not taken, pressing again after a reload is the same request', async () => {
    const { taken, state, answers } = server();
    Object.assign(state, { takes: false, answers: false });
    const first = await write('Ring', answers);
    const box = await openPublish();
    await click('Publish Now');
    await within(box).findByText(NO_ANSWER);
    first.unmount();
    Object.assign(state, { takes: true, answers: true });
    const second = show(answers);
    // The dialog is open again, as it was.
    await userEvent.click(await screen.findByRole('button', { name: 'Publish Now' }));
    await screen.findByText('What came of it');
    const keys = [first, second].flatMap((shown) => formsOf(shown, 'posts.publishPosts'));
    expect(new Set(keys.map((form) => form.get('request_key'))).size).toBe(1);
    expect(taken.size).toBe(1);
  });

  test('and it arrives after the page is there again, that is awaited, said, and shown', async () => {
    const { taken, state, answers } = server();
    Object.assign(state, { takes: false, answers: false });
    const first = await write('Ring', answers);
    const box = await openPublish();
    await click('Publish Now');
    await within(box).findByText(NO_ANSWER);
    const key = String(formsOf(first, 'posts.publishPosts')[0]?.get('request_key'));
    first.unmount();
    state.answers = true;
    jest.useFakeTimers();
    const second = show(answers);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText(/Carillon is finding out what became of it/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish Now' })).toBeEnabled();
    taken.set(key, '[]');
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.getByText('What came of it')).toBeInTheDocument();
    const asked = formsOf(second, 'posts.publishPosts').length;
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(formsOf(second, 'posts.publishPosts')).toHaveLength(asked);
  });

  test('and it never arrives, asking ends, with what is known', async () => {
    const { state, answers } = server();
    Object.assign(state, { takes: false, answers: false });
    const first = await write('Ring', answers);
    const box = await openPublish();
    await click('Publish Now');
    await within(box).findByText(NO_ANSWER);
    first.unmount();
    state.answers = true;
    jest.useFakeTimers();
    const second = show(answers);
    await act(() => jest.advanceTimersByTimeAsync(125_000));
    expect(screen.getByText(/does not have it so far/)).toBeInTheDocument();
    const asked = formsOf(second, 'posts.publishPosts').length;
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(formsOf(second, 'posts.publishPosts')).toHaveLength(asked);
  });

  test('a schedule that was taken is not published at once as well', async () => {
    const { taken, state, answers } = server();
    state.answers = false;
    const shown = await write('Ring', answers);
    const box = await openSchedule();
    await click('Schedule Post');
    await within(box).findByText(NO_ANSWER);
    state.answers = true;
    await userEvent.click(within(box).getByRole('button', { name: 'Publish Immediately Instead?' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish Now' }));
    expect(await screen.findByText('What came of it')).toBeInTheDocument();
    expect(taken.size).toBe(1);
    expect(shown.notices.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/taken already/),
    );
    await click('Create another post');
    expect(screen.getByRole('button', { name: /^Continue editing/ })).toBeInTheDocument();
  });
});
