import { makeZip, textRows, xlsxFiles } from '@carillon/sdk/testing/make-workbook.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DEADLINE_MS } from '../features/bulk/api/read-workbook.ts';
import { choose, chooseWorkbook, events, page, sentPosts, setUpBulkPage } from './bulk-page.ts';
import { FakeWorker } from './fake-worker.ts';

setUpBulkPage();
beforeEach(() => {
  FakeWorker.running.clear();
  Object.assign(globalThis, { Worker: FakeWorker });
});

const HEADER = ['Text', 'Date', 'Accounts'];
const post = (text: string): string[] => [text, '2027-01-02 10:00', 'Facebook'];
const sheet = (name: string, ...texts: readonly string[]) => ({
  name,
  rows: textRows([HEADER, ...texts.map(post)]),
});
const workbook = (...sheets: Parameters<typeof xlsxFiles>[0]) => makeZip(xlsxFiles(sheets));
const cell = (row: number, text: string) =>
  screen.findByRole('button', { name: `Row ${row}, Text: ${text}` });

test('a workbook is read in a thread of its own and imported', async () => {
  page();
  await chooseWorkbook(workbook(sheet('Plan', 'Rye')));
  expect(await screen.findByText(/^1 post\. Sheet: Plan\./)).toBeVisible();
  expect(screen.queryByLabelText('Columns are separated by')).toBeNull();
  await events().click(await screen.findByRole('button', { name: 'Import 1 post' }));
  expect(await screen.findByText('1 of 1 row imported.')).toBeVisible();
  expect(sentPosts.map(({ content, scheduled_time }) => [content, scheduled_time])).toEqual([
    ['Rye', '2027-01-02 10:00:00'],
  ]);
  expect(FakeWorker.running.size).toBe(0);
});

test('the first sheet with columns of posts is read, and another can be chosen', async () => {
  page();
  const notes = {
    name: 'Notes',
    rows: textRows([
      ['Who', 'Phone'],
      ['Ada', '1'],
    ]),
  };
  await chooseWorkbook(workbook(notes, sheet('April', 'Rye'), sheet('May', 'Spelt', 'Oat')));
  expect(await cell(2, 'Rye')).toBeVisible();
  await events().selectOptions(screen.getByLabelText('Sheet'), 'May');
  expect(await cell(3, 'Oat')).toBeVisible();
  expect(screen.getByText(/^2 posts\. Sheet: May\./)).toBeVisible();
});

test('another sheet is read only after the user agrees to lose corrections', async () => {
  page();
  const user = events();
  await chooseWorkbook(workbook(sheet('April', 'Rye'), sheet('May', 'Spelt')));
  await user.click(await cell(2, 'Rye'));
  await user.type(screen.getByRole('textbox'), ' bread{Tab}');
  await user.selectOptions(screen.getByLabelText('Sheet'), 'May');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await cell(2, 'Rye bread')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Sheet'), 'May');
  await user.click(await screen.findByRole('button', { name: 'Read again' }));
  expect(await cell(2, 'Spelt')).toBeVisible();
});

test('day numbers without a format count from 1904 where the workbook does', async () => {
  page();
  const text = (one: string) => `<c t="inlineStr"><is><t>${one}</t></is></c>`;
  const rows = `${textRows([HEADER])}<row>${text('Rye')}<c><v>45015.5</v></c>${text('Facebook')}</row>`;
  const properties = '<workbookPr date1904="1"/>';
  await chooseWorkbook(makeZip(xlsxFiles([{ name: 'Plan', rows }], { properties })));
  await events().click(await screen.findByRole('button', { name: 'Import 1 post' }));
  expect(await screen.findByText('1 of 1 row imported.')).toBeVisible();
  expect(sentPosts.map(({ scheduled_time }) => scheduled_time)).toEqual(['2027-03-31 12:00:00']);
});

test('rows that the workbook hides aren’t selected', async () => {
  page();
  const rows = textRows([HEADER, post('Rye'), post('Spelt')]).replace(
    /<row>(?=(?:(?!<row>).)*Spelt)/,
    '<row hidden="1">',
  );
  await chooseWorkbook(workbook({ name: 'Plan', rows }));
  expect(await screen.findByText(/1 row is hidden in the workbook and not selected\./)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Import row 2' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Import row 3' })).not.toBeChecked();
});

test('another workbook that is dropped says that it is being read', async () => {
  page();
  await chooseWorkbook(workbook(sheet('Plan', 'Rye')));
  const target = await cell(2, 'Rye');
  jest.spyOn(FakeWorker.prototype, 'postMessage').mockImplementationOnce(() => undefined);
  const bytes = workbook(sheet('Plan', 'Spelt')) as Uint8Array<ArrayBuffer>;
  const dataTransfer = { items: [], files: [new File([bytes], 'more.xlsx')] };
  fireEvent.drop(target, { dataTransfer });
  expect(await screen.findByText('Reading the file…')).toBeVisible();
  expect(await cell(2, 'Rye')).toBeVisible();
});

describe('a workbook that can’t be read', () => {
  test('says so, and another file can be chosen', async () => {
    page();
    await chooseWorkbook(workbook(sheet('Plan', 'Rye')).subarray(0, 500));
    expect(await screen.findByText(/^This workbook is damaged or incomplete\./)).toBeVisible();
    await choose();
    expect(await cell(2, 'First')).toBeVisible();
  });

  test('says that no sheet has data', async () => {
    page();
    await chooseWorkbook(workbook({ name: 'Plan', rows: '' }, { ...sheet('Old', 'Rye'), state: 'hidden' }));
    expect(await screen.findByText('This workbook has no visible sheet with data.')).toBeVisible();
  });

  test('is given up at the deadline', async () => {
    jest.spyOn(FakeWorker.prototype, 'postMessage').mockImplementationOnce(() => undefined);
    page();
    await chooseWorkbook(workbook(sheet('Plan', 'Rye')));
    await waitFor(() => expect(FakeWorker.running.size).toBe(1));
    await act(async () => jest.advanceTimersByTime(DEADLINE_MS));
    expect(await screen.findByText(/^Reading this workbook takes too long\./)).toBeVisible();
    expect(FakeWorker.running.size).toBe(0);
  });

  test('says that the browser doesn’t start its reader', async () => {
    Object.assign(globalThis, {
      Worker: class {
        constructor() {
          throw new DOMException('Not of this origin', 'SecurityError');
        }
      },
    });
    page();
    await chooseWorkbook(workbook(sheet('Plan', 'Rye')));
    expect(await screen.findByText(/couldn’t be loaded\. Check your connection/)).toBeVisible();
  });

  test('says that its reader couldn’t be loaded', async () => {
    jest.spyOn(FakeWorker.prototype, 'postMessage').mockImplementationOnce(function (this: FakeWorker) {
      this.dispatchEvent(new Event('error'));
    });
    page();
    await chooseWorkbook(workbook(sheet('Plan', 'Rye')));
    expect(await screen.findByText(/couldn’t be loaded\. Check your connection/)).toBeVisible();
  });
});
