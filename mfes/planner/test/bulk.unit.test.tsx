import type { BatchPost } from '@carillon/contracts/http/posts/schedule-batch.ts';
import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { choose, events, page, rowOf, sentPosts, setUpBulkPage } from './bulk-page.ts';
import { user as ada, plannedPublication } from './show.ts';

setUpBulkPage();

test('a file is shown with its faults; a cell is mended by keyboard, and only what was confirmed is imported', async () => {
  page();
  const user = events();
  await choose();
  const cell = await screen.findByRole('button', { name: 'Row 3, Date: 2020-01-02 10:00' });
  expect(cell).toHaveAccessibleDescription('Thu, Jan 2, 2020, 10:00 AM has passed. Choose a later time.');
  expect(screen.getByText('This column isn’t used: Tags.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Row 2, First comment: #bells' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 1 post' })).toBeEnabled();
  expect(sentPosts).toEqual([]);

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
  expect(sentPosts.map(({ content, scheduled_time }) => [content, scheduled_time])).toEqual([
    ['Second', '2027-01-03 10:00:00'],
  ]);
  expect(screen.getByText('Importing this file again won’t schedule them twice.')).toBeVisible();
  expect((await rowOf(3)).getByRole('link')).toHaveAttribute('href', '/posts/made');
  expect(screen.getByRole('button', { name: 'Download results' })).toBeEnabled();
});

test('keeps a cell open when an input method takes Enter or Escape', async () => {
  page();
  await choose();
  await events().click(await screen.findByRole('button', { name: 'Row 2, Text: First' }));
  const input = screen.getByRole('textbox');
  for (const key of ['Enter', 'Escape', 'Tab']) fireEvent.keyDown(input, { key, keyCode: 229 });
  expect(input).toBeInTheDocument();
});

test('the sheet survives a reload, with its corrections and imports', async () => {
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
  expect(screen.getByRole('button', { name: 'No rows ready' })).toBeDisabled();
});

test('a file that can’t be read says why, and another can be chosen', async () => {
  page();
  await choose('Text\n');
  expect(await screen.findByRole('alert')).toHaveTextContent(/This file has no posts/);
  await choose();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('rows with faults alone are shown; rows that name no account get those that are chosen; a column is mapped by hand', async () => {
  page();
  const user = events();
  await choose('Words,When\nOne,2027-01-02 10:00\nTwo,soon\n');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Words' }), 'Text');
  const account = await screen.findByRole('checkbox', { name: 'Facebook: Corner Bakehouse' });
  expect(await screen.findByText('2 rows have no account yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Problems (1)' })).toBeVisible();
  await user.click(account);
  await user.click(await screen.findByRole('button', { name: 'Problems (1)' }));
  expect(screen.queryByRole('button', { name: /^Row 2,/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Row 3, Date/ })).toHaveAccessibleDescription(
    /“soon” isn’t a valid date/,
  );
});

test('says how rows are numbered', async () => {
  page();
  await choose();
  expect(
    await screen.findByText(
      /^2 posts\. Rows are numbered as in your spreadsheet: row 1 has the column names\.$/,
    ),
  ).toBeVisible();
});

test('a file without names of columns keeps its first post, and can be read the other way', async () => {
  page();
  const user = events();
  await choose('Hello bread,2026-12-22 10:00\nHello cake,2026-12-23 10:00\n');
  expect(await screen.findByRole('button', { name: 'Row 1, Text: Hello bread' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Facebook: Corner Bakehouse' }));
  expect(await screen.findByRole('button', { name: 'Import 2 posts' })).toBeEnabled();
  await user.click(screen.getByRole('checkbox', { name: 'The first row is a post' }));
  expect(screen.queryByRole('button', { name: /Row 1, Text/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'The first row is a post' }));
  expect(await screen.findByRole('button', { name: 'Import 2 posts' })).toBeEnabled();
});

test('counts earlier imports and failures separately, and lists failed rows under errors', async () => {
  const outcomes = ['scheduled', 'repeated', 'repeated', 'refused'];
  page({
    'posts.scheduleBatch': ({ body }: { body?: unknown }) => ({
      success: true,
      results: (body as { posts: BatchPost[] }).posts.map(({ idempotency_key }, at) => ({
        idempotency_key,
        outcome: outcomes[at],
        post_id: at < 3 ? 'made' : null,
        due_at: null,
        error: null,
        message: at < 3 ? null : 'The plan is full.',
        errors: {},
      })),
    }),
  });
  const user = events();
  const lines = ['A', 'B', 'C', 'D'].map((text) => `${text},2027-01-02 10:00,Facebook\n`);
  await choose(`Text,Date,Accounts\n${lines.join('')}`);
  await user.click(await screen.findByRole('button', { name: 'Import 4 posts' }));
  expect(
    await screen.findByText('1 of 4 rows imported. 2 were already imported. 1 couldn’t be imported.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Problems (1)' }));
  expect((await rowOf(5)).getByText('Not imported')).toBeVisible();
  expect(screen.getByText('The plan is full.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Row 2,/ })).toBeNull();
});

test('reports a text scheduled before or after the file’s dates, however late', async () => {
  const queries: { from: string; until: string }[] = [];
  const due = ['2026-11-30T10:00:00.000Z', '2027-10-03T10:00:00.000Z'];
  page({
    'posts.listPlanned': ({ query }: { query?: unknown }) => {
      const { from, until } = query as { from: string; until: string };
      queries.push({ from, until });
      const publications = due
        .filter((at) => at >= from && at < until)
        .map((at) =>
          plannedPublication({
            target_name: 'Corner Bakehouse',
            words: at < '2027' ? 'A' : 'B',
            due_at: at,
            id: at,
          }),
        );
      return { success: true, publications, next: null };
    },
  });
  await choose('Text,Date,Accounts\nA,2026-12-22 10:00,Facebook\nB,2026-12-23 10:00,Facebook\n');
  expect(
    await screen.findByText(/text is already scheduled on Facebook: Corner Bakehouse for .*Nov 30/),
  ).toBeVisible();
  expect(
    await screen.findByText(/text is already scheduled on Facebook: Corner Bakehouse for .*Oct 3/),
  ).toBeVisible();
  for (const { from, until } of queries)
    expect(Date.parse(until) - Date.parse(from)).toBeLessThanOrEqual(62 * 86_400_000);
});

test('where owners approve posts, an editor learns that approval can’t be requested here, and imports nothing', async () => {
  const workspace = { ...ada.workspace, role: 'editor', owner_approval: true } as const;
  page({}, { ...ada, workspace });
  expect(await screen.findByText(/^An owner must approve posts in this workspace/)).toBeInTheDocument();
  await choose();
  expect(await screen.findByRole('button', { name: 'Import 1 post' })).toBeDisabled();
});

test('a draft is not imported until its user clears the mark', async () => {
  page();
  const user = events();
  await choose('Text,Date,Accounts,Draft\nRye,2027-01-02 10:00,Facebook,TRUE\n');
  expect((await rowOf(2)).getByText('Draft: not scheduled')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Problems (0)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'No rows ready' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Row 2, Status: Draft' }));
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '{Enter}');
  expect(await screen.findByRole('button', { name: 'Import 1 post' })).toBeEnabled();
});

describe('Another file', () => {
  const close = async () => events().click(screen.getByRole('button', { name: 'Another file' }));

  test('closes a file that nobody has changed', async () => {
    page();
    await choose();
    await rowOf(2);
    await close();
    expect(await screen.findByLabelText('CSV or Excel file')).toBeInTheDocument();
  });

  test('asks before it discards a choice', async () => {
    page();
    await choose();
    await events().click((await rowOf(2)).getByRole('checkbox', { name: 'Import row 2' }));
    await close();
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Your corrections, choices and results will be lost.',
    );
  });
});
