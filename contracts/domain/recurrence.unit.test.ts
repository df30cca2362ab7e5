import { expect, test } from '@jest/globals';
import { instantsOf, plainDateTime } from './local-time.ts';
import { occurrencesOf, REPEAT_LIMITS, type Repeat } from './recurrence.ts';

const repeat = (every: Repeat['every'], more: Partial<Repeat> = {}): Repeat => ({
  every,
  interval: 1,
  weekdays: [],
  count: null,
  until: null,
  ...more,
});
const dates = (of: Repeat, first: string, zone = 'Europe/Berlin') =>
  occurrencesOf(of, `${first} 09:00:00`, zone).map(({ date }) => date);

test('a weekly one comes on its weekdays, the first in the middle of a week', () => {
  expect(dates(repeat('week', { weekdays: [1, 4], count: 5 }), '2026-03-05')).toEqual([
    ...['2026-03-05', '2026-03-09', '2026-03-12', '2026-03-16', '2026-03-19'],
  ]);
  expect(dates(repeat('week', { weekdays: [1, 4], count: 4, interval: 2 }), '2026-03-05')).toEqual([
    ...['2026-03-05', '2026-03-16', '2026-03-19', '2026-03-30'],
  ]);
});

test('a monthly one on the 31st comes on the last day of a shorter month, leap years included', () => {
  expect(dates(repeat('month', { count: 4 }), '2027-12-31')).toEqual([
    ...['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31'],
  ]);
  expect(dates(repeat('month', { count: 3 }), '2027-01-30')).toEqual([
    ...['2027-01-30', '2027-02-28', '2027-03-30'],
  ]);
  expect(dates(repeat('month', { interval: 12 }), '2028-02-29')).toEqual([
    ...['2028-02-29', '2029-02-28', '2030-02-28'],
  ]);
});

test('ends on its last day, that day included', () => {
  expect(dates(repeat('day', { interval: 3, until: '2026-03-08' }), '2026-03-02')).toEqual([
    ...['2026-03-02', '2026-03-05', '2026-03-08'],
  ]);
});

test('keeps its time on the clocks over daylight saving', () => {
  const [before, after] = occurrencesOf(repeat('day', { count: 2 }), '2026-03-28 09:00:00', 'Europe/Berlin');
  expect(before?.dueAt.toISOString()).toBe('2026-03-28T08:00:00.000Z');
  expect(after?.dueAt.toISOString()).toBe('2026-03-29T07:00:00.000Z');
});

test.each([
  ['Europe/Berlin', '2026-03-27', '02:30:00', '2026-03-29'],
  ['America/New_York', '2026-03-06', '02:30:00', '2026-03-08'],
])(
  '%s: there is none on a day whose clocks skip the time, and it is not counted',
  (zone, first, time, gap) => {
    const all = occurrencesOf(repeat('day', { count: 4 }), `${first} ${time}`, zone);
    expect(all).toHaveLength(4);
    expect(all.map(({ date }) => date)).not.toContain(gap);
  },
);

test.each([
  ['Europe/Berlin', '2026-10-24', '02:30:00', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-10-31', '01:30:00', '2026-11-01T05:30:00.000Z'],
])('%s: a time that comes twice is the first', (zone, first, time, second) => {
  const all = occurrencesOf(repeat('day', { count: 2 }), `${first} ${time}`, zone);
  expect(all[1]?.dueAt.toISOString()).toBe(second);
});

const every = ['day', 'week', 'month'] as const;
const firsts = ['2026-01-31 02:30:00', '2028-02-29 01:30:00', '2026-10-25 02:00:00', '2027-12-30 23:59:00'];
const ends = [{ count: 2 }, { count: 366 }, { until: '2027-07-01' }, { until: '2099-01-01' }];
const all = every.flatMap((unit) =>
  [1, 2, 5, 12].flatMap((interval) =>
    firsts.flatMap((first) =>
      ends.map((end) => [repeat(unit, { interval, weekdays: [2, 7], ...end }), first] as const),
    ),
  ),
);

test.each(['Europe/Berlin', 'America/New_York'])(
  '%s: whatever the rule, each is later than the one before, at its local time, within the bounds',
  (zone) => {
    for (const [rule, first] of all) {
      const occurrences = occurrencesOf(rule, first, zone);
      expect(occurrences.length).toBeLessThanOrEqual(rule.count ?? REPEAT_LIMITS.occurrences);
      const start = plainDateTime(first) as Temporal.PlainDateTime;
      for (const [n, { localTime, dueAt, date }] of occurrences.entries()) {
        expect(localTime.slice(11)).toBe(first.slice(11));
        expect(instantsOf(localTime, zone)[0]).toEqual(dueAt);
        const before = occurrences[n - 1];
        if (before) expect(dueAt.getTime()).toBeGreaterThan(before.dueAt.getTime());
        if (rule.until) expect(date <= rule.until).toBe(true);
        const day = Temporal.PlainDate.from(date);
        expect(Temporal.PlainDate.compare(day, start.toPlainDate().add({ years: 2 }))).toBeLessThanOrEqual(0);
        if (rule.every === 'week') expect([2, 7, start.dayOfWeek]).toContain(day.dayOfWeek);
        if (rule.every === 'month') expect(day.day).toBe(Math.min(start.day, day.daysInMonth));
      }
    }
  },
);
