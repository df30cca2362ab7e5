import { expect, test } from '@jest/globals';
import { multipart } from './multipart.ts';

test('a form with a file reads back as it was meant', async () => {
  const content = new Blob(['by', 'tes']);
  const body = multipart(
    { message: 'Grüße\nzwei' },
    { name: 'source', filename: 'photo', mime: 'image/jpeg', content },
  );
  const form = await new Response(body).formData();
  expect(form.get('message')).toBe('Grüße\nzwei');
  const source = form.get('source');
  expect(source instanceof File && [source.type, await source.text()]).toEqual(['image/jpeg', 'bytes']);
});
