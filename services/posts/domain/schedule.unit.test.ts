import { toEnglish } from '@carillon/contracts/text.ts';
import { describe, expect, test } from '@jest/globals';
import { localTime, readSchedule } from './schedule.ts';

const now = new Date('2026-01-01T00:00:00Z');
const due = (local: string, zone: string): string => {
  const result = readSchedule(local, zone, now);
  return result.ok ? result.dueAt.toISOString() : `${result.fault.field}: ${toEnglish(result.fault.message)}`;
};

describe('a local time', () => {
  test.each([
    ['2026-03-28 12:00:00', 'Europe/Berlin', '2026-03-28T11:00:00.000Z'],
    ['2026-03-29 12:00:00', 'Europe/Berlin', '2026-03-29T10:00:00.000Z'],
    ['2026-07-01 09:30:00', 'Asia/Kolkata', '2026-07-01T04:00:00.000Z'],
    ['2026-03-29 03:00:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, expected) => {
    expect(due(local, zone)).toBe(expected);
  });

  test.each([
    ['2026-10-25 02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-11-01 01:30:00', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ])('%s comes twice in %s and means the first', (local, zone, expected) => {
    expect(due(local, zone)).toBe(expected);
  });

  test.each([
    [
      '2026-03-29 02:30:00',
      'Europe/Berlin',
      '02:30 does not exist on March 29, 2026 in Europe/Berlin: clocks go from 02:00 to 03:00. Choose another time.',
    ],
    [
      '2026-10-04 02:10:00',
      'Australia/Lord_Howe',
      '02:10 does not exist on October 4, 2026 in Australia/Lord_Howe: clocks go from 02:00 to 02:30. Choose another time.',
    ],
  ])('%s is skipped in %s, so it is refused', (local, zone, message) => {
    expect(due(local, zone)).toBe(`scheduled_time: ${message}`);
  });

  test('can be five years ahead, and no more', () => {
    expect(due('2031-01-01 00:00:00', 'UTC')).toBe('2031-01-01T00:00:00.000Z');
    expect(due('2031-01-01 00:00:01', 'UTC')).toMatch('scheduled_time: That is more than 5 years ahead.');
    expect(due('9999-12-31 23:59:59', 'UTC')).toMatch('scheduled_time: That is more than 5 years ahead.');
  });

  test('that has passed is refused, the present included', () => {
    expect(due('2026-01-01 00:00:00', 'UTC')).toMatch('That time has passed');
    expect(due('2026-01-01 00:00:01', 'UTC')).toBe('2026-01-01T00:00:01.000Z');
  });

  test.each(['', '+02:00', 'Mars/Base', 'Europe/'])('in the zone “%s” is refused', (zone) => {
    expect(due('2026-05-01 10:00:00', zone)).toMatch(/^timezone: /);
  });

  test.each(['2026-02-29 10:00:00', '2026-13-01 10:00:00', '2026-05-01 24:00:00', 'soon'])(
    'that does not exist is refused: %s',
    (local) => {
      expect(due(local, 'UTC')).toMatch(/^scheduled_time: That date and time do not exist/);
    },
  );
});

test('an instant reads as its zone shows it', () => {
  expect(localTime(new Date('2026-03-29T01:05:00Z'), 'Europe/Berlin')).toBe('2026-03-29 03:05:00');
});
