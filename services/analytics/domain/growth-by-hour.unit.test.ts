import { expect, test } from '@jest/globals';
import { byHour, hoursBetween } from './growth-by-hour.ts';

const at = (text: string): Date => new Date(`2026-11-${text}:00Z`);
const hours = (before: string, now: string): string[] =>
  byHour({ ...hoursBetween(at(before), at(now)), counts: {} }).map(({ start }) =>
    start.toISOString().slice(8, 13),
  );

test('growth lies in the hours that began since the reading before, in whole numbers that add up', () => {
  expect(hours('20T10:10', '20T10:50')).toEqual(['20T10']);
  expect(hours('20T10:50', '20T11:10')).toEqual(['20T11']);
  expect(hours('19T22:30', '20T01:30')).toEqual(['19T23', '20T00', '20T01']);
  // After a clock that was set back, or a reading that came late.
  expect(hours('20T12:00', '20T11:10')).toEqual(['20T11']);
  // Longer than a week is a week.
  expect(hours('01T00:00', '20T11:10')).toHaveLength(168);

  for (const likes of [7, -7, 2, 0, 1_000]) {
    const spread = byHour({ first: 5, last: 7, counts: { likes, shares: 1 } }).map(({ counts }) => counts);
    const all = spread.map((one) => one.likes ?? 0);
    expect([likes, all.reduce((sum, one) => sum + one, 0)]).toEqual([likes, likes]);
    expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1);
    expect(spread.filter(({ shares }) => shares === 1)).toHaveLength(1);
  }
});
