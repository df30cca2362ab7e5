import { describe, expect, test } from '@jest/globals';
import { isExhausted, nextLook, nextTry } from './retry-policy.ts';

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
  [0, 47, false],
  [0, 48, true],
  [11, 1, false],
  [12, 1, true],
])('%i uncertain attempts and %i hours are enough: %s', (uncertain, hours, expected) => {
  const firstAt = new Date(now.getTime() - hours * HOUR * 1000);
  expect(isExhausted({ firstAt, uncertain }, now)).toBe(expected);
});

test('the network is given a minute before it is asked about an attempt, and three with media', () => {
  expect(seconds(nextLook(now, now, false))).toBe(60);
  expect(seconds(nextLook(now, now, true))).toBe(180);
  const later = new Date(now.getTime() + HOUR * 1000);
  expect(nextLook(later, now, true)).toEqual(later);
});
