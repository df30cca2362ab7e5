import { expect, test } from '@jest/globals';
import { forwardedAddress } from './forwarded-address.ts';

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['[::1]:5678', '::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:1.2.3.4', '::ffff:1.2.3.4'],
  ['9.9.9.9, 1.2.3.4:5678 ', '1.2.3.4'],
  ['unknown', 'unknown'],
  ['', undefined],
  ['1.2.3.4,', undefined],
  [undefined, undefined],
])('of %j it is %j', (header, address) => {
  expect(forwardedAddress(header)).toBe(address);
});
