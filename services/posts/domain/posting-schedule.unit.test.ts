import { describe, expect, test } from '@jest/globals';
import { inOrder, slotsAfter, type WeeklySlot } from './posting-schedule.ts';

const slots = (...pairs: [number, string][]): WeeklySlot[] =>
  pairs.map(([weekday, time]) => ({ weekday, time }));

const next = (slotTimes: WeeklySlot[], after: string, limit: number, timezone = 'Europe/Berlin') =>
  [...slotsAfter({ slots: slotTimes, timezone }, new Date(after)).take(limit)].map(
    ({ dueAt, localTime }) => `${localTime} ${dueAt.toISOString().slice(11, 16)}Z`,
  );

describe('the slots after an instant', () => {
  test('come in the order of the days and times, week after week', () => {
    expect(next(slots([3, '18:30'], [1, '09:00'], [3, '08:05']), '2026-03-02T09:00:00Z', 4)).toEqual([
      '2026-03-04 08:05:00 07:05Z',
      '2026-03-04 18:30:00 17:30Z',
      '2026-03-09 09:00:00 08:00Z',
      '2026-03-11 08:05:00 07:05Z',
    ]);
  });

  test('are not the one that is now', () => {
    expect(next(slots([1, '10:00']), '2026-03-02T09:00:00Z', 1)).toEqual(['2026-03-09 10:00:00 09:00Z']);
    expect(next(slots([1, '10:00']), '2026-03-02T08:59:59Z', 1)).toEqual(['2026-03-02 10:00:00 09:00Z']);
  });

  test('begin on the day that it is in their own zone', () => {
    expect(next(slots([2, '00:30']), '2026-03-02T16:00:00Z', 1, 'Asia/Tokyo')).toEqual([
      '2026-03-10 00:30:00 15:30Z',
    ]);
    expect(next(slots([2, '01:30']), '2026-03-02T16:00:00Z', 1, 'Asia/Tokyo')).toEqual([
      '2026-03-03 01:30:00 16:30Z',
    ]);
  });

  test('keep their local time over a change of the clocks', () => {
    expect(next(slots([1, '09:00']), '2026-03-23T12:00:00Z', 2)).toEqual([
      '2026-03-30 09:00:00 07:00Z',
      '2026-04-06 09:00:00 07:00Z',
    ]);
  });

  test('leave out a skipped time', () => {
    expect(next(slots([7, '02:30']), '2026-03-22T03:00:00Z', 2)).toEqual([
      '2026-04-05 02:30:00 00:30Z',
      '2026-04-12 02:30:00 00:30Z',
    ]);
  });

  test('mean the first of a time that comes twice, and it comes once', () => {
    expect(next(slots([7, '02:30']), '2026-10-24T03:00:00Z', 2)).toEqual([
      '2026-10-25 02:30:00 00:30Z',
      '2026-11-01 02:30:00 01:30Z',
    ]);
  });

  test('end where no post can be scheduled, and are empty without slots', () => {
    const all = next(slots([1, '09:00']), '2026-03-02T09:00:00Z', 10_000);
    expect(all).toHaveLength(260);
    expect(all.at(-1)).toMatch(/^2031-02-24/);
    expect(next([], '2026-03-02T09:00:00Z', 1)).toEqual([]);
  });
});

test('a week is kept in order, and each slot once', () => {
  expect(inOrder(slots([2, '10:00'], [1, '09:00'], [2, '10:00'], [1, '08:00']))).toEqual(
    slots([1, '08:00'], [1, '09:00'], [2, '10:00']),
  );
});
