import { expect, test } from '@jest/globals';
import { webAddress } from './web-address.ts';

test.each([
  ['https://mastodon.example/@anna/1', 'https://mastodon.example/@anna/1'],
  ['http://127.0.0.1:8080/avatar.png', 'http://127.0.0.1:8080/avatar.png'],
  ['https://m.example/a b', 'https://m.example/a%20b'],
])('takes %s', (input, address) => {
  expect(webAddress(input)).toBe(address);
});

test.each([
  ['no address', 'anna'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:image/png;base64,AAAA'],
  ['a name and a password', 'https://anna:secret@m.example/'],
  ['one of more than 2,000 characters', `https://m.example/${'a'.repeat(2000)}`],
  ['nothing', ''],
  ['null', null],
  ['undefined', undefined],
])('refuses %s', (_, input) => {
  expect(webAddress(input)).toBeNull();
});
