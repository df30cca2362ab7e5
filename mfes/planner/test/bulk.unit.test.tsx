import type { BatchPost } from '@carillon/contracts/http/posts/schedule-batch.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from './show.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});
const events = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const connected = {
  success: true,
  connected: true,
  reconnect: false,
  available: true,
  platform_id: 1,
  name: 'Ada',
};
const sent: BatchPost[] = [];
const page = () =>
  show([], {
    path: '/bulk-post',
    answers: {
      'identity.checkFacebook': {
        ...connected,
        pages: [{ id: 'p1', name: 'Corner Bakehouse', picture: null }],
      },
      'posts.getQueue': { success: true, schedules: [] },
      'posts.scheduleBatch': ({ body }: { body?: unknown }) => {
        const { posts } = body as { posts: BatchPost[] };
        sent.push(...posts);
        const answer = ({ idempotency_key }: BatchPost) => ({
          ...{ idempotency_key, outcome: 'scheduled', post_id: 'made', due_at: '2027-01-02T09:00:00.000Z' },
          ...{ error: null, message: null, errors: {} },
        });
        return { success: true, results: posts.map(answer) };
      },
    },
  });

const CSV =
  'Text,Posting Time,Accounts,Tags,Comment(s)\nFirst,2027-01-02 10:00,Facebook,a,#bells\nSecond,2020-01-02 10:00,Facebook,,\n';
const choose = async (text = CSV) =>
  events().upload(
    await screen.findByLabelText('CSV file'),
    new File([text], 'posts.csv', { type: 'text/csv' }),
  );
const rowOf = async (number: number) =>
  within(await screen.findByRole('row', { name: new RegExp(`Row ${number} ?,?`) }));

beforeEach(() => {
  sent.length = 0;
});

test('a file is shown with its faults; a cell is mended by keyboard, and only what was confirmed is imported', async () => {
  page();
  const user = events();
  await choose();
  const cell = await screen.findByRole('button', { name: 'Row 3, Date: 2020-01-02 10:00' });
  expect(cell).toHaveAccessibleDescription('2020-01-02 10:00 has passed. Choose a later time.');
  expect(screen.getByText(/ignored: Tags$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Row 2, First comment: #bells' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 1 post' })).toBeEnabled();
  expect(sent).toEqual([]);

  cell.focus();
  await user.keyboard('{Enter}');
  const input = screen.getByRole('textbox', { name: 'Row 3, Date' });
  await user.clear(input);
  await user.type(input, 'never{Escape}');
  expect(screen.getByRole('button', { name: 'Row 3, Date: 2020-01-02 10:00' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '2027-01-03 10:00{Tab}');
  expect(await screen.findByRole('button', { name: 'Import 2 posts' })).toBeEnabled();
  expect(screen.getByRole('button', { name: /^Row 3, Media/ })).toHaveFocus();

  await user.click(screen.getByRole('checkbox', { name: 'Import row 2' }));
  await user.click(screen.getByRole('button', { name: 'Import 1 post' }));
  expect(await screen.findByText('1 of 2 rows imported.')).toBeVisible();
  expect(sent.map(({ content, scheduled_time }) => [content, scheduled_time])).toEqual([
    ['Second', '2027-01-03 10:00:00'],
  ]);
  expect(screen.getByText('Importing this file again does not schedule them twice.')).toBeVisible();
  expect((await rowOf(3)).getByRole('link')).toHaveAttribute('href', '/posts/made');
  expect(screen.getByRole('button', { name: 'Download results' })).toBeEnabled();
});

test('the sheet outlives a reload, with what was mended and what was imported', async () => {
  const { unmount } = page();
  const user = events();
  await choose();
  await user.click(await screen.findByRole('button', { name: 'Import 1 post' }));
  await screen.findByText('1 of 2 rows imported.');
  await user.click(screen.getByRole('button', { name: /^Row 3, Text/ }));
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), 'Mended{Enter}');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  unmount();
  page();
  expect(await screen.findByRole('button', { name: 'Row 3, Text: Mended' })).toBeVisible();
  expect(screen.getByText('1 of 2 rows imported.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
});

test('a file that can’t be read says why, and another can be chosen', async () => {
  page();
  await choose('Text\n');
  expect(await screen.findByRole('alert')).toHaveTextContent(/There are no posts in this file/);
  await choose();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('rows with faults alone are shown; rows that name no account get those that are chosen; a column is mapped by hand', async () => {
  page();
  const user = events();
  await choose('Words,When\nOne,2027-01-02 10:00\nTwo,soon\n');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Words' }), 'Text');
  expect(await screen.findByRole('button', { name: 'With faults (2)' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Facebook: Corner Bakehouse' }));
  await user.click(await screen.findByRole('button', { name: 'With faults (1)' }));
  expect(screen.queryByRole('button', { name: /^Row 2,/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Row 3, Date/ })).toHaveAccessibleDescription(
    /“soon” is no date/,
  );
});
