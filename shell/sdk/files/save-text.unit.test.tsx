import { afterEach, expect, jest, test } from '@jest/globals';
import { saveCsv, saveText } from './save-text.ts';

afterEach(() => void jest.restoreAllMocks());

function clicked(save: () => void): { name: string | undefined; blob: Blob | undefined } {
  const saved: { name?: string; blob?: Blob } = {};
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.blob = blob as Blob;
    return 'blob:test';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.href === 'blob:test') saved.name = this.download;
  });
  save();
  return { name: saved.name, blob: saved.blob };
}

const bytesOf = async (blob?: Blob) => [...new Uint8Array((await blob?.arrayBuffer()) ?? [])];

test('a text is saved as it is, under its name', async () => {
  const { name, blob } = clicked(() => saveText('plan.md', 'é\n', 'text/markdown'));
  expect(name).toBe('plan.md');
  expect(blob?.type).toBe('text/markdown');
  expect(await bytesOf(blob)).toEqual([0xc3, 0xa9, 0x0a]);
});

test('a table begins with the mark by which spreadsheets take it for UTF-8', async () => {
  const { name, blob } = clicked(() => saveCsv('posts.csv', 'é'));
  expect(name).toBe('posts.csv');
  expect(await bytesOf(blob)).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa9]);
});
