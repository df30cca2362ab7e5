import { expect, test } from '@jest/globals';
import { atMostADay, cooldownKey } from './cooldowns.ts';
import { accountKey, networkKey } from './keys.ts';

const page = { platform: 'facebook', targetId: 'page1' } as const;

test.each([
  ['app', networkKey(page)],
  ['server', networkKey(page)],
  ['account', accountKey(page)],
  [undefined, accountKey(page)],
] as const)('a limit of the %s cools that down', (scope, key) => {
  expect(cooldownKey(page, scope)).toBe(key);
});

const now = new Date('2026-03-02T09:00:00Z');
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR);

test.each([
  ['an hour', inHours(1), inHours(1)],
  ['a day', inHours(24), inHours(24)],
  ['two years', inHours(2 * 365 * 24), inHours(26)],
  ['more than a date can say', new Date(Number.NaN), inHours(26)],
])('asked to wait for %s it waits, for about a day at the most', (_, retryAt, waited) => {
  expect(atMostADay(retryAt, now)).toEqual(waited);
});
