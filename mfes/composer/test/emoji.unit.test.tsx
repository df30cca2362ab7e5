import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { click, storageOf, write } from './compose.ts';

const text = (): HTMLTextAreaElement => screen.getByLabelText('Post text');
const caretAt = (place: number): void =>
  act(() => {
    text().focus();
    text().setSelectionRange(place, place);
  });

test('an emoji goes to where the caret is, and is the first of those that were used last', async () => {
  storageOf('u1').set('emoji-recent', '["🔔","🍞"]');
  await write('Ring the bells');
  await userEvent.clear(text());
  await userEvent.type(text(), 'Ring the bells');
  caretAt(4);
  await click('Choose an emoji');
  await userEvent.click(await screen.findByRole('button', { name: '🍞' }));
  expect(text()).toHaveValue('Ring🍞 the bells');
  await waitFor(() => expect(text()).toHaveFocus());
  expect(text().selectionStart).toBe('Ring🍞'.length);
  expect(screen.queryByLabelText('Search emoji')).not.toBeInTheDocument();
  expect(storageOf('u1').get('emoji-recent')).toBe('["🍞","🔔"]');
});

test('Escape closes the emoji alone, and the caret is where it was', async () => {
  await write('Ring the bells');
  await userEvent.clear(text());
  await userEvent.type(text(), 'Ring the bells');
  caretAt(4);
  await click('Choose an emoji');
  await waitFor(async () => expect(await screen.findByLabelText('Search emoji')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByLabelText('Search emoji')).not.toBeInTheDocument();
  expect(text()).toHaveFocus();
  expect(text().selectionStart).toBe(4);
});
