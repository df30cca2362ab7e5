import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { generated, generation } from './answers.ts';
import { ADA, button, click, openPublish, picture, refuse, server, show, topic, write } from './compose.ts';

describe('the editor', () => {
  test('formats the word at the cursor, asks for text if there is none, and names characters without such a form', async () => {
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

  test('suggests the fitting default hashtags, and calls none of them trending', async () => {
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

  test('shows no heading for trending hashtags once all are selected', async () => {
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

  test('lets the browser insert a tool’s or sample’s text, so that it can be undone', async () => {
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

  test('shows how much room each network has, and which hashtags it ignores', async () => {
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

  test('shows by how much a text exceeds a network’s limit', async () => {
    const post = { source: null, text: 'x'.repeat(3001), versions: {}, hashtags: [] };
    server.write('00000000-0000-4000-8000-000000000001', { post, step: 'edit' });
    await show({}, ADA, '/create-post?draft=00000000-0000-4000-8000-000000000001');
    const usedList = await screen.findByRole('list', { name: 'Characters used' });
    // A distant limit isn't shown.
    expect(within(usedList).queryByText(/^Facebook/)).not.toBeInTheDocument();
    expect(within(usedList).getByText('Instagram: 3,001 of 2,200 (801 too many)')).toBeVisible();
    expect(within(usedList).getByText('LinkedIn: 3,001 of 3,000 (1 too many)')).toBeVisible();
  });
});
