import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { gapAt, instantOf, instantsOf, localTextAt, nearestInstant, startOfDay } from './local-time.ts';
import { ZONE_DATA_VERSION } from './zones/zone-rules.ts';

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

/** Made by `zones/test/make-instants.py`: CPython's zoneinfo with PyPI's tzdata. */
const table: { tzdata: string; zones: Record<string, Record<string, string[]>> } = JSON.parse(
  readFileSync(new URL('zones/test/instants.json', import.meta.url), 'utf8'),
);

describe(`agrees with zoneinfo and tzdata ${table.tzdata}`, () => {
  test('and is no older', () => {
    expect(ZONE_DATA_VERSION >= table.tzdata).toBe(true);
  });

  test.each(Object.entries(table.zones))('%s', (zone, expected) => {
    const instantsByTime = Object.keys(expected).map((local) => [local, instants(local, zone)]);
    expect(Object.fromEntries(instantsByTime)).toEqual(expected);
  });
});

// These stopped changing their clocks in 2026. Zone data from before then has each November time an hour later.
test.each([
  ['America/Winnipeg', '2026-10-15 09:00:00', '2026-10-15T14:00'],
  ['America/Winnipeg', '2026-12-15 09:00:00', '2026-12-15T14:00'],
  ['America/Inuvik', '2026-10-15 09:00:00', '2026-10-15T15:00'],
  ['America/Inuvik', '2026-12-15 09:00:00', '2026-12-15T15:00'],
  ['America/Havana', '2026-10-15 09:00:00', '2026-10-15T13:00'],
  ['America/Havana', '2026-12-15 09:00:00', '2026-12-15T13:00'],
])('%s stays on summer time after October 2026: %s is %sZ', (zone, local, expected) => {
  expect(instants(local, zone)).toEqual([expected]);
});

test.each([
  ['America/Winnipeg', '2026-12-15T14:00:00Z', '2026-12-15 09:00:00'],
  ['Asia/Kathmandu', '2026-12-15T14:00:00Z', '2026-12-15 19:45:00'],
  ['Pacific/Kiritimati', '2026-12-31T14:00:00Z', '2027-01-01 04:00:00'],
])('the clocks of %s show at %s %s', (zone, at, expected) => {
  expect(localTextAt(new Date(at), zone)).toBe(expected);
});

const plain = (text: string) => Temporal.PlainDateTime.from(text);

test('names what the clocks skip', () => {
  const gap = gapAt(plain('2027-03-28T02:30'), 'Europe/Berlin');
  expect([gap?.from.toString(), gap?.to.toString()]).toEqual(['2027-03-28T02:00:00', '2027-03-28T03:00:00']);
  expect(gapAt(plain('2027-03-28T03:00'), 'Europe/Berlin')).toBeNull();
});

test.each([
  ['2027-03-28T02:30', '2027-03-28T01:30:00.000Z', 'is as long after the change where it is skipped'],
  ['2027-10-31T02:30', '2027-10-31T00:30:00.000Z', 'is the first where it comes twice'],
])('%s in Europe/Berlin, %s, %s', (local, expected) => {
  expect(nearestInstant(plain(local), 'Europe/Berlin').toISOString()).toBe(expected);
});

test.each([
  ['2027-03-28', 'Europe/Berlin', '2027-03-27T23:00:00.000Z'],
  // Midnight is skipped, or comes twice.
  ['2027-03-28', 'Asia/Beirut', '2027-03-27T22:00:00.000Z'],
  ['2026-04-04', 'America/Santiago', '2026-04-04T03:00:00.000Z'],
  ['2025-11-02', 'America/Havana', '2025-11-02T04:00:00.000Z'],
  // The whole day was skipped.
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, expected) => {
  expect(startOfDay(Temporal.PlainDate.from(day), zone).toISOString()).toBe(expected);
});
