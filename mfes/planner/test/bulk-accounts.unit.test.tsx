import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { choose, events, page, rowOf, sentPosts, setUpBulkPage, twoPages } from './bulk-page.ts';

setUpBulkPage();

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

test('networks that Carillon lacks are named', async () => {
  page();
  await choose('Text,Date,Facebook,Twitter,Pinterest\nRye,2027-01-02 10:00,TRUE,TRUE,FALSE\n');
  expect(await screen.findByText('Twitter (X) isn’t supported')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 1 post' })).toBeEnabled();
});
