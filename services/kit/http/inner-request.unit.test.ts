import { describe, expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { innerRequest } from './inner-request.ts';

const signal = new AbortController().signal;
const asked = (method: string, body?: BodyInit) =>
  innerRequest('http://posts/drafts?page=2', { method, headers: { 'x-one': '1' }, body, signal });

describe('innerRequest', () => {
  test('is answered by an app as any request is', async () => {
    const app = new Hono();
    app.put('/drafts', async (c) =>
      c.json({ one: c.req.header('x-one'), page: c.req.query('page'), said: await c.req.json() }),
    );
    const reply = await app.fetch(asked('PUT', '{"topic":"Bells"}'));
    expect(await reply.json()).toEqual({ one: '1', page: '2', said: { topic: 'Bells' } });
  });

  test('gives its text from a string and from bytes', async () => {
    expect(await asked('PUT', 'Bells').text()).toBe('Bells');
    expect(await asked('PUT', new TextEncoder().encode('Glöckchen').buffer).text()).toBe('Glöckchen');
  });

  test('gives its bytes from a string and from bytes', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(new Uint8Array(await asked('PUT', bytes.buffer).arrayBuffer())).toEqual(bytes);
    expect(Buffer.from(await asked('PUT', 'Bells').arrayBuffer()).toString()).toBe('Bells');
  });

  test('has an empty text without a body', async () => {
    expect(await asked('GET').text()).toBe('');
    expect(asked('GET').body).toBeNull();
  });

  test('passes a stream on as it comes', async () => {
    const stream = new Blob(['one', 'two']).stream();
    expect(await asked('POST', stream).text()).toBe('onetwo');
  });

  test('reads a form and sets its content type', async () => {
    const form = new FormData();
    form.set('topic', 'Bells');
    const request = asked('POST', form);
    expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect((await request.formData()).get('topic')).toBe('Bells');
  });

  test('carries the signal it was given', () => {
    expect(asked('GET').signal).toBe(signal);
  });

  test('becomes a request to another address', async () => {
    const sent = new Request('http://127.0.0.1:1/drafts', asked('PUT', 'Bells'));
    expect([sent.method, sent.headers.get('x-one'), await sent.text()]).toEqual(['PUT', '1', 'Bells']);
  });

  test('is sent on with headers that were set later', () => {
    const request = asked('PUT', 'Bells');
    request.headers.set('x-two', '2');
    expect(new Request('http://127.0.0.1:1/', request).headers.get('x-two')).toBe('2');
  });

  test('can be cloned', async () => {
    const request = asked('PUT', 'Bells');
    expect(await request.clone().text()).toBe('Bells');
  });
});
