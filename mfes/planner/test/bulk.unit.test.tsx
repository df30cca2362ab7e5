import type { BatchPost } from '@carillon/contracts/http/posts/schedule-batch.ts';
import { connectionOf, connectionsReply } from '@carillon/sdk/testing/connections.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { user as ada, plannedPublication, show } from './show.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});
const events = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const sentPosts: BatchPost[] = [];
const page = (answers: NonNullable<Parameters<typeof show>[1]>['answers'] = {}, user = ada) =>
  show([], {
    path: '/bulk-post',
    user,
    answers: {
      'identity.listConnections': connectionsReply([
        connectionOf('facebook', [{ id: 'p1', name: 'Corner Bakehouse' }]),
      ]),
      'posts.getQueue': { success: true, schedules: [] },
      'posts.scheduleBatch': ({ body }: { body?: unknown }) => {
        const { posts } = body as { posts: BatchPost[] };
        sentPosts.push(...posts);
        const answer = ({ idempotency_key }: BatchPost) => ({
          idempotency_key,
          outcome: 'scheduled',
          post_id: 'made',
          due_at: '2027-01-02T09:00:00.000Z',
          error: null,
          message: null,
          errors: {},
        });
        return { success: true, results: posts.map(answer) };
      },
      ...answers,
    },
  });
const twoPages = {
  'identity.listConnections': connectionsReply([
    connectionOf('facebook', [
      { id: 'p1', name: 'Corner Bakehouse' },
      { id: 'p2', name: 'Market, Hall' },
    ]),
  ]),
};

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
  sentPosts.length = 0;
});

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

test('dates that can mean two days are read as those that can’t; only an answer turns them around, and it says which', async () => {
  page();
  const user = events();
  await choose(
    'Text,Date,Time,Accounts\nA,31/12/2026,10:00,Facebook\nB,03/04/2027,10:00,Facebook\nC,32/13/2026,10:00,Facebook\n',
  );
  const dayFirst = await screen.findByRole('radio', { name: /day first/ });
  const monthFirst = screen.getByRole('radio', { name: /month first/ });
  expect(dayFirst).toBeChecked();
  expect(screen.getByText('Based on “31/12/2026”.')).toBeVisible();
  expect((await rowOf(3)).getByText('Ready: Sat, Apr 3, 2027, 10:00 AM')).toBeVisible();
  const mend = async (row: number, date: string) => {
    await user.click(screen.getByRole('button', { name: new RegExp(`^Row ${row}, Date`) }));
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), `${date}{Enter}`);
  };
  await mend(4, '12/13/2026');
  expect(dayFirst).toBeChecked();
  expect((await rowOf(3)).getByText('Ready: Sat, Apr 3, 2027, 10:00 AM')).toBeVisible();

  await user.click(monthFirst);
  expect(screen.getByText('Changed: row 3 is Thu, Mar 4, 2027, 10:00 AM.')).toBeVisible();
  await mend(2, '30/12/2026');
  await mend(4, '2026-12-13');
  expect(monthFirst).toBeChecked();
  expect((await rowOf(3)).getByText('Ready: Thu, Mar 4, 2027, 10:00 AM')).toBeVisible();
});

test('dates that can mean two days are read as the name of their column says', async () => {
  page();
  await choose('Text,Date (DD/MM/YYYY),Time,Accounts\nA,03/04/2027,10:00,Facebook\n');
  expect(await screen.findByRole('radio', { name: /day first/ })).toBeChecked();
  expect(screen.getByText('Based on the column name “Date (DD/MM/YYYY)”.')).toBeVisible();
});

test('years of two digits that come first are read as the other dates of the file show', async () => {
  page();
  await choose('Text,Date,Accounts\nA,27-03-31 15:45,Facebook\nB,26-12-05 09:30,Facebook\n');
  expect((await rowOf(2)).getByText('Ready: Wed, Mar 31, 2027, 3:45 PM')).toBeVisible();
  expect((await rowOf(3)).getByText('Ready: Sat, Dec 5, 2026, 9:30 AM')).toBeVisible();
});

