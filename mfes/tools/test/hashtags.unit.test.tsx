import { defineRemote } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';
import { ADA, clipboard, inputsOf, noClipboard, press, refuse, showAt, WRITER } from './show.ts';

const tag = (hashtag: string, count: number | null, countedFrom: string | null = null) => ({
  hashtag,
  count,
  counted: countedFrom,
});
const FOUND = [
  tag('baking', 900),
  tag('bread', null),
  tag('sourdough', 12_345),
  tag('ourbread', 3, 'own_posts'),
  tag('crust', 2_000_000),
  tag('flour', 10),
  tag('wheat', 1_000),
];
const reply = { success: true, message: '', writer: WRITER };
const searched = { ...reply, data: { trending_hashtags: FOUND } };
const analyzed = { ...reply, data: { hashtags: FOUND.slice(0, 2) } };
const PLACE = '/hashtags-finder';

const topic = (): Promise<HTMLElement> => screen.findByLabelText('Topic');
const type = async (text: string): Promise<void> => userEvent.type(await topic(), text);
const group = async (name: string): Promise<(string | null)[]> => {
  const region = await screen.findByRole('region', { name });
  return within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

beforeEach(() => localStorage.clear());

test('a topic gives the five most used hashtags and the rest, all by count', async () => {
  const remote = showAt(PLACE, { 'ai.searchHashtags': searched });
  await type('#bread{Enter}');
  expect(await group('Popular Hashtags')).toEqual([
    '#crust 2M',
    '#sourdough 12.3K',
    '#wheat 1K',
    '#baking 900',
    '#flour 10',
  ]);
  expect(await group('Related Hashtags')).toEqual(['#ourbread 3 yours', '#bread']);
  expect(screen.getByRole('button', { name: /^#sourdough/ }).title).toBe('Used 12,345 times');
  expect(screen.getByRole('button', { name: /^#ourbread/ }).title).toBe('In 3 of your own posts');
  expect(screen.getByRole('button', { name: /^#bread/ }).title).toBe('Usage unknown');
  expect(inputsOf(remote, 'ai.searchHashtags')[0]?.body).toEqual({ hashtag: 'bread', locale: 'en' });
});

test('selected hashtags are copied, survive a reload, and become a draft of the analyzed text', async () => {
  const answers = {
    'ai.analyzeHashtags': analyzed,
    'posts.saveDraft': { success: true, draft: {} },
  };
  const copied = clipboard();
  const first = showAt(PLACE, answers);
  await type('We bake bread{Enter}');
  await press(/^#bread/);
  await press(/^#baking/);
  await press('Copy');
  expect(copied).toEqual(['#bread #baking']);
  expect(first.toasts).toEqual([{ kind: 'success', message: 'Hashtags copied to clipboard!' }]);
  first.unmount();

  const remote = showAt(PLACE, answers);
  expect(await topic()).toHaveValue('We bake bread');
  expect(await group('Popular Hashtags')).toContainEqual(expect.stringMatching(/^#bread/));
  expect(inputsOf(remote, 'ai.analyzeHashtags')).toEqual([]);
  await press('Find Hashtags');
  await press('Remove #bread');
  await press('Use in a post');
  const [draftSave] = inputsOf(remote, 'posts.saveDraft') as { params: { id: string }; body: object }[];
  expect(draftSave?.body).toMatchObject({
    topic: 'We bake bread',
    post: { source: null, text: 'We bake bread', hashtags: ['baking'] },
    version: 0,
  });
  expect(remote.path()).toBe(`/create-post?draft=${draftSave?.params.id}`);
});

test('selecting all of a group leaves the focus on its button, which then does nothing', async () => {
  showAt(PLACE, { 'ai.analyzeHashtags': analyzed });
  await type('We bake bread{Enter}');
  await press('Select all of Popular Hashtags');
  const button = screen.getByRole('button', { name: 'Select all of Popular Hashtags' });
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('reports an error, and keeps the input', async () => {
  noClipboard();
  let answer: unknown = refuse('generation_failed');
  const remote = showAt(PLACE, {
    'ai.searchHashtags': () => (typeof answer === 'function' ? answer() : answer),
    'ai.analyzeHashtags': refuse('words_used_up'),
  });
  await press('Find Hashtags');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a topic.');
  await type('bread{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to search hashtags');
  answer = { ...reply, data: { trending_hashtags: [] } };
  await press('Try again');
  expect(await screen.findByText('No hashtags found or invalid response format')).toBeVisible();
  answer = searched;
  await press('Find Hashtags');
  await press(/^#baking/);
  await press('Copy');
  await type(' and rolls{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('You’ve used all your words.');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(await topic()).toHaveValue('bread and rolls');
  expect(remote.toasts.map(({ message }) => message)).toEqual([
    'Failed to search hashtags',
    'Failed to copy hashtags',
    'Failed to analyze content',
  ]);
  await press('Clear All');
  expect(screen.getByRole('button', { name: 'Clear All' })).toBeDisabled();
});

test('a search is done once, and ends when the user cancels it or leaves', async () => {
  const remote = showAt(PLACE, { 'ai.searchHashtags': () => new Promise(() => undefined) });
  await type('bread{Enter}{Enter}');
  const [{ signal } = {}, ...more] = inputsOf(remote, 'ai.searchHashtags');
  expect(more).toEqual([]);
  remote.unmount();
  expect(signal?.aborted).toBe(true);
});

test('the Enter that accepts a word of an input method searches for nothing', async () => {
  const remote = showAt(PLACE, { 'ai.searchHashtags': searched });
  await type('パン');
  fireEvent.keyDown(await topic(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(await topic(), { key: 'Enter', keyCode: 229 });
  expect(inputsOf(remote, 'ai.searchHashtags')).toEqual([]);
});

test('the user’s own word alone is not called popular', async () => {
  showAt(PLACE, {
    'ai.searchHashtags': { ...reply, data: { trending_hashtags: [tag('carillon', null)] } },
  });
  await type('Carillon{Enter}');
  expect(await group('Your words')).toEqual(['#carillon']);
  expect(screen.queryByText('Popular Hashtags')).not.toBeInTheDocument();
});

test('a count of something else than uses is not shown', async () => {
  const trending_hashtags = [tag('bread', 31_600, 'word_frequency'), tag('rye', null)];
  showAt(PLACE, { 'ai.searchHashtags': { ...reply, data: { trending_hashtags } } });
  await type('bread{Enter}');
  expect(await group('Popular Hashtags')).toEqual(['#bread', '#rye']);
});

test('a failed search takes away the message of an empty one before it', async () => {
  let answer: unknown = { ...reply, data: { trending_hashtags: [] } };
  showAt(PLACE, { 'ai.searchHashtags': () => (typeof answer === 'function' ? answer() : answer) });
  await type('xqzzt{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('No hashtags found or invalid response format');
  answer = refuse('generation_failed');
  await press('Find Hashtags');
  expect(await screen.findByText('Failed to search hashtags')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test.each([{}, { success: true, data: {} }, { success: true, data: { trending_hashtags: null } }, null])(
  'a reply without a list is reported: %j',
  async (odd) => {
    const remote = renderRemote(defineRemote(Root), { path: PLACE, user: ADA, answerOthers: () => odd });
    await type('bread{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No hashtags found or invalid response format',
    );
    expect(remote.toasts).toEqual([]);
  },
);
