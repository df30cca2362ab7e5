import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import {
  atTime,
  dayAndTime,
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
  expect(shortTime(new Date('2026-11-24T15:30:00Z'), 'Europe/Berlin', now)).toBe('Tue, Nov 24, 4:30 PM');
  expect(shortTime(new Date('2031-11-30T15:30:00Z'), 'Europe/Berlin', now)).toBe(
    'Sun, Nov 30, 2031, 4:30 PM',
  );
  // By the year that the zone has, which may have begun already.
  expect(shortTime(new Date('2026-12-31T23:30:00Z'), 'Europe/Berlin', now)).toBe(
    'Fri, Jan 1, 2027, 12:30 AM',
  );
});

test('dates and times are by the zone data that services have, not by the browser’s', () => {
  // Clocks there went back in November for the last time in 2025.
  const at = new Date('2026-12-15T05:30:00Z');
  expect(shortTime(at, 'America/Winnipeg', now)).toBe('Tue, Dec 15, 12:30 AM');
  expect(monthDayTime(at, 'America/Winnipeg')).toBe('Dec 15, 12:30 AM');
  expect(exactTime(at, 'America/Winnipeg')).toBe('Tue, Dec 15, 2026, 12:30:00 AM');
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

test('in narrow places: month, day and time; and an hour alone', () => {
  expect(monthDayTime(new Date('2026-11-24T15:30:00Z'), 'Europe/Berlin')).toBe('Nov 24, 4:30 PM');
  expect([0, 9, 12, 23].map(hourText)).toEqual(['12:00 AM', '9:00 AM', '12:00 PM', '11:00 PM']);
});

test('in important places: the full date, and the zone', () => {
  expect(fullTime(new Date('2026-11-24T15:30:00Z'), 'Europe/Berlin')).toBe(
    'Tuesday, November 24, 2026 at 4:30 PM (Europe/Berlin)',
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

test('a British browser has an English page’s forms', () => {
  const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  const at = new Date('2026-11-24T15:30:00Z');
  expect(shortTime(at, 'Europe/Berlin', now)).toBe('Tue 24 Nov, 16:30');
  expect(fullTime(at, 'Europe/Berlin')).toBe('Tuesday, 24 November 2026 at 16:30 (Europe/Berlin)');
  expect(atTime(at, 'Europe/Berlin', at)).toBe('at 16:30');
  language.mockRestore();
});

describe('in an American browser', () => {
  afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

  test.each([
    ['de', 'Di., 24. Nov., 16:30', '24. Nov., 16:30', 'Dienstag, 24. November 2026 um 16:30'],
    ['fr', 'mar. 24 nov., 16:30', '24 nov., 16:30', 'mardi 24 novembre 2026 à 16:30'],
    ['es', 'mar, 24 nov, 16:30', '24 nov, 16:30', 'martes, 24 de noviembre de 2026, 16:30'],
    ['pt-BR', 'ter., 24 de nov., 16:30', '24 de nov., 16:30', 'terça-feira, 24 de novembro de 2026 às 16:30'],
    ['ar', 'الثلاثاء، 24 نوفمبر، 4:30 م', '24 نوفمبر، 4:30 م', 'الثلاثاء، 24 نوفمبر 2026 في 4:30 م'],
  ])('a page in %s has the forms of its language', (page, short, monthDay, full) => {
    i18n.loadAndActivate({ locale: page, messages: {} });
    const at = new Date('2026-11-24T15:30:00Z');
    expect(shortTime(at, 'Europe/Berlin', now)).toBe(short);
    expect(monthDayTime(at, 'Europe/Berlin')).toBe(monthDay);
    expect(dayAndTime(at, 'Europe/Berlin')).toBe(full);
  });
});
