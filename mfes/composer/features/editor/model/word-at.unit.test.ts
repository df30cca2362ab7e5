import { expect, test } from '@jest/globals';
import { wordAt } from './word-at.ts';

test.each([
  ['Ring the bells', 0, 'Ring'],
  ['Ring the bells', 6, 'the'],
  ['Ring the bells', 14, 'bells'],
  ['Ring, the', 5, null],
  ['𝗥𝗶𝗻𝗴 the', 4, '𝗥𝗶𝗻𝗴'],
  ['𝗠𝘂\u0308𝗹𝗹𝗲𝗿', 2, '𝗠𝘂\u0308𝗹𝗹𝗲𝗿'],
  ['', 0, null],
])('in “%s” at %i is %j', (text, place, word) => {
  const at = wordAt(text, place);
  expect(at && text.slice(...at)).toBe(word);
});
