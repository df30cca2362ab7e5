import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { choose, events, page, sentPosts, setUpBulkPage } from './bulk-page.ts';

setUpBulkPage();

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

test('a column that may change the published post blocks the import until it is waived or mapped', async () => {
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

test('a column of tags can be chosen as hashtags, and the text stays', async () => {
  page();
  const user = events();
  await choose('Text,Date,Accounts,Tags\nRye,2027-01-02 10:00,Facebook,winter #menu\n');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Tags' }), 'Hashtags');
  expect(screen.getByRole('button', { name: 'Row 2, Hashtags: winter #menu' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Import 1 post' }));
  expect(await screen.findByText('1 of 1 row imported.')).toBeVisible();
  expect(sentPosts.map(({ content }) => content)).toEqual(['Rye\n\n#winter #menu']);
});
