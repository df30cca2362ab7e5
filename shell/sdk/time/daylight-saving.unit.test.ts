import { expect, test } from '@jest/globals';
import { fromLocalText } from './clock.ts';
import { clockChange } from './daylight-saving.ts';

const at = (local: string, zone: string) => {
  const { date, time } = fromLocalText(local);
  return clockChange(date, time, zone);
};

test.each([
  ['2027-03-28 02:30:00', 'Europe/Berlin', '2:30 AM doesn’t exist on March 28, 2027'],
  ['2027-03-28 02:00:00', 'Europe/Berlin', '2:00 AM doesn’t exist on March 28, 2027'],
  ['2027-03-14 02:15:00', 'America/New_York', '2:15 AM doesn’t exist on March 14, 2027'],
  // Half an hour only.
  ['2026-10-04 02:15:00', 'Australia/Lord_Howe', '2:15 AM doesn’t exist on October 4, 2026'],
])('%s in %s is told to be skipped', (local, zone, words) => {
  expect(at(local, zone)).toEqual({ exists: false, words: expect.stringContaining(words) });
});

test.each([
  ['2027-10-31 02:30:00', 'Europe/Berlin', '2:30 AM occurs twice on October 31, 2027'],
  ['2027-04-04 01:45:00', 'Australia/Lord_Howe', '1:45 AM occurs twice on April 4, 2027'],
])('%s in %s is told to come twice', (local, zone, words) => {
  const change = at(local, zone);
  expect(change).toEqual({ exists: true, words: expect.stringContaining(words) });
  expect(change?.words).toContain('the first time');
});

test.each([
  ['2027-03-28 01:55:00', 'Europe/Berlin'],
  ['2027-03-28 03:00:00', 'Europe/Berlin'],
  ['2027-10-31 01:55:00', 'Europe/Berlin'],
  ['2027-10-31 03:00:00', 'Europe/Berlin'],
  ['2027-03-28 02:30:00', 'UTC'],
  ['2027-03-28 02:30:00', 'Asia/Kathmandu'],
  ['2027-07-01 12:00:00', 'Europe/Berlin'],
])('there is nothing to say of %s in %s', (local, zone) => {
  expect(at(local, zone)).toBeNull();
});
