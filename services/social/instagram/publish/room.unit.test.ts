import { expect, test } from '@jest/globals';
import { leavesAt } from './room.ts';

const now = new Date('2026-11-21T10:00:00Z');
const HOUR = 3_600_000;
const ago = (hours: number) => now.getTime() - hours * HOUR;
const quota = (count: number, total: number) => ({ used: count, total, seconds: 86_400 });

/** In how many whole hours there is room. */
const hours = (madeAt: number[], count: number, total: number) => {
  const at = leavesAt(madeAt, quota(count, total), now);
  return at && Math.floor((at.getTime() - now.getTime()) / HOUR);
};

test.each([
  ['the oldest leaves', [ago(1), ago(20), ago(5)], 3, 3, 4],
  ['more than the total have to leave', [ago(1), ago(20), ago(5)], 3, 2, 19],
  ['what has left already is passed over', [ago(30), ago(20), ago(5)], 2, 2, 4],
  ['not all that count are listed', [ago(1)], 2, 2, undefined],
  ['none are listed', [], 1, 1, undefined],
])('%s', (_, madeAt, count, total, expected) => {
  expect(hours(madeAt, count, total)).toBe(expected);
});
