import { expect, test } from '@jest/globals';
import { replyFormatOf } from './reply-format.ts';

test.each([
  ['application/json, text/event-stream', 'stream'],
  ['text/event-stream', 'stream'],
  ['text/*', 'stream'],
  ['application/json;q=0.9, Text/Event-Stream;q=0.1', 'stream'],
  [null, 'json'],
  ['', 'json'],
  ['*/*', 'json'],
  ['application/*', 'json'],
  ['application/json', 'json'],
  ['application/json; charset=utf-8', 'json'],
  ['text/html, */*;q=0.1', 'json'],
  ['text/event-stream;q=0, */*', 'json'],
  ['text/html', null],
  ['application/json;q=0', null],
  ['*/*;q=0', null],
])('a client that accepts %s is answered as %s', (accept, format) => {
  expect(replyFormatOf(accept)).toBe(format);
});
