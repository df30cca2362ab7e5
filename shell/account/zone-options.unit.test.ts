import { expect, test } from '@jest/globals';
import { matches, zoneGroups } from './zone-options.ts';

const all = zoneGroups('Europe/London', new Date('2026-03-01T10:00:00Z')).flatMap(({ options }) => options);
const found = (typed: string): string[] =>
  all.filter((option) => matches(typed, option)).map(({ value }) => value);

test.each([
  ['japan', 'Asia/Tokyo'],
  ['Osaka', 'Asia/Tokyo'],
  ['south africa', 'Africa/Johannesburg'],
  ['pacific time', 'America/Los_Angeles'],
  ['new york', 'America/New_York'],
  ['utc+5:30', 'Asia/Calcutta'],
])('%s finds %s', (typed, zone) => {
  const names = found(typed);
  expect(names.some((name) => name === zone || (zone === 'Asia/Calcutta' && name === 'Asia/Kolkata'))).toBe(
    true,
  );
  expect(names.length).toBeLessThan(all.length / 4);
});

test('what is nowhere finds nothing', () => {
  expect(found('atlantis city')).toEqual([]);
});
