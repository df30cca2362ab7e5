import { expect, test } from '@jest/globals';
import { draftTime } from './draft-time.ts';

/** A quarter past two in the afternoon in Berlin. */
const now = new Date('2026-03-20T13:15:00Z');
const to = (day: string, hour: number | null = null) => draftTime({ day, hour }, 'Europe/Berlin', now);

test.each([
  ['an hour', '2026-03-22', 16, '2026-03-22 16:00:00'],
  ['midnight', '2026-03-22', 0, '2026-03-22 00:00:00'],
  ['a day, at nine', '2026-03-22', null, '2026-03-22 09:00:00'],
  ['today, at the next hour', '2026-03-20', null, '2026-03-20 15:00:00'],
])('a draft is for %s', (_, day, hour, scheduled_time) => {
  expect(to(day, hour)).toEqual({ ok: true, scheduled_time, timezone: 'Europe/Berlin' });
});

test.each([
  ['has passed', '2026-03-20', 9, /passed/],
  ['was yesterday', '2026-03-19', null, /passed/],
  ['the clocks skip', '2026-03-29', 2, /clocks go forward/],
])('and for no time that %s', (_, day, hour, words) => {
  expect(to(day, hour)).toEqual({ ok: false, words: expect.stringMatching(words) });
});
