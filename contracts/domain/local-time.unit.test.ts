import { expect, test } from '@jest/globals';
import { instantOf, instantsOf } from './local-time.ts';

const instants = (local: string, zone: string): string[] =>
  instantsOf(local, zone).map((at) => at.toISOString().slice(0, 16));

test.each([
  ['2027-07-01 12:00:00', 'Europe/Berlin', '2027-07-01T10:00'],
  ['2027-03-28 01:55:00', 'Europe/Berlin', '2027-03-28T00:55'],
  ['2027-03-28 03:00:00', 'Europe/Berlin', '2027-03-28T01:00'],
  ['2027-03-28 02:30:00', 'Asia/Kathmandu', '2027-03-27T20:45'],
  ['2027-01-01 00:00:00', 'America/New_York', '2027-01-01T05:00'],
])('%s in %s is one instant', (local, zone, expected) => {
  expect(instants(local, zone)).toEqual([expected]);
});

test.each([
  ['2027-03-28 02:30:00', 'Europe/Berlin'],
  // Half an hour only.
  ['2026-10-04 02:15:00', 'Australia/Lord_Howe'],
])('%s in %s is skipped', (local, zone) => {
  expect(instants(local, zone)).toEqual([]);
});

test.each([
  ['2027-10-31 02:30:00', 'Europe/Berlin', ['2027-10-31T00:30', '2027-10-31T01:30']],
  ['2027-04-04 01:45:00', 'Australia/Lord_Howe', ['2027-04-03T14:45', '2027-04-03T15:15']],
])('%s in %s comes twice, the earlier first', (local, zone, expected) => {
  expect(instants(local, zone)).toEqual(expected);
});

test.each(['2027-02-29 10:00:00', '2027-13-01 10:00:00', '2027-01-01 24:00:00', 'soon'])(
  '%s is no date and time, so it means nothing',
  (local) => {
    expect(instantOf(local, 'UTC')).toBeNull();
  },
);

test('a time that comes twice means the first', () => {
  expect(instantOf('2027-10-31 02:30:00', 'Europe/Berlin')).toEqual(new Date('2027-10-31T00:30:00Z'));
});
