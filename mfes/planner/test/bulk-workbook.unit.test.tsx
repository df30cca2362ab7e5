import { makeZip, textRows, xlsxFiles } from '@carillon/sdk/testing/make-workbook.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { chooseWorkbook, events, page, sentPosts, setUpBulkPage } from './bulk-page.ts';
import { FakeWorker } from './fake-worker.ts';

setUpBulkPage();
beforeEach(() => {
  FakeWorker.running.clear();
  Object.assign(globalThis, { Worker: FakeWorker });
});

const HEADER = ['Text', 'Date', 'Accounts'];
const post = (text: string): string[] => [text, '2027-01-02 10:00', 'Facebook'];

test('a workbook is read in a thread of its own and imported', async () => {
  page();
  await chooseWorkbook(makeZip(xlsxFiles([{ name: 'Plan', rows: textRows([HEADER, post('Rye')]) }])));
  await events().click(await screen.findByRole('button', { name: 'Import 1 post' }));
  expect(await screen.findByText('1 of 1 row imported.')).toBeVisible();
  expect(sentPosts.map(({ content, scheduled_time }) => [content, scheduled_time])).toEqual([
    ['Rye', '2027-01-02 10:00:00'],
  ]);
  expect(FakeWorker.running.size).toBe(0);
});
