import { expect, jest, test } from '@jest/globals';

const late = await import('./late-zones.ts');
// The build replaces the module in the same way.
jest.unstable_mockModule('../../../contracts/domain/zones/zone-data.ts', () => late);
const { rulesOf, zoneNames } = await import('@carillon/contracts/domain/zones/zone-rules.ts');

test('the zone data is there once it is loaded', async () => {
  expect(late.ZONE_DATA.zones).toEqual([]);
  await Promise.all([late.loadZones(), late.loadZones()]);
  expect(late.ZONE_DATA.version).toMatch(/^\d{4}[a-z]$/);
});

test('uses the browser’s own rules while there is no zone data', () => {
  expect(zoneNames()).toEqual([]);
  expect(rulesOf('Europe/Berlin')?.offsetAt(Date.UTC(2026, 0))).toBe(3_600_000);
  expect(rulesOf('Nowhere/City')).toBeNull();
});
