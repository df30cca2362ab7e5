import { expect, test } from '@jest/globals';
import { dateText, readDate } from './typed-date.ts';

const today = { year: 2026, month: 11, day: 21 };
const read = (text: string): string | null => {
  const { date } = readDate(text, today);
  return date && dateText(date);
};

test.each([
  ['2026-11-24', '24 Nov 2026'],
  ['24.11.2026', '24 Nov 2026'],
  ['24/11/2026', '24 Nov 2026'],
  ['11/24/2026', '24 Nov 2026'],
  ['24 Nov 2026', '24 Nov 2026'],
  ['Tue 24 november, 2026', '24 Nov 2026'],
  ['November 24th', '24 Nov 2026'],
  ['Sept 1 2027', '1 Sep 2027'],
  // The next such day.
  ['3 Feb', '3 Feb 2027'],
  ['21 nov', '21 Nov 2026'],
])('%s is a day', (text, day) => {
  expect(read(text)).toBe(day);
  expect(day && read(day)).toBe(day);
});

test.each([
  ['', /no date.*such as 21 Nov 2026 or 2026-11-21/],
  ['soon', /no date/],
  ['24', /no date/],
  ['24 Nox 2026', /no date/],
  ['24 Nov 26 2026', /no date/],
  ['04/12/2026', /Day and month can’t be told apart/],
  ['2026-13-01', /no month 13/],
  ['31 Nov 2026', /November 2026 has 30 days/],
  ['29 Feb 2027', /February 2027 has 28 days/],
  ['20 Nov 2026', /has passed/],
])('what “%s” lacks is told', (text, words) => {
  expect(readDate(text, today)).toEqual({ date: null, fault: expect.stringMatching(words) });
});
