import { describe, expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { innerRequest } from './inner-request.ts';

const signal = new AbortController().signal;
const requestWith = (method: string, body?: BodyInit) =>
  innerRequest('http://posts/drafts?page=2', { method, headers: { 'x-one': '1' }, body, signal });

describe('innerRequest', () => {
  test('is answered by an app as any request is', async () => {
    const app = new Hono();
    app.put('/drafts', async (c) =>
      c.json({ one: c.req.header('x-one'), page: c.req.query('page'), said: await c.req.json() }),
    );
    const reply = await app.fetch(requestWith('PUT', '{"topic":"Bells"}'));
    expect(await reply.json()).toEqual({ one: '1', page: '2', said: { topic: 'Bells' } });
  });

  test('gives its text from a string and from bytes', async () => {
    expect(await requestWith('PUT', 'Bells').text()).toBe('Bells');
    expect(await requestWith('PUT', new TextEncoder().encode('Glöckchen').buffer).text()).toBe('Glöckchen');
  });

  test('gives its bytes from a string and from bytes', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(new Uint8Array(await requestWith('PUT', bytes.buffer).arrayBuffer())).toEqual(bytes);
    expect(Buffer.from(await requestWith('PUT', 'Bells').arrayBuffer()).toString()).toBe('Bells');
  });

  test('has an empty text without a body', async () => {
    expect(await requestWith('GET').text()).toBe('');
    expect(requestWith('GET').body).toBeNull();
  });

  test('passes a stream on as it comes', async () => {
    const stream = new Blob(['one', 'two']).stream();
    expect(await requestWith('POST', stream).text()).toBe('onetwo');
  });

  test('reads a form and sets its content type', async () => {
    const form = new FormData();
    form.set('topic', 'Bells');
    const request = requestWith('POST', form);
    expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect((await request.formData()).get('topic')).toBe('Bells');
  });

  test('carries the signal it was given', () => {
    expect(requestWith('GET').signal).toBe(signal);
  });

  test('becomes a request to another address', async () => {
    const request = new Request('http://127.0.0.1:1/drafts', requestWith('PUT', 'Bells'));
    expect([request.method, request.headers.get('x-one'), await request.text()]).toEqual([
      'PUT',
      '1',
      'Bells',
    ]);
  });

  test('is sent on with headers that were set later', () => {
    const request = requestWith('PUT', 'Bells');
    request.headers.set('x-two', '2');
    expect(new Request('http://127.0.0.1:1/', request).headers.get('x-two')).toBe('2');
  });

  test('can be cloned', async () => {
    const request = requestWith('PUT', 'Bells');
    expect(await request.clone().text()).toBe('Bells');
  });
});
