import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { choose, events, page, rowOf, setUpBulkPage } from './bulk-page.ts';

setUpBulkPage();

test('ambiguous dates are read like the unambiguous ones; only an answer swaps them, and says which', async () => {
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

test('a year of two digits is last where the name of its column begins with the day', async () => {
  page();
  await choose('Text,Date (DD/MM/YY),Time,Accounts\nA,28/03/27,10:00,Facebook\n');
  expect((await rowOf(2)).getByText('Ready: Sun, Mar 28, 2027, 10:00 AM')).toBeVisible();
});

test('years of two digits that come first are read as the other dates of the file show', async () => {
  page();
  await choose('Text,Date,Accounts\nA,27-03-31 15:45,Facebook\nB,26-12-05 09:30,Facebook\n');
  expect((await rowOf(2)).getByText('Ready: Wed, Mar 31, 2027, 3:45 PM')).toBeVisible();
  expect((await rowOf(3)).getByText('Ready: Sat, Dec 5, 2026, 9:30 AM')).toBeVisible();
});

test('contradictory dates are asked about without a default, and ambiguous rows are blocked', async () => {
  page();
  await choose(
    'Text,Date,Accounts\nA,31/12/2026 10:00,Facebook\nB,03/04/2027 10:00,Facebook\nC,12/31/2026 11:00,Facebook\n',
  );
  for (const one of await screen.findAllByRole('radio')) expect(one).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Import 2 posts' })).toBeEnabled();
  await events().click(screen.getByRole('radio', { name: /day first/ }));
  expect(await screen.findByRole('button', { name: 'Import 3 posts' })).toBeEnabled();
});
