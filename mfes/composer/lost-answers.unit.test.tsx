import { ApiError, NoResponseError } from '@carillon/sdk/index.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { publication } from './testing/answers.ts';
import { click, dialog, formsOf, openPublish, openSchedule, show, write } from './testing/compose.ts';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

const NO_ANSWER = /^No response received from server\. /;

/** A server that may take posts and lose the answer. One post for each key, as the real one; none that is withdrawn. */
function server() {
  const taken = new Map<string, string>();
  const withdrawn = new Set<string>();
  const state = { takes: true, answers: true };
  const publish = ({ form }: { form?: FormData }) => {
    const key = String(form?.get('request_key'));
    const platforms = String(form?.get('platforms'));
    const asked = platforms === '[]';
    const isOver = withdrawn.has(key);
    if (!asked && state.takes && !isOver && !taken.has(key)) taken.set(key, platforms);
    if (!state.answers) throw new NoResponseError();
    if (isOver) throw new ApiError(409, { success: false, error: 'conflict', message: 'Canceled before.' });
    if (!taken.has(key))
      throw new ApiError(422, { success: false, error: 'validation_failed', message: 'No network.' });
    return { success: true, message: '', post_id: key, results: [publication('facebook')] };
  };
  const withdraw = ({ params }: { params?: { request_key: string } }) => {
    if (!state.answers) throw new NoResponseError();
    const key = params?.request_key ?? '';
    if (!taken.has(key)) withdrawn.add(key);
    const post = { post_id: key, results: [publication('facebook')] };
    return { success: true, message: '', taken: taken.has(key) ? post : null };
  };
  const answers = {
    'posts.withdrawRequest': withdraw,
    'posts.publishPosts': publish,
    'posts.schedulePosts': publish,
    'posts.getPost': { success: true, post: { results: [publication('facebook', { status: 'published' })] } },
  };
  /** What they would read on the network. */
  const out = () => [...taken.values()].map((platforms) => JSON.parse(platforms)[0].content);
  return { taken, state, answers, out };
}

/** The server takes nothing and says nothing, and the page is left. */
async function leaveWithoutAnswer({ state, answers }: ReturnType<typeof server>): Promise<FormData> {
  Object.assign(state, { takes: false, answers: false });
  const first = await write('Ring', answers);
  const box = await openPublish();
  await click('Publish Now');
  await within(box).findByText(NO_ANSWER);
  first.unmount();
  const [form] = formsOf(first, 'posts.publishPosts');
  if (!form) throw new Error('nothing was sent');
  return form;
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
    expect(await screen.findByText('Results')).toBeInTheDocument();
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
    expect(await screen.findByText('Results')).toBeInTheDocument();
    expect(taken.size).toBe(1);
  });

  test('and it was not taken, pressing again after a reload sends it once, whatever still arrives of the first', async () => {
    const there = server();
    const { state, answers, out } = there;
    const form = await leaveWithoutAnswer(there);
    Object.assign(state, { takes: true, answers: true });
    show(answers);
    // The dialog is open again, as it was.
    await userEvent.click(await screen.findByRole('button', { name: 'Publish Now' }));
    await screen.findByText('Results');
    expect(() => answers['posts.publishPosts']({ form })).toThrow('Canceled before');
    expect(out()).toEqual(['Ring']);
  });

  test('and the page is left while it is sent, and other words are sent then, the first go out no more', async () => {
    const { answers, out } = server();
    const gate = Promise.withResolvers<void>();
    let ended = 0;
    const first = await write('Ring', {
      ...answers,
      'posts.publishPosts': async (input: { form?: FormData }) => {
        await gate.promise;
        ended++;
        return answers['posts.publishPosts'](input);
      },
    });
    await openPublish();
    await click('Publish Now');
    first.unmount();
    show(answers);
    await userEvent.click(within(await dialog('Publish your post')).getByRole('button', { name: 'Cancel' }));
    await userEvent.type(await screen.findByLabelText('Post text'), ' louder');
    await openPublish();
    await click('Publish Now');
    await screen.findByText('Results');
    await act(async () => gate.resolve());
    await waitFor(() => expect(ended).toBe(1));
    expect(formsOf(first, 'posts.publishPosts')).toHaveLength(1);
    expect(out()).toEqual(['Ring louder']);
  });

  test('and the page is left while that is settled, nothing goes out under a key that nobody remembers', async () => {
    const there = server();
    const { state, answers, out } = there;
    await leaveWithoutAnswer(there);
    Object.assign(state, { takes: true, answers: true });
    const gate = Promise.withResolvers<void>();
    const second = show({
      ...answers,
      'posts.withdrawRequest': (input: Parameters<(typeof answers)['posts.withdrawRequest']>[0]) =>
        gate.promise.then(() => answers['posts.withdrawRequest'](input)),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish Now' }));
    second.unmount();
    await act(async () => gate.resolve());
    show(answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Publish Now' }));
    await screen.findByText('Results');
    expect(out()).toEqual(['Ring']);
  });

  test('and nobody ever answers, it is not said that there is none', async () => {
    const there = server();
    await leaveWithoutAnswer(there);
    jest.useFakeTimers();
    show(there.answers);
    await act(() => jest.advanceTimersByTimeAsync(125_000));
    expect(screen.getByText(/nobody could say so far/)).toBeInTheDocument();
    expect(screen.queryByText(/does not have it/)).not.toBeInTheDocument();
  });

  test('and it arrives after the page is there again, that is awaited, said, and shown', async () => {
    const there = server();
    const { taken, state, answers } = there;
    const key = String((await leaveWithoutAnswer(there)).get('request_key'));
    state.answers = true;
    jest.useFakeTimers();
    const second = show(answers);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText(/Carillon is finding out what became of it/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish Now' })).toBeEnabled();
    taken.set(key, '[]');
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.getByText('Results')).toBeInTheDocument();
    const asked = formsOf(second, 'posts.publishPosts').length;
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(formsOf(second, 'posts.publishPosts')).toHaveLength(asked);
  });

  test('and it never arrives, asking ends, with what is known', async () => {
    const there = server();
    const { state, answers } = there;
    await leaveWithoutAnswer(there);
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
    expect(await screen.findByText('Results')).toBeInTheDocument();
    expect(taken.size).toBe(1);
    expect(shown.notices.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/taken already/),
    );
    await click('Create another post');
    expect(screen.getByRole('button', { name: /^Continue editing/ })).toBeInTheDocument();
  });
});
