import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { generation } from './testing/answers.ts';
import { button, click, picture, show, topic, write } from './testing/compose.ts';

beforeEach(() => window.localStorage.clear());

test('drafts take the focus and say how many they are', async () => {
  show({ 'ai.createPosts': () => generation([]) });
  await userEvent.type(topic(), 'bells');
  await click('Generate Post');
  const heading = await screen.findByRole('heading', { name: 'Generated Posts', description: /^2 drafts\./ });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/^2 drafts\./)).toHaveAttribute('role', 'status');
});

test('the clock of the second generation starts at nought', async () => {
  const now = jest.spyOn(Date, 'now');
  async function* endless({ signal }: { signal?: AbortSignal }) {
    yield* [];
    await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  }
  show({ 'ai.createPosts': endless });
  await userEvent.type(topic(), 'bells');
  await click('Generate Post');
  await screen.findByText('0 s');
  now.mockReturnValue(Date.now() + 7_000);
  expect(await screen.findByText('7 s')).toBeInTheDocument();
  await click('Cancel');
  await waitFor(() => expect(button('Generate Post')).toHaveFocus());
  await click('Generate Post');
  expect(await screen.findByText('0 s')).toBeInTheDocument();
  now.mockRestore();
});

test('a tool says whether the selected words have its style', async () => {
  await write('Ring');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Post text');
  expect(button('Bold')).toHaveAttribute('aria-pressed', 'false');
  field.setSelectionRange(0, 4);
  await click('Bold');
  expect(button('Bold')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Italic')).toHaveAttribute('aria-pressed', 'false');
  field.setSelectionRange(0, 0);
  fireEvent.select(field);
  expect(button('Bold')).toHaveAttribute('aria-pressed', 'false');
});

test('the preview counts the pictures, and shows Instagram’s in the shape that goes out', async () => {
  show();
  await userEvent.upload(screen.getByLabelText(/Add an image or video/), [
    picture(),
    new File(['y'], 'door.png', { type: 'image/png' }),
  ]);
  await screen.findByRole('img', { name: 'door.png' });
  await click('Write it myself');
  await userEvent.click(await screen.findByRole('tab', { name: 'Instagram' }));
  const strip = document.querySelector<HTMLImageElement>('.framed') ?? new Image();
  Object.assign(
    Object.defineProperties(strip, { naturalWidth: { value: 4000 }, naturalHeight: { value: 400 } }),
  );
  fireEvent.load(strip);
  expect(strip).toHaveStyle({ aspectRatio: '1.91' });
  expect(screen.getAllByText('1 of 2')).not.toHaveLength(0);
});
