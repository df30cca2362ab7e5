import { expect, test } from '@jest/globals';
import { inOwnZone } from './own-zone.ts';

const now = new Date('2026-11-21T14:00:00Z');
const at = new Date('2026-11-24T16:30:00Z');

test.each([
  ['Europe/London', 'Europe/Berlin', '4:30 PM London time'],
  ['Asia/Tokyo', 'Europe/Berlin', 'Wed, Nov 25, 1:30 AM Tokyo time'],
  ['Europe/Paris', 'Europe/Berlin', null],
  ['Europe/Berlin', 'Europe/Berlin', null],
  [null, 'Europe/Berlin', null],
])('planned in %s and told in %s it is %s', (zone, account, words) => {
  expect(inOwnZone(at, zone, account, now)).toBe(words);
});
