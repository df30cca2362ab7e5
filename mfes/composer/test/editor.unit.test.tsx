import { GENERATION_STEPS } from '@carillon/contracts/http/ai/create-posts.ts';
import { ApiError, NoResponseError } from '@carillon/sdk/index.ts';
import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { generated, generation } from './answers.ts';
import { ADA, button, click, openPublish, picture, refuse, server, show, topic, write } from './compose.ts';

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

  test('get their topic from a template, and what was typed can be had back', async () => {
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

  test('that can not be had are told in both ways, and the topic is kept', async () => {
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

  test('that can not be asked for say why, and are tried again for the same topic', async () => {
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

  test('are made no further once the page is left, and nothing is told of it', async () => {
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

  test('that break off half-way are told as failed', async () => {
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

  test('say what was removed from one, since a model had made it up', async () => {
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

  test('say who wrote them when it was not the model, and go to the editor when selected', async () => {
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

describe('the editor', () => {
  test('formats the word at the cursor, asks for text where there is none, and names what has no such form', async () => {
    await write('Ring die Straße ');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Post text');
    field.setSelectionRange(2, 2);
    await click('Bold');
    expect(field).toHaveValue('𝗥𝗶𝗻𝗴 die Straße ');
    const end = field.value.length;
    field.setSelectionRange(end - 2, end - 2);
    await click('Bold');
    expect(field).toHaveValue('𝗥𝗶𝗻𝗴 die 𝗦𝘁𝗿𝗮ß𝗲 ');
    expect(screen.getByText('ß didn’t change because there’s no bold version.')).toBeInTheDocument();
    field.setSelectionRange(field.value.length, field.value.length);
    await click('Bold');
    expect(screen.getByText('Select text first.')).toBeInTheDocument();
  });

  test('opens on the text, whatever was looked at last', async () => {
    await write('Ring');
    await userEvent.click(screen.getByRole('tab', { name: 'Select Hashtags' }));
    await userEvent.keyboard('{Escape}');
    await click(/^Continue editing/);
    expect(screen.getByRole('tab', { name: 'Edit Post' })).toHaveAttribute('aria-selected', 'true');
  });

  test('suggests of the default tags those that fit, and calls none of them trending', async () => {
    await write('Charity run for the hospice');
    await userEvent.click(screen.getByRole('tab', { name: 'Select Hashtags' }));
    expect(screen.queryByRole('list', { name: 'Trending hashtags' })).not.toBeInTheDocument();
    const suggested = screen.getByRole('list', { name: 'Suggested hashtags' });
    expect(within(suggested).queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Your own hashtag'), 'yoga{Enter}');
    expect(within(suggested).getByRole('button', { name: '#Mindfulness' })).toBeInTheDocument();
  });

  test('take the focus when they arrive', async () => {
    await show({ 'ai.createPosts': () => generation([], generated) });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Generated Posts' })).toHaveFocus());
  });

  test('an empty list of the server’s does not replace the default tags', async () => {
    await show({ 'ai.createPosts': () => generation([], { ...generated, trending_hashtags: [] }) });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    await userEvent.click(await screen.findByRole('button', { name: 'Select post 1' }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Select Hashtags' }));
    expect(screen.getByText('Well-being hashtags')).toBeInTheDocument();
  });

  test('there is no heading for trending tags once all of them are selected', async () => {
    const trending_hashtags = generated.trending_hashtags.slice(0, 1);
    const [{ hashtag = '' } = {}] = trending_hashtags;
    const posts = [{ ...generated.posts[0], hashtags: [hashtag] }];
    await show({ 'ai.createPosts': () => generation([], { ...generated, posts, trending_hashtags }) });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    await userEvent.click(await screen.findByRole('button', { name: 'Select post 1' }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Select Hashtags' }));
    expect(screen.queryByRole('heading', { name: 'Trending' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Suggested' })).toBeInTheDocument();
  });

  test('cuts a long text where a network does, and opens it', async () => {
    await write('Ring');
    const text = 'one two three '.repeat(30).trim();
    fireEvent.change(screen.getByLabelText('Post text'), { target: { value: text } });
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    await userEvent.click(preview.getByRole('tab', { name: 'LinkedIn' }));
    const more = preview.getByRole('button', { name: '…see more' });
    const paragraph = more.closest('p');
    expect(paragraph?.textContent?.length).toBeLessThan(230);
    await userEvent.click(more);
    expect(paragraph).toHaveTextContent(text);
  });

  test('takes an alt text for each picture, suggests one, and sends nothing before it is saved', async () => {
    const [first] = generated.posts;
    const posts = [{ ...first, mediaCaption: 'The bells, seen from below' }];
    let away = true;
    const save = server.answers['posts.describeMedia'] as (input: unknown) => unknown;
    const { calls } = await show({
      'ai.createPosts': () => generation([], { ...generated, posts }),
      'posts.describeMedia': (input: unknown) => (away ? refuse('Away.')() : save(input)),
      'posts.publishPosts': refuse('Not today.'),
    });
    await userEvent.upload(screen.getByLabelText(/Add an image or video/), picture());
    await screen.findByRole('img', { name: 'shop.png' });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    await userEvent.click(await screen.findByRole('button', { name: 'Select post 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Suggest alt text for shop.png' }));
    const field = screen.getByLabelText('shop.png');
    expect(field).toHaveAccessibleDescription(/The bells, seen from below.*not from the image/);
    await click('Dismiss the alt text for shop.png');
    expect(field).not.toHaveAccessibleDescription(/The bells/);
    await click('Suggest alt text for shop.png');
    // Nobody has seen the picture: the words are an offer, and not its alt text yet.
    expect(field).toHaveValue('');
    expect(calls.map(({ id }) => id)).not.toContain('posts.describeMedia');
    await click('Use this alt text for shop.png');
    expect(field).toHaveValue('The bells, seen from below');
    expect(field).toHaveFocus();
    await userEvent.type(field, ' at noon');
    const post = await openPublish();
    await userEvent.click(within(post).getByRole('button', { name: 'Publish Now' }));
    await screen.findByText(/Couldn’t save your draft, so nothing was sent/);
    expect(calls.filter(({ id }) => id === 'posts.publishPosts')).toEqual([]);
    away = false;
    await userEvent.click(within(post).getByRole('button', { name: 'Publish Now' }));
    await screen.findByText('Not today.');
    expect(calls.findLast(({ id }) => id === 'posts.describeMedia')?.input).toMatchObject({
      body: { alt_text: 'The bells, seen from below at noon' },
    });
  });

  test('takes pictures below the text, and from the clipboard', async () => {
    const { calls } = await write('Ring');
    await userEvent.upload(screen.getByLabelText(/Add an image or video/), picture());
    expect(await screen.findByRole('button', { name: 'Remove shop.png' })).toBeInTheDocument();
    fireEvent.paste(screen.getByLabelText('Post text'), { clipboardData: { files: [picture()] } });
    await waitFor(() => expect(calls.filter(({ id }) => id === 'posts.uploadMedia')).toHaveLength(2));
  });

  test('formats the selected words as letterforms, and says that it does', async () => {
    await write('Ring');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Post text');
    expect(field).toHaveAccessibleDescription(/screen readers may misread/);
    field.setSelectionRange(0, 4);
    await click('Bold');
    expect(field).toHaveValue('𝗥𝗶𝗻𝗴');
  });

  test('lets the browser type what a tool or a sample puts in, so that it can be undone', async () => {
    const texts: string[] = [];
    document.execCommand = (_command, _ui, text = '') => texts.push(text) > 0;
    try {
      await write('Ring');
      screen.getByLabelText<HTMLTextAreaElement>('Post text').setSelectionRange(0, 4);
      await click('Bold');
      await userEvent.keyboard('{Escape}');
      await click('Use Templates');
    } finally {
      Reflect.deleteProperty(document, 'execCommand');
    }
    expect(texts).toEqual(['𝗥𝗶𝗻𝗴', expect.stringMatching(/\w \w/)]);
  });

  test('says what each network has room for, and which hashtags it will not read', async () => {
    await write('a'.repeat(40));
    const usedList = within(screen.getByRole('list', { name: 'Characters used' }));
    expect(usedList.getByText('Instagram: 40 of 2,200')).toBeInTheDocument();
    expect(usedList.queryByText('Counts include hashtags.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Select Hashtags' }));
    const ownTag = screen.getByLabelText('Your own hashtag');
    await userEvent.type(ownTag, 'two-words{Enter}');
    expect(screen.getByText(/^Added as #twowords\./)).toBeInTheDocument();
    expect(usedList.getByText('Counts include hashtags.')).toBeInTheDocument();
    await userEvent.type(ownTag, '#TWO-words{Enter}');
    expect(screen.getByText('#TWOwords is already selected.')).toBeInTheDocument();
    await userEvent.type(ownTag, '#123{Enter}');
    expect(screen.getByText('#123 wasn’t added. Hashtags need at least one letter.')).toBeInTheDocument();
    const selected = screen.getByRole('list', { name: 'Selected hashtags' });
    expect(within(selected).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('tab', { name: 'Edit Post' }));
    await userEvent.click(screen.getByLabelText('Post text'));
    await userEvent.paste(Array.from({ length: 31 }, (_, n) => ` #tag${n}`).join(''));
    expect(usedList.getByText(/^3\d hashtags, at most 30$/)).toBeVisible();
  });

  test('adds own and trending hashtags, none twice, and takes them out again', async () => {
    await write('Ring #bells');
    await userEvent.click(screen.getByRole('tab', { name: 'Select Hashtags' }));
    await userEvent.type(screen.getByLabelText('Your own hashtag'), '#Old Town{Enter}');
    await userEvent.type(screen.getByLabelText('Your own hashtag'), 'BELLS{Enter}');
    const selected = screen.getByRole('list', { name: 'Selected hashtags' });
    expect(within(selected).getAllByRole('button')).toHaveLength(2);
    await click('Remove #OldTown');
    expect(within(selected).getAllByRole('button')).toHaveLength(1);
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
    const post = { source: null, text: 'x'.repeat(3001), versions: {}, hashtags: [] };
    server.write('00000000-0000-4000-8000-000000000001', { post, step: 'edit' });
    await show({}, ADA, '/create-post?draft=00000000-0000-4000-8000-000000000001');
    const usedList = await screen.findByRole('list', { name: 'Characters used' });
    // A limit that is far off is not told.
    expect(within(usedList).queryByText(/^Facebook/)).not.toBeInTheDocument();
    expect(within(usedList).getByText('Instagram: 3,001 of 2,200 (801 too many)')).toBeVisible();
    expect(within(usedList).getByText('LinkedIn: 3,001 of 3,000 (1 too many)')).toBeVisible();
  });
});
