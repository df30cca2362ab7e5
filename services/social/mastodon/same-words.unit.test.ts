import { expect, test } from '@jest/globals';
import { sameWords } from './same-words.ts';

test.each([
  ['Hello @Alice@Own.Server!', 'Hello @alice!', true],
  ['Hello @alice@a.example', 'Hello @alice@b.example', true],
  ['One\r\ntwo ', 'One\ntwo', true],
  ['Write to anna@shop.example', 'Write to anna@shop.example', true],
  ['Hello @alice', 'Hello @bert', false],
  ['Open at 9', 'Open at 8', false],
])('%j and %j', (a, b, same) => {
  expect(sameWords(a, b)).toBe(same);
});
