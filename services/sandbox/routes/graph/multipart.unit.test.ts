import { expect, test } from '@jest/globals';
import { boundaryOf, readMultipart } from './multipart.ts';

/** What is read of a form that comes in pieces of that size. */
const read = async (form: FormData | string, pieceBytes: number, boundary = '') => {
  const response = new Response(form);
  const mark = boundary || (boundaryOf(response.headers.get('content-type') ?? '') ?? '');
  const bytes = await response.bytes();
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  }
  const entries: [string, string][] = [];
  await readMultipart(pieces(), mark, {
    field: (name, value) => entries.push([name, value]),
    async file(name, content) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      entries.push([name, `file:${Buffer.concat(chunks).toString('latin1')}`]);
    },
  });
  return entries;
};

test.each([1, 2, 7, 64, 100_000])('a form in pieces of %i bytes is read whole', async (pieceBytes) => {
  const form = new FormData();
  form.append('message', 'Grüße\r\n--not the boundary');
  form.append('source', new File(['\r\n--\r\n\0bytes\r\n'], 'a.bin'));
  form.append('empty', '');
  expect(await read(form, pieceBytes)).toEqual([
    ['message', 'Grüße\r\n--not the boundary'],
    ['source', 'file:\r\n--\r\n\0bytes\r\n'],
    ['empty', ''],
  ]);
});

test('a form without a line at its end is whole, one that breaks off is not', async () => {
  const form = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nvalue\r\n--b--';
  expect(await read(form, 5, 'b')).toEqual([['a', 'value']]);
  await expect(read(form.slice(0, -8), 5, 'b')).rejects.toThrow(/breaks off/);
  await expect(read('', 5, 'b')).rejects.toThrow(/breaks off/);
});
