import { GENERATION_STEPS } from '@carillon/contracts/http/ai/create-posts.ts';
import type { RenderedRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { generated, generation } from './answers.ts';
import { button, click, continueDraft, dialog, refuse, server, show, topic } from './compose.ts';
import { fakeVoices } from './fake-voices.ts';

const BAKERY = { id: '0c6f0d84-6f6d-4f0e-8a0e-2f7f1d7c9a11', name: 'Corner bakery', version: 1 };
const bakery = () => fakeVoices({ ...BAKERY, details: { tone: 'warm', audience: 'Neighbors' } });

const open = async (): Promise<void> => userEvent.click(screen.getByText('Details'));
const radio = (group: string, name: string): HTMLElement =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
const voiceSelect = (): HTMLElement => screen.getByRole('combobox', { name: 'Brand voice' });
const inputsOf = ({ calls }: RenderedRemote): unknown[] =>
  calls.filter(({ id }) => id === 'ai.createPosts').map(({ input }) => (input as { body: unknown }).body);
const writes = { 'ai.createPosts': () => generation(GENERATION_STEPS) };

async function generate(): Promise<void> {
  await click('Generate Post');
  await screen.findByText(generated.posts[0]?.content ?? '');
}

test('generates posts without asking for details', async () => {
  const remote = await show(writes);
  expect(screen.getByText('Goal')).not.toBeVisible();
  await userEvent.type(topic(), 'bells');
  await generate();
  expect(inputsOf(remote)).toEqual([{ content: 'bells', locale: 'en' }]);
  expect(remote.calls.map(({ id }) => id)).not.toContain('ai.listBrandVoices');
});

test('passes the details to the writer, and keeps them over a reload', async () => {
  const remote = await show({ ...writes, ...fakeVoices().answers });
  await open();
  await userEvent.click(radio('Goal', 'Invite'));
  await userEvent.click(radio('Emoji', 'None'));
  await userEvent.click(radio('Length', 'Long'));
  await userEvent.click(radio('Length', 'Any'));
  await userEvent.type(screen.getByLabelText('Audience'), ' Parents ');
  await userEvent.type(screen.getByLabelText('Link'), 'example.com/open-day');
  await userEvent.type(topic(), 'bells');
  await generate();
  const details = { goal: 'invite', emoji: false, audience: 'Parents', link: 'https://example.com/open-day' };
  expect(inputsOf(remote)).toEqual([{ content: 'bells', details, locale: 'en' }]);
  await waitFor(() =>
    expect([...server.drafts.values()][0]?.details).toEqual({ ...details, audience: ' Parents ' }),
  );

  remote.unmount();
  await continueDraft(fakeVoices().answers);
  expect(await screen.findByText('Invite · No emoji · For Parents · Link')).toBeVisible();
  expect(radio('Goal', 'Invite')).toBeChecked();
});

test('an invalid link is reported at its field, and nothing is generated', async () => {
  const remote = await show({ ...writes, ...fakeVoices().answers });
  await userEvent.type(topic(), 'bells');
  await open();
  const link = screen.getByLabelText('Link');
  await userEvent.type(link, 'our shop');
  expect(link).not.toHaveAccessibleDescription(/Give/);
  await click('Generate Post');
  expect(link).toHaveAccessibleDescription('Enter a web address, such as https://example.com.');
  expect(link).toHaveFocus();
  expect(inputsOf(remote)).toEqual([]);
});

test('a brand voice fills in the details, is used again for the next draft, and what a draft changes stays the draft’s', async () => {
  const { answers } = bakery();
  const remote = await show({ ...writes, ...answers });
  await open();
  await userEvent.click(radio('Goal', 'Sell'));
  await userEvent.selectOptions(await screen.findByDisplayValue('None'), 'Corner bakery');
  expect(radio('Tone', 'Warm')).toBeChecked();
  expect(radio('Goal', 'Sell')).toBeChecked();
  expect(screen.getByText(/“Corner bakery” stays the same/)).toBeVisible();
  remote.unmount();

  const next = await show(
    { ...writes, ...answers },
    undefined,
    '/create-post?new=5a2b7f0e-3c1d-4a6e-9b8f-1d2e3f4a5b6c',
  );
  await screen.findByText('Corner bakery · Warm · For Neighbors');
  await userEvent.type(topic(), 'bells');
  await generate();
  const details = { tone: 'warm', audience: 'Neighbors' };
  expect(inputsOf(next)).toEqual([{ content: 'bells', details, locale: 'en' }]);
  await waitFor(() =>
    expect([...server.drafts.values()].find((draft) => draft.topic === 'bells')).toMatchObject({
      details,
      voice_id: BAKERY.id,
    }),
  );
  await open();
  await userEvent.selectOptions(voiceSelect(), 'None');
  expect(radio('Tone', 'Any')).toBeChecked();
});

test('saves details under a name, and warns before overwriting others’ changes', async () => {
  const { voices, answers } = fakeVoices();
  const remote = await show(answers);
  await open();
  expect(button('Save as…')).toBeDisabled();
  await userEvent.click(radio('Tone', 'Lively'));
  await click('Save as…');
  const saving = within(await dialog('Save as a brand voice'));
  await userEvent.click(saving.getByRole('button', { name: 'Save brand voice' }));
  expect(saving.getByLabelText('Name')).toHaveAccessibleDescription('Give the brand voice a name.');
  await userEvent.type(saving.getByLabelText('Name'), 'Fairground');
  await userEvent.click(saving.getByRole('button', { name: 'Save brand voice' }));
  await waitFor(() => expect(voiceSelect()).toHaveDisplayValue('Fairground'));
  const [voice] = [...voices.values()];
  expect(voice).toMatchObject({ name: 'Fairground', details: { tone: 'lively' }, version: 1 });

  if (voice) voices.set(voice.id, { ...voice, name: 'Circus', version: 2 });
  await click('Edit');
  const editing = within(await dialog('Edit brand voice'));
  await userEvent.type(editing.getByLabelText('About us'), 'Since 1920');
  await userEvent.click(editing.getByRole('button', { name: 'Save brand voice' }));
  expect(await editing.findByRole('alert')).toHaveTextContent('Save again to overwrite those changes');
  expect(editing.getByLabelText('About us')).toHaveValue('Since 1920');
  await userEvent.click(editing.getByRole('button', { name: 'Save brand voice' }));
  await waitFor(() => expect(screen.getByText('Fairground · Lively · About us')).toBeVisible());
  expect(inputsOf(remote)).toEqual([]);
});

test('reports a taken name at the name’s field', async () => {
  const sentence = 'There’s already a brand voice named “Corner bakery”. Choose another name.';
  await show({ ...bakery().answers, 'ai.saveBrandVoice': refuse(sentence, { name: [sentence] }) });
  await open();
  await userEvent.selectOptions(await screen.findByDisplayValue('None'), 'Corner bakery');
  await click('Save as…');
  const saving = within(await dialog('Save as a brand voice'));
  await userEvent.type(saving.getByLabelText('Name'), 'Corner bakery');
  await userEvent.click(saving.getByRole('button', { name: 'Save brand voice' }));
  await waitFor(() => expect(saving.getByLabelText('Name')).toHaveAccessibleDescription(sentence));
});

test('a brand voice is deleted after confirmation, and the draft keeps its details', async () => {
  const { voices, answers } = bakery();
  await show(answers);
  await open();
  await userEvent.selectOptions(await screen.findByDisplayValue('None'), 'Corner bakery');
  await click('Delete');
  await userEvent.click(
    within(await dialog('Delete this brand voice?')).getByRole('button', { name: 'Delete brand voice' }),
  );
  await waitFor(() => expect(voiceSelect()).toHaveDisplayValue('None'));
  expect(voices.size).toBe(0);
  expect(radio('Tone', 'Warm')).toBeChecked();
});
