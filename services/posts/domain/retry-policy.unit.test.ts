import { describe, expect, test } from '@jest/globals';
import { isExhausted, nextLook, nextTry, nextTryInDoubt } from './retry-policy.ts';

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

const facebook = { platform: 'facebook', media: [] } as const;
const bluesky = { platform: 'bluesky', media: [] } as const;
const withMedia = { ...facebook, media: [{}] as never };

test.each([
  [facebook, 0, 47, false],
  [facebook, 0, 48, true],
  [facebook, 11, 1, false],
  [facebook, 12, 1, true],
  [bluesky, 12, 47, false],
  [bluesky, 12, 48, true],
])('%o: %i uncertain attempts and %i hours are enough: %s', (attempted, uncertain, hours, expected) => {
  const firstAt = new Date(now.getTime() - hours * HOUR * 1000);
  expect(isExhausted({ firstAt, uncertain }, attempted, now)).toBe(expected);
});

test('the network is given a minute before it is asked about an attempt, and three with media', () => {
  expect(seconds(nextLook(now, now, facebook))).toBe(60);
  expect(seconds(nextLook(now, now, withMedia))).toBe(180);
  const later = new Date(now.getTime() + HOUR * 1000);
  expect(nextLook(later, now, withMedia)).toEqual(later);
  expect(seconds(nextTryInDoubt(facebook, 1, now, 0))).toBe(60);
  expect(seconds(nextTryInDoubt(facebook, 5, now, 0))).toBe(240);
});

describe('where repeating is safe', () => {
  test('an attempt in doubt is repeated after seconds, ever more rarely', () => {
    const waits = [1, 2, 5, 20].map((count) => seconds(nextTryInDoubt(bluesky, count, now, 0)));
    expect(waits).toEqual([1, 2, 16, 900]);
  });

  test('the network’s own wish counts', () => {
    const later = new Date(now.getTime() + HOUR * 1000);
    expect(nextTryInDoubt(bluesky, 1, now, 0, later)).toEqual(later);
  });

  test('needs no wait if a dead worker may have sent it', () => {
    expect(nextLook(now, now, bluesky)).toEqual(now);
  });
});