test('dates that contradict each other are asked about with no answer given, and hold back what could mean two days', async () => {
  page();
  await choose(
    'Text,Date,Accounts\nA,31/12/2026 10:00,Facebook\nB,03/04/2027 10:00,Facebook\nC,12/31/2026 11:00,Facebook\n',
  );
  for (const one of await screen.findAllByRole('radio')) expect(one).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Import 2 posts' })).toBeEnabled();
  await events().click(screen.getByRole('radio', { name: /day first/ }));
  expect(await screen.findByRole('button', { name: 'Import 3 posts' })).toBeEnabled();
});

test('accounts are chosen from those that are connected, for one row or for all that say the same', async () => {
  page(twoPages);
  const user = events();
  const line = (text: string) => `${text},2027-01-02 10:00,Facebook\n`;
  await choose(`Text,Date,Accounts\n${line('A')}${line('B')}${line('C')}`);
  const face = await screen.findByRole('button', { name: 'Row 2, Accounts: Facebook' });
  face.focus();
  await user.keyboard('{Enter}');
  const boxes = screen.getByRole('group', { name: 'Row 2, Accounts' });
  expect(within(boxes).getAllByRole('checkbox')[0]).toHaveFocus();
  await user.keyboard(' {Tab} {Tab}{Enter}');
  expect(
    await screen.findByRole('button', {
      name: /^Row 2, Accounts: Facebook: Corner Bakehouse.Facebook: Market/s,
    }),
  ).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Row 3, Accounts: Facebook' }));
  const picks = within(screen.getByRole('group', { name: 'Row 3, Accounts' }));
  await user.click(picks.getByRole('checkbox', { name: 'Facebook: Market, Hall', checked: false }));
  await user.click(screen.getByRole('button', { name: 'Use for all 2 rows that say “Facebook”' }));
  await user.click(await screen.findByRole('button', { name: 'Import 3 posts' }));
  expect(await screen.findByText('3 of 3 rows imported.')).toBeVisible();
  expect(sentPosts.map(({ targets }) => targets.map(({ page_id }) => page_id))).toEqual([
    ['p1', 'p2'],
    ['p2'],
    ['p2'],
  ]);
});

