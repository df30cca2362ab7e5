import { connectionOf, connectionsReply } from '@carillon/sdk/testing/connections.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EXAMPLE_TOPICS, WRITING_TIPS } from '../features/description/model/examples.ts';
import { clipboard, inputsOf, noClipboard, press, refuse, showAt, WRITER } from './show.ts';

const reply = (text: string) => ({
  success: true,
  optimized_content: text,
  versions: { facebook: `${text} On Facebook.`, linkedin: `${text} On LinkedIn.` },
  analysis: {
    suggested_hashtags: ['bread', 'rye'],
    purpose: 'It announces a new loaf.',
    common_phrases: ['fresh bread'],
    emoji_usage: { '🍞': 2, '🥐': 0 },
    structure_patterns: { Question: 25, Statement: 75 },
  },
  message: '',
  writer: WRITER,
});
async function* streamed(result: object) {
  yield { type: 'result', result };
}
const PLACE = '/description-generator';
const topic = (): Promise<HTMLElement> => screen.findByLabelText('Topic');

async function* writing() {
  yield { type: 'step', step: 'Description', state: 'started' };
  await new Promise(() => undefined);
}

beforeEach(() => localStorage.clear());

test('a text is counted as the server of the connected account counts it', async () => {
  const usual = connectionOf('mastodon', [{ id: 'https://m.example/1', name: '@ada@m.example' }]);
  const ownServer = { ...usual, limits: { ...usual.limits, text: 5000 } };
  showAt(PLACE, {
    'ai.generateDescription': () => streamed(reply('We bake rye.')),
    'identity.listConnections': connectionsReply([ownServer]),
  });
  await userEvent.type(await topic(), 'rye{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/^Mastodon: 12 of 5,000/)).toBeVisible();
});

test('a topic becomes a text for each network, which can be changed, copied and posted', async () => {
  const copied = clipboard();
  const answers = {
    'ai.generateDescription': () => streamed(reply('We bake rye.')),
    'posts.saveDraft': { success: true, draft: {} },
  };
  const first = showAt(PLACE, answers);
  await userEvent.type(await topic(), 'rye{Control>}{Enter}{/Control}');
  expect(await screen.findByLabelText('Text for all networks')).toHaveValue('We bake rye.');
  expect(inputsOf(first, 'ai.generateDescription')[0]?.body).toEqual({ text: 'rye', locale: 'en' });
  const analysis = await screen.findByRole('region', { name: 'Content Analysis' });
  for (const part of ['It announces a new loaf.', 'fresh bread', '2 in the text', 'suggested', '75%'])
    expect(within(analysis).getByText(part)).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'LinkedIn' }));
  await press('#rye');
  expect(screen.getByLabelText('Text for LinkedIn')).toHaveValue('We bake rye. On LinkedIn.\n\n#rye');
  expect(screen.getByText(/^LinkedIn: 31 of 3,000/)).toBeVisible();
  await press('Copy');
  expect(copied).toEqual(['We bake rye. On LinkedIn.\n\n#rye']);
  noClipboard();
  await press('Copy');
  expect(first.toasts.map(({ message }) => message)).toEqual([
    'Description generated successfully!',
    'Content copied to clipboard!',
    'Failed to copy content',
  ]);
  first.unmount();

  const remote = showAt(PLACE, answers);
  await userEvent.click(await screen.findByRole('tab', { name: 'LinkedIn' }));
  await press('Use in a post');
  const [draftSave] = inputsOf(remote, 'posts.saveDraft') as { params: { id: string }; body: object }[];
  expect(draftSave?.body).toMatchObject({
    topic: 'rye',
    post: { text: 'We bake rye. On LinkedIn.\n\n#rye', hashtags: ['rye'] },
  });
  expect(remote.path()).toBe(`/create-post?draft=${draftSave?.params.id}`);
});

test('an example fills in its topic, and Undo restores the typed one; the previous text can be restored', async () => {
  let texts = ['First.', 'Second.'];
  showAt(PLACE, {
    'ai.generateDescription': () => {
      const [next = '', ...rest] = texts;
      texts = rest;
      return streamed(reply(next));
    },
  });
  await userEvent.type(await topic(), 'my own words');
  for (const { name, topic: example } of EXAMPLE_TOPICS) {
    await press(name);
    expect(await topic()).toHaveValue(example);
  }
  await press('Undo');
  expect(await topic()).toHaveValue('my own words');
  for (const tip of WRITING_TIPS) expect(screen.getByText(tip)).toBeVisible();
  await press('Generate Description');
  await screen.findByDisplayValue('First.');
  await press('Generate Description');
  await screen.findByDisplayValue('Second.');
  await press('Restore the previous description');
  expect(screen.getByLabelText('Text for all networks')).toHaveValue('First.');
});

test('a failure gives its reason and can be retried, and a slow request can be canceled', async () => {
  let failing = true;
  const remote = showAt(PLACE, {
    'ai.generateDescription': () => (failing ? refuse('service_unavailable')() : writing()),
  });
  await press('Generate Description');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a topic.');
  await userEvent.type(await topic(), 'rye');
  await press('Generate Description');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to generate contentThis part of Carillon isn’t responding.',
  );
  expect(remote.toasts).toEqual([{ kind: 'danger', message: 'Failed to generate content' }]);
  failing = false;
  await press('Try again');
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await press('Cancel');
  expect(inputsOf(remote, 'ai.generateDescription').at(-1)?.signal?.aborted).toBe(true);
});

test('a text says what was removed because a model invented it', async () => {
  const removed = { ...reply('We bake rye.'), removed: ['since 1987'] };
  showAt(PLACE, { 'ai.generateDescription': () => streamed(removed) });
  await userEvent.type(await topic(), 'rye{Control>}{Enter}{/Control}');
  expect(
    await screen.findByText('Removed because your topic doesn’t mention this: “since 1987”.'),
  ).toBeVisible();
});
