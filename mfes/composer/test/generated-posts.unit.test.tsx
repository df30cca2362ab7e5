import { GENERATION_STEPS } from '@carillon/contracts/http/ai/create-posts.ts';
import { ApiError, NoResponseError } from '@carillon/sdk/index.ts';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { generated, generation } from './answers.ts';
import { button, click, refuse, show, topic } from './compose.ts';

describe('generated posts', () => {
  test('need a topic', async () => {
    const remote = await show();
    expect(button('Generate Post')).toBeDisabled();
    await userEvent.type(topic(), '   ');
    expect(button('Generate Post')).toBeDisabled();
    await click('Use Templates');
    expect(topic()).not.toHaveValue('   ');
    expect(button('Generate Post')).toBeEnabled();
    expect(remote.calls.map(({ id }) => id)).not.toContain('ai.createPosts');
  });

  test('are asked for by Ctrl+Enter in the topic, and nothing else is begun meanwhile', async () => {
    const gate = Promise.withResolvers<void>();
    async function* slow() {
      await gate.promise;
      yield* generation(GENERATION_STEPS);
    }
    const remote = await show({ 'ai.createPosts': slow });
    await userEvent.type(topic(), 'bells');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('dialog', { name: 'Writing your posts' });
    expect(screen.getByText('Write it myself').closest('button')).toBeDisabled();
    gate.resolve();
    expect(await screen.findByText('The bells ring on Saturday.')).toBeInTheDocument();
    expect(remote.calls.filter(({ id }) => id === 'ai.createPosts')).toHaveLength(1);
  });

  test('get their topic from a template, and the typed text can be restored', async () => {
    await show();
    await click('Use Templates');
    expect(screen.queryByText(/Example inserted/)).not.toBeInTheDocument();
    await userEvent.clear(topic());
    await userEvent.type(topic(), 'my own words');
    await click('Use Templates');
    await click('Use Templates');
    expect(screen.getByText(/Example inserted/)).toBeInTheDocument();
    await click('Undo');
    expect(topic()).toHaveValue('my own words');
    expect(topic()).toHaveFocus();
    expect(screen.queryByText(/Example inserted/)).not.toBeInTheDocument();
  });

  test('come after the four steps of the real work, one after another', async () => {
    const gate = Promise.withResolvers<void>();
    async function* slow() {
      yield { type: 'step', step: 'Content Analysis', state: 'started' };
      await gate.promise;
      yield { type: 'step', step: 'Content Analysis', state: 'done' };
      yield* generation(GENERATION_STEPS.slice(1));
    }
    await show({ 'ai.createPosts': slow });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    const overlay = await screen.findByRole('dialog', { name: 'Writing your posts' });
    expect(
      within(overlay)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([...GENERATION_STEPS]);
    await waitFor(() =>
      expect(within(overlay).getByText('Content Analysis').closest('li')).toHaveClass('started'),
    );
    expect(screen.queryByText(generated.posts[0]?.content ?? '')).not.toBeInTheDocument();
    gate.resolve();
    expect(await screen.findByText('The bells ring on Saturday.')).toBeInTheDocument();
    expect(screen.getByText('Announces it')).toBeInTheDocument();
    expect(screen.getByText('#Bells')).toBeInTheDocument();
  });

  test('cover the page while they are awaited, with the running step marked before the server reports one', async () => {
    await show({ 'ai.createPosts': () => new Promise(() => undefined) });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    const overlay = await screen.findByRole('dialog', { name: 'Writing your posts' });
    expect(overlay).toHaveClass('whole');
    const [first, ...others] = within(overlay).getAllByRole('listitem');
    expect(first).toHaveAttribute('aria-current', 'step');
    for (const other of others) expect(other).not.toHaveAttribute('aria-current');
    expect(within(overlay).getByRole('status')).toHaveTextContent('Step 1 of 4: Content Analysis');
  });

  test('report a failure on the page and as a toast, and keep the topic', async () => {
    const remote = await show({
      'ai.createPosts': refuse('Too many attempts. Wait a moment and try again.'),
    });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to generate posts. Please try again. Too many attempts. Wait a moment and try again.',
    );
    expect(remote.toasts).toEqual([{ kind: 'danger', message: 'Failed to create post' }]);
    expect(topic()).toHaveValue('bells');
  });

  test('say why a request failed, and retry it for the same topic', async () => {
    const tries = [0];
    await show({
      'ai.createPosts': () => {
        if (tries.push(0) === 2) throw new NoResponseError();
        return generation(GENERATION_STEPS);
      },
    });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to generate posts. Please try again. Carillon can’t be reached.',
    );
    expect(topic()).toHaveValue('bells');
    await click('Try again');
    expect(await screen.findByText('The bells ring on Saturday.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that are canceled go away without a word, whatever still arrives', async () => {
    const gate = Promise.withResolvers<void>();
    async function* slow() {
      await gate.promise;
      yield* generation(GENERATION_STEPS);
    }
    const remote = await show({ 'ai.createPosts': slow });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await act(async () => gate.resolve());
    await waitFor(() => expect(button('Generate Post')).toBeEnabled());
    expect(screen.queryByText('Generated Posts')).not.toBeInTheDocument();
    expect(remote.toasts).toEqual([]);
    expect(topic()).toHaveValue('bells');
  });

  test('are no longer generated once the page is left, without a message', async () => {
    const request = Promise.withResolvers<AbortSignal | undefined>();
    async function* slow(signal?: AbortSignal) {
      request.resolve(signal);
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      yield* generation(GENERATION_STEPS);
    }
    const remote = await show({ 'ai.createPosts': ({ signal }: { signal?: AbortSignal }) => slow(signal) });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    const signal = await request.promise;
    expect(signal?.aborted).toBe(false);
    remote.unmount();
    expect(signal?.aborted).toBe(true);
    await act(async () => undefined);
    expect(remote.toasts).toEqual([]);
  });

  test('report a broken stream as failed', async () => {
    async function* failingStream() {
      yield { type: 'failure', error: 'internal_error', message: 'No words left.' };
    }
    await show({ 'ai.createPosts': failingStream });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate posts. Please try again.');
  });

  test('are refused in plain words when no words are left', async () => {
    const message = 'You’ve used all your words.';
    const refusal = new ApiError(402, { success: false, error: 'words_used_up', message });
    const remote = await show({ 'ai.createPosts': () => Promise.reject(refusal) });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(topic()).toHaveValue('bells');
    expect(remote.toasts).toEqual([]);
  });

  test('say what was removed because a model invented it', async () => {
    const [first, ...others] = generated.posts;
    const removed = { ...generated, posts: [{ ...first, removed: ['since 1987'] }, ...others] };
    await show({ 'ai.createPosts': () => generation([], removed) });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    expect(await screen.findAllByText(/^Removed/)).toHaveLength(1);
    expect(
      screen.getByText('Removed because your topic doesn’t mention this: “since 1987”.'),
    ).toBeInTheDocument();
  });

  test('say who wrote them if it wasn’t the model, and open the editor when selected', async () => {
    const fellBack = {
      ...generated,
      writer: { ...generated.writer, fell_back: 'no_answer' },
    };
    await show({ 'ai.createPosts': () => generation([], fellBack) });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    const line = await screen.findByText(/^2 posts/);
    expect(line).toHaveTextContent(
      'The model didn’t respond, so Carillon’s built-in writer wrote this instead.',
    );
    await click('Select post 1');
    expect(await screen.findByLabelText('Post text')).toHaveValue('The bells ring on Saturday.');
    await userEvent.click(screen.getByRole('tab', { name: 'Select Hashtags' }));
    expect(button('Remove #Bells')).toBeInTheDocument();
    const trending = screen.getByRole('list', { name: 'Trending hashtags' });
    expect(within(trending).getByRole('button', { name: '#OldTown' })).toBeInTheDocument();
    expect(within(trending).queryByRole('button', { name: '#Bells' })).not.toBeInTheDocument();
  });
});
