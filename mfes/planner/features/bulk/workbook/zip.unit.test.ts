import { makeZip } from '@carillon/sdk/testing/make-workbook.ts';
import { expect, test } from '@jest/globals';
import { openZip } from './zip.ts';

const sizeOf = async (pieces: AsyncIterable<Uint8Array>): Promise<number> => {
  let size = 0;
  for await (const piece of pieces) size += piece.length;
  return size;
};

test('all files that are read share one limit, whatever their names', async () => {
  const zip = await openZip(makeZip({ 'book.xml': 'x'.repeat(60), 'sheet.dat': 'x'.repeat(60) }), 100);
  expect(await sizeOf(zip.read('book.xml'))).toBe(60);
  await expect(sizeOf(zip.read('sheet.dat'))).rejects.toThrow('too large');
});

test('a file that is read twice counts twice', async () => {
  const zip = await openZip(makeZip({ 'sheet.xml': 'x'.repeat(60) }), 100);
  await sizeOf(zip.read('sheet.xml'));
  await expect(sizeOf(zip.read('sheet.xml'))).rejects.toThrow('too large');
});

test('files that aren’t read don’t count', async () => {
  const zip = await openZip(makeZip({ 'bread.jpg': 'x'.repeat(200), 'sheet.xml': 'x'.repeat(60) }), 100);
  expect(await sizeOf(zip.read('sheet.xml'))).toBe(60);
});
