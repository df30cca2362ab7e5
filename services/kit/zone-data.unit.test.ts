import { ZONE_DATA_VERSION } from '@carillon/contracts/domain/zones/zone-rules.ts';
import { expect, jest, test } from '@jest/globals';
import { createHealthApp } from './health.ts';
import { createMetrics } from './metrics.ts';
import { reportZoneData, warnOfZoneData } from './zone-data.ts';

const now = new Date('2026-11-28T12:00:00Z');

test('reports the release of the data and of the runtime', () => {
  expect(reportZoneData(now, '2026c')).toEqual({
    version: ZONE_DATA_VERSION,
    runtime: '2026c',
    behind: null,
  });
});

test('warns once the runtime has newer data', () => {
  const warn = jest.fn();
  warnOfZoneData({ warn }, reportZoneData(now, '2999a'));
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ zoneData: { behind: 'the runtime has 2999a' } });
});

test('doesn’t warn of data that nothing is known to be newer than', () => {
  const warn = jest.fn();
  warnOfZoneData({ warn }, reportZoneData(now, '2026c'));
  expect(warn).not.toHaveBeenCalled();
});

test('/healthz names the release', async () => {
  const reply = await createHealthApp({}).request('/healthz');
  expect(await reply.json()).toMatchObject({ status: 'ok', time_zones: { version: ZONE_DATA_VERSION } });
});

test('metrics name the release, and whether it is behind', async () => {
  const text = await createMetrics().registry.metrics();
  expect(text).toContain(`carillon_zone_data_info{version="${ZONE_DATA_VERSION}"`);
  expect(text).toMatch(/^carillon_zone_data_behind [01]$/m);
});
