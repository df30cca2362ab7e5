import { expect, test } from '@jest/globals';
import { dateText, readDate } from './typed-date.ts';

const today = { year: 2026, month: 11, day: 21 };

test.each(['2026-11-21', '2026-11-24', '2028-02-29'])('%s is a day', (text) => {
  const { date } = readDate(text, today);
  expect(date && dateText(date)).toBe(text);
});

test.each([
  ['', /can’t read that date/],
  ['tomorrow', /can’t read that date/],
  ['2026-13-01', /can’t read that date/],
  // While a year is typed, its first digits are a year of their own.
  ['0002-11-24', /has passed/],
  ['2026-11-20', /has passed/],
])('what “%s” lacks is told', (text, words) => {
  expect(readDate(text, today)).toEqual({ date: null, fault: expect.stringMatching(words) });
});
