import { describe, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { daySpan, fullDay } from './day-words.ts';
import { dayBounds, dayIn, monthsLater, monthWeeks, readDay, weekOf, weekStart } from './days.ts';

const HOUR = 3_600_000;

test.each([
  ['en', 7],
  ['de', 1],
  ['fr', 1],
  ['es', 1],
  ['pt-BR', 7],
  ['ar', 6],
])('in an American browser a page in %s begins the week on day %i', (page, day) => {
  i18n.loadAndActivate({ locale: page, messages: {} });
  expect(weekStart()).toBe(day);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

test('a week has the days from its first one on', () => {
  expect(weekOf('2026-11-25', 1)[0]).toBe('2026-11-23');
  expect(weekOf('2026-11-25', 7)[0]).toBe('2026-11-22');
  expect(weekOf('2026-11-22', 1)).toEqual(expect.arrayContaining(['2026-11-16', '2026-11-22']));
});

describe('the weeks of a month', () => {
  test('are whole, with the days of its neighbours', () => {
    const weeks = monthWeeks('2026-11-25', 1);
    expect(weeks.map(([first]) => first)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(weeks.every(({ length }) => length === 7)).toBe(true);
  });

  test('are four where a February fits into them', () => {
    expect(monthWeeks('2027-02-10', 1)).toHaveLength(4);
  });
});

test('a day of the clock change has as many hours as it has', () => {
  const lengths = (first: string, zone: string): number[] => {
    const [a = 0, b = 0, c = 0] = dayBounds([first, '2026-10-26'], zone);
    return [(b - a) / HOUR, (c - b) / HOUR];
  };
  expect(lengths('2026-10-25', 'Europe/Berlin')).toEqual([25, 24]);
  expect(dayBounds(['2026-03-29'], 'Europe/Berlin').reduce((a, b) => b - a) / HOUR).toBe(23);
  // Where midnight itself is skipped the day begins at one.
  expect(new Date(dayBounds(['2026-04-24'], 'Africa/Cairo')[0] ?? 0).toISOString()).toBe(
    '2026-04-23T22:00:00.000Z',
  );
});

test('days are read, moved and told', () => {
  expect([readDay('2026-11-24'), readDay('2026-02-30'), readDay('soon'), readDay(null)]).toEqual([
    '2026-11-24',
    null,
    null,
    null,
  ]);
  expect(dayIn('America/New_York', new Date('2026-11-24T03:00:00Z'))).toBe('2026-11-23');
  expect(monthsLater('2026-01-31', 1)).toBe('2026-02-28');
  expect(fullDay('2026-11-24')).toBe('Tuesday, November 24, 2026');
  expect(daySpan('2026-11-23', '2026-11-29')).toMatch(/^November 23\s–\s29, 2026$/);
});
