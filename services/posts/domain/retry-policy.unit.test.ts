import { describe, expect, test } from '@jest/globals';
import { isExhausted, nextTry } from './retry-policy.ts';

const now = new Date('2026-03-02T09:00:00Z');
const seconds = (at: Date) => (at.getTime() - now.getTime()) / 1000;
const HOUR = 3600;

describe('the next try', () => {
  test.each([
    [1, 15, 30],
    [2, 30, 60],
    [5, 240, 480],
    [20, 900, 1800],
  ])('after failure %i comes in %i to %i seconds', (count, soonest, latest) => {
    expect(seconds(nextTry(count, now, 0))).toBe(soonest);
    expect(seconds(nextTry(count, now, 1))).toBe(latest);
  });

  test('comes no sooner than the network said, and no sooner than the wait', () => {
    const later = new Date(now.getTime() + 20 * HOUR * 1000);
    expect(nextTry(1, now, 0, later)).toEqual(later);
    expect(seconds(nextTry(1, now, 0, now))).toBe(15);
  });
});

test.each([
  [1, 0, false],
  [11, 47, false],
  [12, 0, true],
  [2, 48, true],
])('%i failures in %i hours are enough: %s', (count, hours, expected) => {
  const firstAt = new Date(now.getTime() - hours * HOUR * 1000);
  expect(isExhausted({ count, firstAt }, now)).toBe(expected);
});
