import { expect, test } from '@jest/globals';
import { atMostADay, cooldownKey } from './cooldown.ts';
import { accountKey, networkKey } from './keys.ts';

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
])('a limit of code %s cools all of %j down', (code, target, key) => {
  expect(cooldownKey(target, code)).toBe(key);
});

test.each([
  ['app', networkKey(member)],
  ['account', accountKey(member)],
] as const)('what the client says of the %s counts', (scope, key) => {
  expect(cooldownKey(member, '101', scope)).toBe(key);
});

const now = new Date('2026-03-02T09:00:00Z');
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR);

test.each([
  ['an hour', inHours(1), inHours(1)],
  ['a day', inHours(24), inHours(24)],
  ['two years', inHours(2 * 365 * 24), inHours(26)],
  ['more than a date can say', new Date(Number.NaN), inHours(26)],
])('asked to wait for %s it waits, for about a day at the most', (_, asked, waited) => {
  expect(atMostADay(asked, now)).toEqual(waited);
});
