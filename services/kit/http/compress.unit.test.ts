import { expect, test } from '@jest/globals';
import { preferred } from './compress.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip;q=1.0', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip ; q=0', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('a browser that accepts %j is sent %j', (accepted, encoding) => {
  expect(preferred(accepted)).toBe(encoding);
});
