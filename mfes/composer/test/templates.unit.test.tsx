import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SAMPLE_TOPICS } from '../features/topic/model/sample-topics.ts';
import { button, click, dialog, refuse, show, topic, write } from './compose.ts';
import { fakeGroups, fakeTemplates } from './fake-named.ts';

const OFFER = {
  id: '0c6f0d84-6f6d-4f0e-8a0e-2f7f1d7c9a11',
  name: 'Weekly offer',
  version: 1,
  text: '{product} until {day}',
  hashtags: ['Bakery'],
};
const EVENT = { ...OFFER, id: '1d7f1e95-7a7e-4a1f-9b1f-3a8a2e8d0b22', name: 'Event', text: 'Join us' };
const BASICS = {
  id: '2e8a2fa6-8b8f-4b2a-8c2a-4b9b3f9e1c33',
  name: 'Basics',
  version: 1,
  hashtags: ['Bread', 'Bakery'],
};

const inDialog = async (title: string) => within(await dialog(title));
const open = async () => {
  await click('Use Templates');
  return inDialog('Templates');
};

describe('templates', () => {
  test('are inserted with their blanks filled in, and the typed text can be restored', async () => {
    await show(fakeTemplates(OFFER, EVENT).answers);
    await userEvent.type(topic(), 'my own words');
    const list = await open();
    expect(within(await list.findByRole('list', { name: 'Examples' })).getAllByRole('listitem')).toHaveLength(
      SAMPLE_TOPICS.length,
    );
    await userEvent.type(list.getByLabelText('Search templates'), 'BAKERY until');
    expect(list.queryByText('Event')).not.toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Use “Weekly offer”' }));
    await userEvent.type(await screen.findByLabelText('product'), 'Rye bread');
    await click('Use template');
    expect(topic()).toHaveValue('Rye bread until {day}\n\n#Bakery');
    expect(screen.getByText(/Template inserted/)).toBeInTheDocument();
    await click('Undo');
    expect(topic()).toHaveValue('my own words');
  });

  test('are saved from the typed text, with errors at their fields', async () => {
    const { items, answers } = fakeTemplates();
    await show(answers);
    expect(button('Save as template')).toBeDisabled();
    await userEvent.type(topic(), 'Fresh bread');
    await click('Save as template');
    const form = await inDialog('Save as a template');
    await userEvent.click(form.getByRole('button', { name: 'Save template' }));
    expect(form.getByLabelText('Name')).toHaveAccessibleDescription('Give the template a name.');
    await userEvent.type(form.getByLabelText('Name'), 'Bread');
    await userEvent.type(form.getByLabelText(/^Hashtags/), '#Bakery 2026');
    await userEvent.click(form.getByRole('button', { name: 'Save template' }));
    expect(form.getByLabelText(/^Hashtags/)).toHaveAccessibleDescription(
      '“2026” isn’t a hashtag. Hashtags need at least one letter.',
    );
    expect(form.getByLabelText(/^Hashtags/)).toHaveFocus();
    await userEvent.clear(form.getByLabelText(/^Hashtags/));
    await userEvent.type(form.getByLabelText(/^Hashtags/), 'Bakery, #bakery');
    await userEvent.click(form.getByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(items.size).toBe(1));
    expect([...items.values()][0]).toMatchObject({
      name: 'Bread',
      text: 'Fresh bread',
      version: 1,
      hashtags: ['Bakery'],
    });
  });

  test('are duplicated, changed over what another tab has written, and deleted once that is sure', async () => {
    const { items, answers } = fakeTemplates(OFFER);
    await show(answers);
    const list = await open();
    await userEvent.click(await list.findByRole('button', { name: 'Duplicate “Weekly offer”' }));
    await userEvent.click(
      (await inDialog('Save as a template')).getByRole('button', { name: 'Save template' }),
    );
    await list.findByText('Weekly offer (copy)');

    items.set(OFFER.id, { ...OFFER, text: 'Theirs', version: 2 });
    await userEvent.click(list.getByRole('button', { name: 'Edit “Weekly offer”' }));
    const form = await inDialog('Edit template');
    await userEvent.type(form.getByLabelText('Text'), ' only');
    await userEvent.click(form.getByRole('button', { name: 'Save template' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Save again to overwrite those changes');
    expect(form.getByLabelText('Text')).toHaveValue('{product} until {day} only');
    await userEvent.click(form.getByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(items.get(OFFER.id)).toMatchObject({ version: 3 }));
    expect(items.get(OFFER.id)?.text).toBe('{product} until {day} only');

    await userEvent.click(await list.findByRole('button', { name: 'Delete “Weekly offer”' }));
    expect(items.has(OFFER.id)).toBe(true);
    await click('Delete template');
    await waitFor(() => expect(items.has(OFFER.id)).toBe(false));
  });

  test('say that they couldn’t be loaded, next to the examples', async () => {
    await show({ 'posts.listTemplates': refuse('Not now.') });
    const list = await open();
    expect(await list.findByText('Couldn’t load your templates.')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: `Use “${SAMPLE_TOPICS[1]}”` }));
    expect(topic()).toHaveValue(SAMPLE_TOPICS[1]);
  });

  test('go below the text in the editor', async () => {
    await write('Hello', fakeTemplates(EVENT).answers);
    await click('Insert template');
    const list = await inDialog('Templates');
    expect(list.queryByText('Examples')).not.toBeInTheDocument();
    await userEvent.click(await list.findByRole('button', { name: 'Use “Event”' }));
    expect(screen.getByLabelText('Post text')).toHaveValue('Hello\n\nJoin us\n\n#Bakery');
  });
});

describe('hashtag groups', () => {
  test('are inserted as a whole, each hashtag once, and created from the selected ones', async () => {
    const { items, answers } = fakeGroups(BASICS);
    await write('Fresh #bakery', answers);
    await userEvent.click(screen.getByRole('tab', { name: 'Select Hashtags' }));
    await userEvent.click(await screen.findByRole('button', { name: /Basics/ }));
    expect(screen.getByText('1 hashtag added from “Basics”. Already selected: #Bakery.')).toBeInTheDocument();
    const selected = within(screen.getByRole('list', { name: 'Selected hashtags' }));
    expect(selected.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual([
      '#bakery',
      '#Bread',
    ]);
    expect(screen.getByText(/2 of 30 hashtags/)).toBeInTheDocument();

    await click('Save as group');
    const form = await inDialog('Save as a hashtag group');
    expect(form.getByLabelText('Hashtags')).toHaveValue('#bakery #Bread');
    await userEvent.type(form.getByLabelText('Name'), 'Ours');
    await userEvent.click(form.getByRole('button', { name: 'Save group' }));
    await screen.findByText('Saved as “Ours”.');
    expect([...items.values()][1]).toMatchObject({ name: 'Ours', hashtags: ['bakery', 'Bread'] });
  });

  test('of more than 30 hashtags are refused before anything is sent', async () => {
    const { items, answers } = fakeGroups();
    await write('Fresh #bread', answers);
    await userEvent.click(screen.getByRole('tab', { name: 'Select Hashtags' }));
    await click('Save as group');
    const form = await inDialog('Save as a hashtag group');
    const many = Array.from({ length: 31 }, (_, n) => `#Tag${n}`).join(' ');
    await userEvent.clear(form.getByLabelText('Hashtags'));
    await userEvent.click(form.getByLabelText('Hashtags'));
    await userEvent.paste(many);
    await userEvent.type(form.getByLabelText('Name'), 'Many');
    await userEvent.click(form.getByRole('button', { name: 'Save group' }));
    expect(form.getByLabelText('Hashtags')).toHaveAccessibleDescription(
      'There are 31 hashtags. Use at most 30.',
    );
    expect(items.size).toBe(0);
  });
});
