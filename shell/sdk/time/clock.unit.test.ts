import { describe, expect, test } from '@jest/globals';
import {
  addDays,
  addMonths,
  type ClockTime,
  fromLocalText,
  hour24,
  localTimeIn,
  stepHour,
  stepMinute,
  toLocalText,
  weeksOf,
} from './clock.ts';

const at = (hour: number, minute: number, half: 'AM' | 'PM'): ClockTime => ({ hour, minute, half });

describe('the time of day', () => {
  test('hours go from 12 to 1 and back, minutes by five through the hour', () => {
    expect(stepHour(at(12, 0, 'AM'), 1).hour).toBe(1);
    expect(stepHour(at(1, 0, 'AM'), -1).hour).toBe(12);
    expect(stepMinute(at(4, 55, 'PM'), 1)).toEqual(at(4, 0, 'PM'));
    expect(stepMinute(at(4, 0, 'PM'), -1)).toEqual(at(4, 55, 'PM'));
    // From one that was typed.
    expect(stepMinute(at(4, 7, 'PM'), 1)).toEqual(at(4, 10, 'PM'));
    expect(stepMinute(at(4, 7, 'PM'), -1)).toEqual(at(4, 5, 'PM'));
    expect(stepMinute(at(4, 57, 'PM'), 1)).toEqual(at(4, 0, 'PM'));
  });

  test.each([
    [12, 'AM', 0],
    [1, 'AM', 1],
    [12, 'PM', 12],
    [4, 'PM', 16],
    [11, 'PM', 23],
  ] as const)('%i %s is hour %i', (hour, half, expected) => {
    expect(hour24(at(hour, 0, half))).toBe(expected);
  });

  test('is sent as the call takes it, and read back the same', () => {
    const date = { year: 2026, month: 3, day: 5 };
    const time = at(12, 5, 'AM');
    expect(toLocalText(date, time)).toBe('2026-03-05 00:05:00');
    expect(fromLocalText('2026-03-05 00:05:00')).toEqual({ date, time });
  });
});

test('days cross months and leap years', () => {
  expect(addDays({ year: 2028, month: 2, day: 28 }, 1)).toEqual({ year: 2028, month: 2, day: 29 });
  expect(addDays({ year: 2026, month: 1, day: 1 }, -1)).toEqual({ year: 2025, month: 12, day: 31 });
});

test('months cross years, and end on their last day', () => {
  expect(addMonths({ year: 2026, month: 12, day: 31 }, 2)).toEqual({ year: 2027, month: 2, day: 28 });
  expect(addMonths({ year: 2026, month: 3, day: 31 }, -1)).toEqual({ year: 2026, month: 2, day: 28 });
  expect(addMonths({ year: 2026, month: 1, day: 5 }, -1)).toEqual({ year: 2025, month: 12, day: 5 });
});

test('a month is shown in whole weeks from the day that a week begins with', () => {
  const fromSunday = weeksOf({ year: 2026, month: 11, day: 1 }, 7);
  expect(fromSunday[0]?.map((date) => date?.day ?? null)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const weeks = weeksOf({ year: 2026, month: 11, day: 1 }, 1);
  expect(weeks).toHaveLength(6);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  // The first of November 2026 is a Sunday.
  expect(weeks[0]?.map((date) => date?.day ?? null)).toEqual([null, null, null, null, null, null, 1]);
});

test('an instant reads as the clocks of its zone show it', () => {
  expect(localTimeIn('Europe/Berlin', new Date('2026-12-31T23:30:00Z'))).toEqual({
    date: { year: 2027, month: 1, day: 1 },
    time: at(12, 30, 'AM'),
  });
  expect(localTimeIn('Pacific/Kiritimati', new Date('2026-11-30T10:10:00Z')).date.month).toBe(12);
});
