import { GENERATION_STEPS } from '@carillon/contracts/http/ai/create-posts.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { drafts, generation } from './testing/answers.ts';
import { ADA, button, click, keptFor, picture, refuse, show, topic, write } from './testing/compose.ts';

beforeEach(() => window.localStorage.clear());

describe('drafts', () => {
  test('need a topic', async () => {
    const shown = show();
    expect(button('Generate Post')).toBeDisabled();
    await userEvent.type(topic(), '   ');
    expect(button('Generate Post')).toBeDisabled();
    await click('Use Templates');
    expect(topic()).not.toHaveValue('   ');
    expect(button('Generate Post')).toBeEnabled();
    expect(shown.calls.map(({ id }) => id)).not.toContain('ai.createPosts');
  });

  test('come after the four steps of the real work, one after another', async () => {
    const gate = Promise.withResolvers<void>();
    async function* slow() {
      yield { type: 'step', step: 'Content Analysis', state: 'started' };
      await gate.promise;
      yield { type: 'step', step: 'Content Analysis', state: 'done' };
      yield* generation(GENERATION_STEPS.slice(1));
    }
    show({ 'ai.createPosts': slow });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    const overlay = await screen.findByRole('dialog', { name: 'Writing your drafts' });
    expect(
      within(overlay)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([...GENERATION_STEPS]);
    await waitFor(() =>
      expect(within(overlay).getByText('Content Analysis').closest('li')).toHaveClass('started'),
    );
    expect(screen.queryByText(drafts.posts[0]?.content ?? '')).not.toBeInTheDocument();
    gate.resolve();
    expect(await screen.findByText('The bells ring on Saturday.', {}, { timeout: 5000 })).toBeInTheDocument();
    expect(screen.getByText('Announces it')).toBeInTheDocument();
    expect(screen.getByText('#Bells')).toBeInTheDocument();
  });

  test('that can not be had are told in both ways, and the topic is kept', async () => {
    const shown = show({ 'ai.createPosts': refuse('Too many tries. Wait a moment and try again.') });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to generate posts. Too many tries. Wait a moment and try again.',
    );
    expect(shown.notices).toEqual([{ kind: 'danger', message: 'Failed to create post' }]);
    expect(topic()).toHaveValue('bells');
  });

  test('that are canceled go away without a word, whatever still arrives', async () => {
    const gate = Promise.withResolvers<void>();
    async function* slow() {
      await gate.promise;
      yield* generation(GENERATION_STEPS);
    }
    const shown = show({ 'ai.createPosts': slow });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await act(async () => gate.resolve());
    await waitFor(() => expect(button('Generate Post')).toBeEnabled());
    expect(screen.queryByText('Generated Posts')).not.toBeInTheDocument();
    expect(shown.notices).toEqual([]);
    expect(topic()).toHaveValue('bells');
  });

  test('that break off half-way are told as failed', async () => {
    async function* broken() {
      yield { type: 'failure', error: 'internal_error', message: 'No words left.' };
    }
    show({ 'ai.createPosts': broken });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate posts. Please try again.');
  });

  test('say who wrote them when it was not the model, and go to the editor when selected', async () => {
    const fellBack = {
      ...drafts,
      message: 'The model did not answer.',
      writer: { ...drafts.writer, fell_back: true },
    };
    show({ 'ai.createPosts': () => generation([], fellBack) });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    expect(await screen.findByText('The model did not answer.')).toBeInTheDocument();
    await click('Select draft 1');
    expect(await screen.findByLabelText('Post text')).toHaveValue('The bells ring on Saturday.');
    await userEvent.click(screen.getByRole('tab', { name: 'Select Hashtags' }));
    expect(button('Remove #Bells')).toBeInTheDocument();
    const trending = screen.getByRole('list', { name: 'Trending hashtags' });
    expect(within(trending).getByRole('button', { name: '#OldTown' })).toBeInTheDocument();
    expect(within(trending).queryByRole('button', { name: '#Bells' })).not.toBeInTheDocument();
  });
});

