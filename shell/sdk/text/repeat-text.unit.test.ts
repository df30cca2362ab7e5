import type { Repeat } from '@carillon/contracts/domain/recurrence.ts';
import { expect, test } from '@jest/globals';
import { repeatText } from './repeat-text.ts';

const rule = (more: Partial<Repeat>): Repeat => ({
  every: 'week',
  interval: 1,
  weekdays: [],
  count: null,
  until: null,
  ...more,
});

const clockOf = (first: string): string => first.slice(11, 16);

test.each<[Repeat, string, string]>([
  [
    rule({ weekdays: [1], count: 8 }),
    '2026-03-05 09:00:00',
    'Every Monday and Thursday at 09:00 (Berlin), 8 times, ending on Monday, March 30, 2026.',
  ],
  [
    rule({ interval: 2, count: 2 }),
    '2026-03-05 16:30:00',
    'Every 2 weeks on Thursday at 16:30 (Berlin), 2 times, ending on Thursday, March 19, 2026.',
  ],
  [
    rule({ every: 'day', until: '2026-03-07' }),
    '2026-03-05 09:00:00',
    'Every day at 09:00 (Berlin), 3 times, ending on Saturday, March 7, 2026.',
  ],
  [
    rule({ every: 'month', interval: 3, count: 2 }),
    '2026-01-31 09:00:00',
    'Every 3 months on day 31 at 09:00 (Berlin), 2 times, ending on Thursday, April 30, 2026.',
  ],
])('says the rule, the time, how often and when last', (repeat, first, text) => {
  expect(repeatText(repeat, first, 'Europe/Berlin', clockOf(first))?.text).toBe(text);
});

test('mentions the unexpected cases', () => {
  const notes = (repeat: Repeat, first: string) =>
    repeatText(repeat, first, 'Europe/Berlin', clockOf(first))?.notes;
  expect(notes(rule({ every: 'month', count: 3 }), '2026-01-31 09:00:00')).toEqual([
    'In shorter months it’s published on the last day.',
  ]);
  expect(notes(rule({ every: 'day', count: 5 }), '2026-03-27 02:30:00')).toEqual([
    '02:30 doesn’t exist on Sunday, March 29, 2026 because the clocks go forward, so nothing is published that day.',
  ]);
  const limitTexts = ['A series has at most 366 posts, and ends after 2 years.'];
  expect(notes(rule({ every: 'month', count: 30 }), '2026-01-05 09:00:00')).toEqual(limitTexts);
  expect(notes(rule({ every: 'day', until: '2030-01-01' }), '2026-01-05 09:00:00')).toEqual(limitTexts);
  expect(notes(rule({ count: 30 }), '2026-01-05 09:00:00')).toEqual([]);
});
