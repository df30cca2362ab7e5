import { expect, test } from '@jest/globals';
import { readWhen } from './when.ts';

test.each([
  ['2026-03-09T09:30', 'Europe/Berlin', '2026-03-09 09:30:00', 'Europe/Berlin'],
  ['2026-03-09 09:30:15', 'Asia/Tokyo', '2026-03-09 09:30:15', 'Asia/Tokyo'],
  ['2026-03-09T08:30:00Z', 'Europe/Berlin', '2026-03-09 09:30:00', 'Europe/Berlin'],
  ['2026-03-09T08:30:00.000+02:00', 'America/New_York', '2026-03-09 02:30:00', 'America/New_York'],
  ['2026-03-09t08:30:00.123456789z', 'Europe/Berlin', '2026-03-09 09:30:00', 'Europe/Berlin'],
  ['2026-03-09T14:00:00+05:30', 'Europe/Berlin', '2026-03-09 09:30:00', 'Europe/Berlin'],
  ['2026-03-09T09:30:00.123456789', 'Europe/Berlin', '2026-03-09 09:30:00', 'Europe/Berlin'],
  // The hour that comes twice: its first instant has a local time, the second would be read as the first.
  ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25 02:30:00', 'Europe/Berlin'],
  ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25 01:30:00', 'UTC'],
])('%s in %s is %s in %s', (time, zone, scheduled_time, timezone) => {
  expect(readWhen(time, zone)).toEqual({ scheduled_time, timezone });
});

test.each([
  ['tomorrow', 'UTC', 'time'],
  ['2026-03-09', 'UTC', 'time'],
  ['2026-13-09T08:30Z', 'UTC', 'time'],
  ['2026-03-09T25:30', 'UTC', 'time'],
  ['2026-02-30T08:30', 'UTC', 'time'],
  ['2026-03-09T08:30', 'Mars/Olympus', 'timezone'],
  ['2026-03-09T08:30', '+02:00', 'timezone'],
])('%s in %s is refused, and the field is named', (time, zone, field) => {
  expect(() => readWhen(time, zone)).toThrow(
    expect.objectContaining({ code: 'validation_failed', errors: { [field]: [expect.any(String)] } }),
  );
});
