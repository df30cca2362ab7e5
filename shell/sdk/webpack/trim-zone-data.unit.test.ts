import { unpackZone } from '@carillon/contracts/domain/zones/unpack-zone.ts';
import { ZONE_DATA } from '@carillon/contracts/domain/zones/zone-data.ts';
import { expect, test } from '@jest/globals';
import { trimZoneData } from './trim-zone-data.mjs';

const trimmed = trimZoneData(ZONE_DATA);
const [first, last] = [Date.UTC(2000, 0), Date.UTC(2050, 11, 31)];

/** The changes of the years that are kept, each with the offset after it. */
function changesOf(packed: string): [number, number | undefined][] {
  const { changes, offsets } = unpackZone(packed);
  const all = changes.map((at, n): [number, number | undefined] => [at, offsets[n + 1]]);
  const before = all.filter(([at]) => at < first).at(-1)?.[1] ?? offsets[0];
  return [[first, before], ...all.filter(([at]) => at >= first && at <= last)];
}

test('gives browsers the same rules as services within the kept years', () => {
  const [whole, cut] = [ZONE_DATA.zones, trimmed.zones as string[]].map((zones) =>
    Object.fromEntries(zones.map((packed) => [packed.split('|')[0], changesOf(packed)])),
  );
  expect(cut).toEqual(whole);
});

test('browsers have the same names, and the same release', () => {
  expect(trimmed.links).toEqual(ZONE_DATA.links);
  expect(trimmed.version).toBe(ZONE_DATA.version);
});

test('browsers get a small part of it', () => {
  expect(JSON.stringify(trimmed).length).toBeLessThan(JSON.stringify(ZONE_DATA).length / 7);
});
