import { expect, test } from '@jest/globals';
import { addressOf } from './operation-address.ts';

test.each([
  ['/user', {}, '/user'],
  ['/posts/:id/parts/:part', { params: { id: 'a/b?c', part: 7 } }, '/posts/a%2Fb%3Fc/parts/7'],
  ['/posts', { query: { from: 'a b&c', to: undefined } }, '/posts?from=a+b%26c'],
  ['/posts/:id', { params: { id: 'x' }, query: { n: 1 } }, '/posts/x?n=1'],
])('%s with %j is called at %s', (path, input, address) => {
  expect(addressOf({ path }, input)).toBe(address);
});
