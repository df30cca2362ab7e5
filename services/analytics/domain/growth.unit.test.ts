import { expect, test } from '@jest/globals';
import { growthOf } from './growth.ts';
import type { TargetDay } from './target-day.ts';

const read = (date: string, followers: number, targetId = 'page'): TargetDay => ({
  platform: 'facebook',
  targetId,
  date: `2026-${date}`,
  hours: {},
  known: [],
  followers,
});
const growth = (...days: TargetDay[]) => {
  const history = days.toSorted((a, b) => a.date.localeCompare(b.date));
  return growthOf(history, new Date('2026-11-22T10:00:00Z'));
};

test('growth is over a month, or over what is known of one, however much older history is at hand', () => {
  const [month, late, today] = [read('10-23', 500), read('11-01', 900), read('11-22', 1000)];
  expect(growth(month, late, today)).toEqual({ growth: 100, days: 30 });
  for (const older of [[], [read('06-01', 500)]])
    expect(growth(...older, late, today)).toEqual({ growth: expect.closeTo(11.11, 2), days: 21 });
  // If nothing was read that day, the reading closest to it within a few days.
  expect(growth(read('10-25', 500), today)).toEqual({ growth: 100, days: 28 });
  // An account that is new is not growth.
  expect(growth(month, today, read('11-20', 7_000, 'new'), read('11-22', 8_000, 'new'))?.growth).toBe(100);
  // A target first read today has neither grown nor stayed the same.
  expect(growth(read('11-21', 100), read('11-22', 110), read('11-22', 1000, 'new'))?.growth).toBeCloseTo(10);
  expect(growth(today)).toBeNull();
});