describe('the editor', () => {
  test('formats the selected words as letterforms, and says that it does', async () => {
    await write('Ring');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Post text');
    expect(field).toHaveAccessibleDescription(/Unicode/);
    field.setSelectionRange(0, 4);
    await click('Bold');
    expect(field).toHaveValue('𝗥𝗶𝗻𝗴');
  });

  test('adds own and trending hashtags, none twice, and takes them out again', async () => {
    await write('Ring #bells');
    await userEvent.click(screen.getByRole('tab', { name: 'Select Hashtags' }));
    await userEvent.type(screen.getByLabelText('Own hashtag'), '#Old Town{Enter}');
    await userEvent.type(screen.getByLabelText('Own hashtag'), 'BELLS{Enter}');
    const selected = screen.getByRole('list', { name: 'Selected hashtags' });
    expect(within(selected).getAllByRole('button')).toHaveLength(2);
    await click('Remove #OldTown');
    expect(within(selected).getAllByRole('button')).toHaveLength(1);
  });

  test('keeps what was written through a reload', async () => {
    const first = await write('Ring the bells');
    first.unmount();
    show();
    expect(await screen.findByLabelText('Post text')).toHaveValue('Ring the bells');
  });

  test('formats by keys, and puts an emoji where the cursor is', async () => {
    await write('Ring');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Post text');
    field.focus();
    field.setSelectionRange(0, 4);
    await userEvent.keyboard('{Control>}i{/Control}');
    expect(field).toHaveValue('𝘙𝘪𝘯𝘨');
    field.setSelectionRange(8, 8);
    await click('Random emoji');
    expect(field.value).toMatch(/^𝘙𝘪𝘯𝘨\p{Emoji}/u);
  });

  test('does not publish nothing', async () => {
    await write('R');
    await userEvent.clear(screen.getByLabelText('Post text'));
    expect(button('Publish')).toBeDisabled();
  });

  test('says how far a text is past what a network takes', async () => {
    keptFor(ADA.id).set(
      'composerWork',
      JSON.stringify({ topic: '', post: { text: 'x'.repeat(3001), hashtags: [] } }),
    );
    show();
    await userEvent.click(await screen.findByRole('tab', { name: 'LinkedIn' }));
    expect(screen.getByRole('alert')).toHaveTextContent('3,001 of 3,000 characters: 1 too many');
  });
});

describe('files', () => {
  test('are shown by name and can be taken away; others are refused with a reason', async () => {
    show();
    const input = screen.getByLabelText(/Add an image or video/);
    await userEvent.upload(input, picture());
    expect(screen.getByRole('img', { name: 'shop.png' })).toBeInTheDocument();
    await userEvent.upload(input, new File(['x'], 'shop.mp4', { type: 'video/mp4' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'shop.mp4: a post has images or one video, not both.',
    );
    await click('Remove shop.png');
    expect(screen.queryByRole('img', { name: 'shop.png' })).not.toBeInTheDocument();
  });
});

describe('unfinished work', () => {
  test('comes back to its writer, and is not shown to whoever logs in next', async () => {
    const mine = await write('Ring');
    mine.unmount();
    const theirs = show({}, { ...ADA, id: 'u2', name: 'Grace' });
    expect(topic()).toHaveValue('');
    expect(screen.queryByLabelText('Post text')).not.toBeInTheDocument();
    theirs.unmount();
    show();
    expect(await screen.findByLabelText('Post text')).toHaveValue('Ring');
  });

  test('waits until it is known who is logged in', () => {
    keptFor(ADA.id).set('composerWork', JSON.stringify({ topic: 'our bells', post: null }));
    show({}, null);
    expect(screen.getByRole('heading', { name: 'Create Post' })).toBeInTheDocument();
    expect(screen.queryByLabelText('What is your post about?')).not.toBeInTheDocument();
  });
});