describe('a network with several pages', () => {
  const line = (text: string, accounts = 'Facebook') => `${text},2027-01-02 10:00,"${accounts}"\n`;
  const FILE = `Text,Date,Accounts\n${line('A')}${line('B')}${line('C', 'Facebook: Market, Hall')}`;
  const question = () => screen.findByRole('combobox', { name: 'Facebook means' });
  const pagesOf = () => sentPosts.map(({ targets }) => targets.map(({ page_id }) => page_id));

  test('is asked about once, and no row is at fault before', async () => {
    page(twoPages);
    await choose(FILE);
    expect(await question()).toHaveValue('');
    expect(screen.getByText('2 rows say “Facebook”')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Problems (0)' })).toBeVisible();
    expect((await rowOf(2)).getByText('Facebook: choose above')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import 1 post' })).toBeEnabled();
  });

  test('has one answer for all rows, and rows that name a page keep theirs', async () => {
    page(twoPages);
    const user = events();
    await choose(FILE);
    await user.selectOptions(await question(), 'Corner Bakehouse');
    await user.click(await screen.findByRole('button', { name: 'Import 3 posts' }));
    expect(await screen.findByText('3 of 3 rows imported.')).toBeVisible();
    expect(pagesOf()).toEqual([['p1'], ['p1'], ['p2']]);
  });

  test('can mean both of them', async () => {
    page(twoPages);
    const user = events();
    await choose(`Text,Date,Accounts\n${line('A')}`);
    await user.selectOptions(await question(), 'Both');
    expect(await question()).toHaveDisplayValue('Both');
    await user.click(await screen.findByRole('button', { name: 'Import 1 post' }));
    await screen.findByText('1 of 1 row imported.');
    expect(pagesOf()).toEqual([['p1', 'p2']]);
  });

  test('keeps its answer over a reload', async () => {
    const { unmount } = page(twoPages);
    await choose(FILE);
    await events().selectOptions(await question(), 'Market, Hall');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    unmount();
    page(twoPages);
    expect(await question()).toHaveDisplayValue('Market, Hall');
  });
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

test('what was imported before and what failed are counted as such, and failed rows are among those with faults', async () => {
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

test('a text that is planned before or after the dates of the file is told, however late', async () => {
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

test('where an owner must approve posts, an editor is told that this can’t be asked for here, and imports nothing', async () => {
  const workspace = { ...ada.workspace, role: 'editor', owner_approval: true } as const;
  page({}, { ...ada, workspace });
  expect(await screen.findByText(/^An owner must approve posts in this workspace/)).toBeInTheDocument();
  await choose();
  expect(await screen.findByRole('button', { name: 'Import 1 post' })).toBeDisabled();
});

describe('the separator', () => {
  const FILE = 'Text;Date;Accounts\nRye, spelt;2027-01-02 10:00;Facebook\nWheat;2027-01-03 10:00;Facebook\n';
  const choice = () => screen.getByRole('combobox', { name: 'Columns are separated by' });
  const correct = async (name: string, text: string) => {
    const user = events();
    await user.click(await screen.findByRole('button', { name }));
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), `${text}{Enter}`);
  };

  test('is found, and another choice reads the file again', async () => {
    page();
    const user = events();
    await choose(FILE);
    expect(await screen.findByRole('button', { name: 'Import 2 posts' })).toBeEnabled();
    expect(choice()).toHaveValue('semicolon');
    await user.selectOptions(choice(), 'Comma ( , )');
    expect(screen.queryByRole('button', { name: 'Row 2, Text: Rye, spelt' })).toBeNull();
    await user.selectOptions(choice(), 'Semicolon ( ; )');
    expect(await screen.findByRole('button', { name: 'Row 2, Text: Rye, spelt' })).toBeVisible();
  });

  test('asks before a choice costs corrections', async () => {
    page();
    const user = events();
    await choose(FILE);
    await correct('Row 2, Text: Rye, spelt', 'Barley');
    await user.selectOptions(choice(), 'Comma ( , )');
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('1 correction will be lost because its cell changes.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Row 2, Text: Barley' })).toBeVisible();
    expect(choice()).toHaveValue('semicolon');
    await user.selectOptions(choice(), 'Comma ( , )');
    await user.click(await screen.findByRole('button', { name: 'Read again' }));
    expect(choice()).toHaveValue('comma');
    expect(screen.queryByRole('button', { name: 'Row 2, Text: Barley' })).toBeNull();
  });

  test('outlives a reload', async () => {
    const { unmount } = page();
    await choose(FILE);
    await screen.findByRole('button', { name: 'Import 2 posts' });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    unmount();
    page();
    await screen.findByRole('button', { name: 'Import 2 posts' });
    await events().selectOptions(choice(), 'Comma ( , )');
    expect(choice()).toHaveValue('comma');
  });
});

test('another field for a column keeps the corrections of the others', async () => {
  page();
  const user = events();
  await choose('Text,Date,Notes\nRye,soon,Fresh\n');
  await user.click(await screen.findByRole('button', { name: 'Row 2, Date: soon' }));
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '2027-01-02 10:00{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Notes' }), 'First comment');
  expect(screen.getByRole('button', { name: 'Row 2, Date: 2027-01-02 10:00' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Row 2, First comment: Fresh' })).toBeVisible();
});

test('a column that may change what is published holds the import back until it is waived or read', async () => {
  page();
  const user = events();
  await choose('Text,Date,Accounts,Audience,Notes\nRye,2027-01-02 10:00,Facebook,friends,a\n');
  const button = await screen.findByRole('button', { name: 'Import 1 post' });
  expect(button).toBeDisabled();
  expect(screen.getByText('Check the unused columns first.')).toBeVisible();
  expect(screen.getByText('This column isn’t used: Notes.')).toBeVisible();
  const box = screen.getByRole('checkbox', { name: 'Import without this column' });
  await user.click(box);
  expect(button).toBeEnabled();
  await user.click(box);
  expect(button).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Audience' }), 'Link');
  expect(box).not.toBeInTheDocument();
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

test('networks that Carillon lacks are named', async () => {
  page();
  await choose('Text,Date,Facebook,Twitter,Pinterest\nRye,2027-01-02 10:00,TRUE,TRUE,FALSE\n');
  expect(await screen.findByText('Twitter (X) isn’t supported')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 1 post' })).toBeEnabled();
});
