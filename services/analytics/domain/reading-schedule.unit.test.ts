import { expect, test } from '@jest/globals';
import { nextReadingAt, scheduleFor } from './reading-schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const publishedAt = new Date('2026-03-01T10:00:00Z');
const after = (ms: number) => new Date(publishedAt.getTime() + ms);

test('the older a post is, the rarer it is read; after a year no more', () => {
  const table: readonly (readonly [age: number, next: number | null])[] = [
    [-DAY, -DAY + MINUTE / 3],
    [0, MINUTE / 3],
    [9 * MINUTE, 9 * MINUTE + MINUTE / 3],
    [10 * MINUTE, 20 * MINUTE],
    [6 * HOUR, 7 * HOUR],
    [DAY, DAY + 6 * HOUR],
    [7 * DAY, 8 * DAY],
    [90 * DAY, 97 * DAY],
    [364 * DAY, 371 * DAY],
    [365 * DAY, null],
  ];
  for (const [age, next] of table)
    expect([age, nextReadingAt(publishedAt, after(age), scheduleFor('facebook', MINUTE / 3))]).toEqual([
      age,
      next === null ? null : after(next),
    ]);
});

test('a whole life is some two hundred readings, and on LinkedIn what half of its calls allow for a post a day', () => {
  const readings = (platform: 'facebook' | 'linkedin') => {
    const schedule = scheduleFor(platform, 10 * MINUTE);
    let count = 0;
    for (let at = nextReadingAt(publishedAt, publishedAt, schedule); at; count++)
      at = nextReadingAt(publishedAt, at, schedule);
    return count;
  };
  expect(readings('facebook')).toBeLessThanOrEqual(205);
  // Five calls each; of followers, four a day.
  expect(5 * readings('linkedin') + 4).toBeLessThanOrEqual(150 / 2);
});
