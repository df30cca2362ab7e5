import { expect, jest, test } from '@jest/globals';
import {
  atTime,
  exactTime,
  fullTime,
  hourText,
  lengthOf,
  monthDayTime,
  relativeTime,
  shortTime,
} from './words.ts';
import { offsetOf } from './zones.ts';

const now = new Date('2026-11-21T08:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

test('a time of this year goes without the year, any other has it', () => {
  expect(shortTime(new Date('2026-11-24T15:30:00Z'), 'Europe/Berlin', now)).toBe('Tue 24 Nov, 4:30 PM');
  expect(shortTime(new Date('2031-11-30T15:30:00Z'), 'Europe/Berlin', now)).toBe('Sun 30 Nov 2031, 4:30 PM');
  // By the year that the zone has, which may have begun already.
  expect(shortTime(new Date('2026-12-31T23:30:00Z'), 'Europe/Berlin', now)).toBe('Fri 1 Jan 2027, 12:30 AM');
});

test('dates and times are by the zone data that services have, not by the browser’s', () => {
  // Clocks there went back in November for the last time in 2025.
  const at = new Date('2026-12-15T05:30:00Z');
  expect(shortTime(at, 'America/Winnipeg', now)).toBe('Tue 15 Dec, 12:30 AM');
  expect(monthDayTime(at, 'America/Winnipeg')).toBe('Dec 15, 12:30 AM');
  expect(exactTime(at, 'America/Winnipeg')).toBe('Tue 15 Dec 2026, 00:30:00');
  expect(offsetOf('America/Winnipeg', at)).toBe('UTC-5');
});

test.each([
  ['Asia/Kolkata', 'UTC+5:30'],
  ['America/St_Johns', 'UTC-3:30'],
  ['Africa/Abidjan', 'UTC'],
  ['Etc/GMT+5', 'UTC-5'],
])('the offset of %s is %s', (zone, offset) => {
  expect(offsetOf(zone, now)).toBe(offset);
});

test('where there is no room for more: month, day and time; and an hour alone', () => {
  expect(monthDayTime(new Date('2026-11-24T15:30:00Z'), 'Europe/Berlin')).toBe('Nov 24, 4:30 PM');
  expect([0, 9, 12, 23].map(hourText)).toEqual(['12:00 AM', '9:00 AM', '12:00 PM', '11:00 PM']);
});

test('where it matters the whole date stands there, and the zone', () => {
  expect(fullTime(new Date('2026-11-24T15:30:00Z'), 'Europe/Berlin')).toBe(
    'Tuesday 24 November 2026, 4:30 PM (Europe/Berlin)',
  );
});

test.each([
  [30_000, 'in less than a minute'],
  [-1, 'just now'],
  [5 * 60_000, 'in 5 min'],
  [-2 * 3_600_000, '2 h ago'],
])('%d ms from now is %s', (ms, words) => {
  expect(relativeTime(later(ms), now, 'UTC')).toBe(words);
});

test.each([
  ['2026-11-21T22:30:00Z', 'today', 'tomorrow'],
  ['2026-11-22T08:00:00Z', 'tomorrow', 'tomorrow'],
  ['2026-11-22T23:30:00Z', 'tomorrow', 'in 2 days'],
  ['2026-11-23T08:00:00Z', 'in 2 days', 'in 2 days'],
  ['2026-11-20T12:00:00Z', 'yesterday', 'yesterday'],
  ['2026-11-28T07:00:00Z', null, null],
])('days are counted by the calendar of the zone: %s', (at, utc, moscow) => {
  expect(relativeTime(new Date(at), now, 'UTC')).toBe(utc);
  expect(relativeTime(new Date(at), now, 'Europe/Moscow')).toBe(moscow);
});

test('how long something took', () => {
  expect([200, 2_400, 180_000].map(lengthOf)).toEqual(['less than a second', '2 s', '3 min']);
});

test('the clock is that of the user’s language', () => {
  const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  const at = new Date('2026-11-24T15:30:00Z');
  expect(shortTime(at, 'Europe/Berlin', now)).toBe('Tue 24 Nov, 16:30');
  expect(fullTime(at, 'Europe/Berlin')).toBe('Tuesday 24 November 2026, 16:30 (Europe/Berlin)');
  expect(atTime(at, 'Europe/Berlin', at)).toBe('at 16:30');
  language.mockRestore();
});
