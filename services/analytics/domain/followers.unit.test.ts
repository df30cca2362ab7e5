import { describe, expect, test } from '@jest/globals';
import { earliestBase, followersBetween } from './followers.ts';
import type { TargetDay } from './target-day.ts';

const day = (date: string, followers: number | null, targetId = 'page-1'): TargetDay => ({
  platform: 'facebook',
  targetId,
  date,
  hours: {},
  known: [],
  followers,
});

describe('followersBetween', () => {
  test('compares the last number before the span with the last number in it', () => {
    const history = [
      day('2026-09-30', 100),
      day('2026-10-02', 104),
      day('2026-10-31', 130),
      day('2026-11-01', 140),
    ];
    expect(followersBetween(history, '2026-10-01', '2026-10-31')).toEqual([
      {
        platform: 'facebook',
        first: { date: '2026-09-30', followers: 100 },
        last: { date: '2026-10-31', followers: 130 },
      },
    ]);
  });

  test('begins with the first number in the span where none is known before', () => {
    const history = [day('2026-10-10', 100), day('2026-10-20', 90)];
    expect(followersBetween(history, '2026-10-01', '2026-10-31')).toMatchObject([
      { first: { date: '2026-10-10', followers: 100 }, last: { followers: 90 } },
    ]);
  });

  test('leaves out a page that was connected later', () => {
    const history = [day('2026-10-01', 100), day('2026-10-20', 5_000, 'page-2'), day('2026-10-31', 110)];
    expect(followersBetween(history, '2026-10-01', '2026-10-31')).toMatchObject([
      { first: { followers: 100 }, last: { followers: 110 } },
    ]);
  });

  test('says nothing of a network that was not read in the span', () => {
    expect(followersBetween([day('2026-09-30', 100)], '2026-10-01', '2026-10-31')).toEqual([]);
    expect(followersBetween([day('2026-10-05', null)], '2026-10-01', '2026-10-31')).toEqual([]);
  });

  test('looks three days back for its first number', () => {
    expect(earliestBase('2026-10-01')).toBe('2026-09-28');
  });
});
