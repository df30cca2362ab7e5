import { describe, expect, test } from '@jest/globals';
import { targetTime } from './target-time.ts';

const now = new Date('2026-03-20T10:00:00Z');
const BERLIN = 'Europe/Berlin';
/** At 2:30 in Berlin. */
const dueAt = new Date('2026-03-28T01:30:00Z');
const to = (day: string, hour: number | null = null, ownZone: string | null = BERLIN) =>
  targetTime({ dueAt, ownZone }, { day, hour }, BERLIN, now);

test('a day keeps the time of day, an hour keeps the minutes, over a change of the clocks too', () => {
  expect(to('2026-03-30')).toMatchObject({
    ok: true,
    scheduled_time: '2026-03-30 02:30:00',
    timezone: BERLIN,
    at: new Date('2026-03-30T00:30:00Z'),
  });
  expect(to('2026-03-28', 14)).toMatchObject({ scheduled_time: '2026-03-28 14:30:00' });
  expect(to('2026-03-28', 0)).toMatchObject({ scheduled_time: '2026-03-28 00:30:00' });
});

test('keeps a post scheduled in another zone there, at the time the calendar shows', () => {
  expect(to('2026-03-30', 9, 'America/New_York')).toMatchObject({
    scheduled_time: '2026-03-30 03:30:00',
    timezone: 'America/New_York',
    at: new Date('2026-03-30T07:30:00Z'),
  });
  expect(to('2026-03-30', 9, null)).toMatchObject({ timezone: BERLIN });
});

test('a time that occurs twice in its zone is given in the account’s zone if the second one is meant', () => {
  // The clocks of New York show 1:30 twice on 1 November.
  const second = targetTime(
    { dueAt: new Date('2026-10-20T06:30:00Z'), ownZone: 'America/New_York' },
    { day: '2026-11-01', hour: 6 },
    'UTC',
    now,
  );
  expect(second).toMatchObject({ scheduled_time: '2026-11-01 06:30:00', timezone: 'UTC' });
});

describe('nothing moves', () => {
  test.each([
    ['to where it is', '2026-03-28', null, 'same'],
    ['to a time that has passed', '2026-03-20', 9, 'passed'],
    ['to a day that has passed', '2026-03-01', null, 'passed'],
    ['to a time that the clocks skip', '2026-03-29', null, 'skipped'],
  ] as const)('%s', (_, day, hour, why) => {
    expect(to(day, hour)).toMatchObject({ ok: false, why });
  });
});
