import { describe, expect, test } from '@jest/globals';
import { isZone, offsetAt } from '../time-zone.ts';
import { runtimeRules } from './runtime-rules.ts';
import { rulesOf, spellZone, zoneNames } from './zone-rules.ts';

const HOUR_MS = 3_600_000;
const winter = new Date('2026-12-15T12:00:00Z');

test.each([
  ['Asia/Calcutta', 5.5],
  ['Asia/Kolkata', 5.5],
  ['US/Pacific', -8],
  // POSIX: west is positive.
  ['Etc/GMT+5', -5],
  ['EST5EDT', -5],
  ['GMT', 0],
  ['UTC', 0],
  ['europe/BERLIN', 1],
])('%s is a zone, %s hours from UTC in winter', (zone, hours) => {
  expect(isZone(zone)).toBe(true);
  expect(offsetAt(zone, winter)).toBe(hours * HOUR_MS);
});

// Intl takes the first three for Asia/Dhaka, Asia/Kolkata and America/Los_Angeles.
test.each([
  'BST',
  'IST',
  'PST',
  '',
  '+02:00',
  '-05',
  'Atlantis/Poseidonis',
  '../etc/passwd',
  'constructor',
  '\u0000',
])('“%s” is not a zone', (zone) => {
  expect(isZone(zone)).toBe(false);
  expect(() => offsetAt(zone, winter)).toThrow(RangeError);
});

describe('names', () => {
  test('include every name that the runtime lists', () => {
    const names = new Set(zoneNames());
    expect(Intl.supportedValuesOf('timeZone').filter((name) => !names.has(name))).toEqual([]);
  });

  test('are spelled as IANA does', () => {
    expect([spellZone('america/port-au-prince'), spellZone('utc')]).toEqual([
      'America/Port-au-Prince',
      'UTC',
    ]);
  });
});

test('a zone that the data lacks follows the runtime', () => {
  const rules = runtimeRules('America/Los_Angeles');
  const summer = Date.UTC(2026, 6, 1);
  expect(rules?.offsetAt(summer)).toBe(-7 * HOUR_MS);
  expect(rules?.changeAfter(summer)).toBe(Date.UTC(2026, 10, 1, 9));
});

test('clocks still change centuries from now', () => {
  const rules = rulesOf('Europe/Berlin');
  expect(rules?.offsetAt(Date.UTC(2380, 6, 1))).toBe(2 * HOUR_MS);
});
