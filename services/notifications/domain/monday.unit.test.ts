import { describe, expect, test } from '@jest/globals';
import { firstSummaryTime, lastSummaryTime, nextSummaryTime, weeksAround } from './monday.ts';

const at = (text: string): Date => new Date(text);

describe('the last summary', () => {
  test.each([
    ['Europe/London', '2026-11-23T07:59:59Z', '2026-11-16T08:00:00.000Z'],
    ['Europe/London', '2026-11-23T08:00:00Z', '2026-11-23T08:00:00.000Z'],
    ['Europe/London', '2026-11-29T23:00:00Z', '2026-11-23T08:00:00.000Z'],
    // In these zones it is Monday already, or Sunday still.
    ['Pacific/Kiritimati', '2026-11-22T18:00:00Z', '2026-11-22T18:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-23T18:59:00Z', '2026-11-16T19:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-23T03:00:00Z', '2026-11-23T02:15:00.000Z'],
  ])('in %s at %s was at %s', (zone, now, expected) => {
    expect(lastSummaryTime(zone, at(now)).at.toISOString()).toBe(expected);
  });
});

test('eight in the morning stays eight when clocks are changed', () => {
  const berlin = 'Europe/Berlin';
  // They go forward on Sunday, 28 March, and back on Sunday, 25 October.
  expect(nextSummaryTime(berlin, at('2027-03-22T08:00:00Z'))).toEqual(at('2027-03-29T06:00:00Z'));
  expect(nextSummaryTime(berlin, at('2026-10-19T07:00:00Z'))).toEqual(at('2026-10-26T07:00:00Z'));
  expect(nextSummaryTime(berlin, at('2026-10-26T07:00:00Z'))).toEqual(at('2026-11-02T07:00:00Z'));
});

test('a week has the hours that it has, from midnight to midnight', () => {
  const { week, before, next, from, to } = weeksAround('2026-10-26', 'Europe/Berlin');
  expect(week).toEqual({ from: at('2026-10-18T22:00:00Z'), until: at('2026-10-25T23:00:00Z') });
  expect(before.until).toEqual(week.from);
  expect(next.from).toEqual(week.until);
  expect([from, to]).toEqual(['2026-10-19', '2026-10-25']);
});

test('no zone has it before the first one', () => {
  const now = at('2026-11-20T00:00:00Z');
  const first = firstSummaryTime(now);
  for (const zone of [...Intl.supportedValuesOf('timeZone'), 'UTC'])
    expect(nextSummaryTime(zone, now).getTime()).toBeGreaterThanOrEqual(first.getTime());
});
