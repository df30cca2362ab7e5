import { expect, test } from '@jest/globals';
import { accountKey, heldKey, networkKey } from './hold.ts';

const page = { platform: 'facebook', targetId: 'page1' } as const;
const member = { platform: 'linkedin', targetId: 'urn:li:person:ada' } as const;

test.each([
  ['4', page, networkKey(page)],
  ['4/123', page, networkKey(page)],
  ['341', page, networkKey(page)],
  ['17', page, accountKey(page)],
  ['32', page, accountKey(page)],
  ['80001', page, accountKey(page)],
  ['9/2207042', page, accountKey(page)],
  [undefined, page, accountKey(page)],
  ['4', member, accountKey(member)],
])('a limit of code %s makes all of %j wait', (code, target, key) => {
  expect(heldKey(target, code)).toBe(key);
});
