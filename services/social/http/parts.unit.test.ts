import { expect, test } from '@jest/globals';
import { multipart } from './multipart.ts';
import { collect, parts } from './parts.ts';

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

const cut = async (stream: ReadableStream<Uint8Array>, sizes: number[]) => {
  const texts: string[] = [];
  for await (const part of parts(stream, sizes)) texts.push(new TextDecoder().decode(part));
  return texts;
};

test('parts are cut where they should be, wherever the chunks end', async () => {
  expect(await cut(streamOf('ab', 'cdefg', 'h', 'ij'), [4, 4, 2])).toEqual(['abcd', 'efgh', 'ij']);
});

test('a file that is not as long as was said is no file', async () => {
  await expect(cut(streamOf('abc'), [4])).rejects.toThrow(/shorter/);
  await expect(cut(streamOf('abc', 'def'), [4])).rejects.toThrow(/longer/);
  await expect(cut(streamOf('abc', 'def'), [3])).rejects.toThrow(/longer/);
  expect(await collect(streamOf('ab', 'c'), 3)).toEqual(new TextEncoder().encode('abc'));
});

test('a form says its length beforehand and reads back as it was meant', async () => {
  const file = {
    name: 'source',
    filename: 'photo',
    mime: 'image/jpeg',
    bytes: 5,
    stream: streamOf('by', 'tes'),
  };
  const body = multipart({ message: 'Grüße\nzwei' }, file);
  const bytes = await new Response(body.stream).bytes();
  expect(bytes.length).toBe(body.length);
  const form = await new Response(bytes, { headers: { 'content-type': body.contentType } }).formData();
  expect(form.get('message')).toBe('Grüße\nzwei');
  const source = form.get('source');
  expect(source instanceof File && [source.type, await source.text()]).toEqual(['image/jpeg', 'bytes']);
});
