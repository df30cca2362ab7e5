import { expect, test } from '@jest/globals';
import { readMultipart } from './multipart.ts';

/** Reads a form that comes in pieces of that size. */
const read = async (form: FormData | string, pieceBytes: number, boundary = '') => {
  const response = new Response(form);
  const givenContentType = response.headers.get('content-type') ?? '';
  const contentType = boundary ? `multipart/form-data; boundary=${boundary}` : givenContentType;
  const bytes = await response.bytes();
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  }
  const entries: [string, string][] = [];
  await readMultipart(pieces(), contentType, {
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
  expect(Object.fromEntries(await read(form, pieceBytes))).toEqual({
    message: 'Grüße\r\n--not the boundary',
    source: 'file:\r\n--\r\n\0bytes\r\n',
    empty: '',
  });
});

test('a form without a line at its end is whole, one that breaks off is not', async () => {
  const form = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nvalue\r\n--b--';
  expect(await read(form, 5, 'b')).toEqual([['a', 'value']]);
  await expect(read(form.slice(0, -8), 5, 'b')).rejects.toThrow(/Unexpected end of form/);
  await expect(read('', 5, 'b')).rejects.toThrow(/Unexpected end of form/);
});

test('a file that is refused ends the form with the reason', async () => {
  const form = new Blob([
    '--b\r\ncontent-disposition: form-data; name="a"; filename="a.bin"\r\n\r\nvalue\r\n--b--\r\n',
  ]);
  const refusal = readMultipart(form.stream(), 'multipart/form-data; boundary=b', {
    field: () => undefined,
    file: () => Promise.reject(new Error('too large')),
  });
  await expect(refusal).rejects.toThrow('too large');
});

test('a text that is too long is refused', async () => {
  const form = new FormData();
  form.append('message', 'x'.repeat(1024 * 1024 + 1));
  await expect(read(form, 65_536)).rejects.toThrow('A field of the form is too long');
});
