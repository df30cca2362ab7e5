import { makeZip, textRows, xlsxFiles } from '@carillon/sdk/testing/make-workbook.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DEADLINE_MS } from '../features/bulk/api/read-workbook.ts';
import { choose, chooseWorkbook, events, page, sentPosts, setUpBulkPage, twoPages } from './bulk-page.ts';
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

describe('another sheet is read only after the user agrees to lose', () => {
  async function begin() {
    page();
    await chooseWorkbook(workbook(sheet('April', 'Rye', 'Oat'), sheet('May', 'Spelt')));
    await cell(2, 'Rye');
    return events();
  }
  const switchTo = async (user: ReturnType<typeof events>, answer: string) => {
    await user.selectOptions(screen.getByLabelText('Sheet'), 'May');
    await user.click(await screen.findByRole('button', { name: answer }));
  };

  test('corrections', async () => {
    const user = await begin();
    await user.click(await cell(2, 'Rye'));
    await user.type(screen.getByRole('textbox'), ' bread{Tab}');
    await switchTo(user, 'Cancel');
    expect(await cell(2, 'Rye bread')).toBeVisible();
    await switchTo(user, 'Switch sheets');
    expect(await cell(2, 'Spelt')).toBeVisible();
  });

  test('deselected rows', async () => {
    const user = await begin();
    await user.click(screen.getByRole('checkbox', { name: 'Import row 3' }));
    await switchTo(user, 'Cancel');
    expect(screen.getByRole('checkbox', { name: 'Import row 3' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Import row 3' }));
    await user.selectOptions(screen.getByLabelText('Sheet'), 'May');
    expect(await cell(2, 'Spelt')).toBeVisible();
  });

  test('results', async () => {
    const user = await begin();
    await user.click(screen.getByRole('button', { name: 'Import 2 posts' }));
    await screen.findByText('2 of 2 rows imported.');
    await switchTo(user, 'Cancel');
    expect(screen.getByText('2 of 2 rows imported.')).toBeVisible();
  });
});

test('another sheet keeps the accounts that a network stands for', async () => {
  page(twoPages);
  const user = events();
  await chooseWorkbook(workbook(sheet('April', 'Rye'), sheet('May', 'Spelt')));
  await user.selectOptions(await screen.findByLabelText('Facebook means'), 'Market, Hall');
  await user.selectOptions(screen.getByLabelText('Sheet'), 'May');
  expect(await cell(2, 'Spelt')).toBeVisible();
  expect(screen.getByLabelText('Facebook means')).toHaveDisplayValue('Market, Hall');
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

describe('another workbook that is dropped', () => {
  /** Drops it on the rows of the first, and returns how its reader answers. */
  async function drop(): Promise<() => void> {
    page();
    await chooseWorkbook(workbook(sheet('Plan', 'Rye')));
    const target = await cell(2, 'Rye');
    let reader: FakeWorker | undefined;
    jest.spyOn(FakeWorker.prototype, 'postMessage').mockImplementationOnce(function (this: FakeWorker) {
      reader = this;
    });
    const bytes = workbook(sheet('Plan', 'Spelt')) as Uint8Array<ArrayBuffer>;
    const dataTransfer = { items: [], files: [new File([bytes], 'more.xlsx')] };
    fireEvent.drop(target, { dataTransfer });
    await screen.findByText('Reading the file…');
    await waitFor(() => expect(reader).toBeDefined());
    return () => reader?.postMessage({ bytes, maxRows: 502 });
  }

  test('says that it is being read', async () => {
    await drop();
    expect(screen.getByText('Reading the file…')).toBeVisible();
    expect(await cell(2, 'Rye')).toBeVisible();
  });

  test('takes the place of the first', async () => {
    const answer = await drop();
    answer();
    expect(await cell(2, 'Spelt')).toBeVisible();
  });

  test('isn’t opened once an import of the first begins', async () => {
    const answer = await drop();
    await events().click(await screen.findByRole('button', { name: 'Import 1 post' }));
    answer();
    expect(await screen.findByText('1 of 1 row imported.')).toBeVisible();
    expect(await cell(2, 'Rye')).toBeVisible();
    expect(screen.queryByText('Reading the file…')).toBeNull();
    expect(FakeWorker.running.size).toBe(0);
  });

  test('isn’t opened after both are closed', async () => {
    await drop();
    await events().click(screen.getByRole('button', { name: 'Another file' }));
    expect(await screen.findByLabelText('CSV or Excel file')).toBeInTheDocument();
    await waitFor(() => expect(FakeWorker.running.size).toBe(0));
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });
});

describe('a file that is dropped as an entry', () => {
  type Take = (file: File) => void;
  const drop = (target: HTMLElement, file: (take: Take, fail: () => void) => void) =>
    fireEvent.drop(target, {
      dataTransfer: { items: [{ webkitGetAsEntry: () => ({ isFile: true, file }) }] },
    });

  test('isn’t opened if an import began before it arrived', async () => {
    page();
    await choose();
    let arrive: Take = () => undefined;
    drop(await cell(2, 'First'), (take) => {
      arrive = take;
    });
    await events().click(await screen.findByRole('button', { name: 'Import 1 post' }));
    const file = new File(['Text\nSpelt'], 'more.csv');
    const arrayBuffer = jest.spyOn(file, 'arrayBuffer');
    await act(async () => arrive(file));
    expect(await screen.findByText('1 of 2 rows imported.')).toBeVisible();
    expect(arrayBuffer).not.toHaveBeenCalled();
  });

  test('is reported if it’s gone', async () => {
    page();
    drop(await screen.findByRole('heading', { name: 'Drop a CSV or Excel file here' }), (_, fail) => fail());
    expect(await screen.findByText(/^The file may have been changed, moved or deleted\./)).toBeVisible();
  });
});

describe('a formula without a result', () => {
  const NO_RESULT = /^The workbook has no result for this formula\./;
  const formula = '=CONCATENATE("Rye ",B9)';

  test('holds its row back until its value is entered', async () => {
    page();
    const rows =
      '<row><c t="str"><v>Text</v></c><c t="str"><v>Accounts</v></c></row>' +
      '<row><c><f>CONCATENATE("Rye ",B9)</f></c><c t="str"><v>Facebook</v></c></row>';
    await chooseWorkbook(workbook({ name: 'Plan', rows }));
    const button = await cell(2, formula);
    expect(button).toHaveAccessibleDescription(NO_RESULT);
    await events().click(button);
    await events().clear(screen.getByRole('textbox'));
    await events().type(screen.getByRole('textbox'), 'Rye bread{Enter}');
    expect(await cell(2, 'Rye bread')).not.toHaveAccessibleDescription(NO_RESULT);
  });

  test('is a text in a CSV file', async () => {
    page();
    await choose(`Text,Date,Accounts\n"${formula.replaceAll('"', '""')}",2027-01-02 10:00,Facebook\n`);
    expect(await cell(2, formula)).not.toHaveAccessibleDescription(NO_RESULT);
  });
});

describe('a workbook that can’t be read', () => {
  test('says so, and another file can be chosen', async () => {
    page();
    await chooseWorkbook(workbook(sheet('Plan', 'Rye')).subarray(0, 500));
    expect(await screen.findByText(/^This workbook is damaged or incomplete\./)).toBeVisible();
    await choose();
    expect(await cell(2, 'First')).toBeVisible();
  });

  test('asks to choose it again after it was changed or deleted', async () => {
    page();
    jest
      .spyOn(File.prototype, 'arrayBuffer')
      .mockRejectedValueOnce(new DOMException('Changed', 'NotReadableError'));
    await chooseWorkbook(workbook(sheet('Plan', 'Rye')));
    expect(await screen.findByText(/^The file may have been changed, moved or deleted\./)).toBeVisible();
    await choose();
    expect(await cell(2, 'First')).toBeVisible();
  });

  test('says that it’s too large before it is loaded', async () => {
    page();
    const arrayBuffer = jest.fn();
    const file = Object.defineProperties(new File([], 'posts.xlsx'), {
      size: { value: 3e9 },
      arrayBuffer: { value: arrayBuffer },
    });
    await events().upload(await screen.findByLabelText('CSV or Excel file'), file);
    expect(await screen.findByText(/^This file is larger than 50 MB\./)).toBeVisible();
    expect(arrayBuffer).not.toHaveBeenCalled();
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
