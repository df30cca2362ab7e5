import { expect, test } from '@jest/globals';
import { suggestFor } from './suggest-for.ts';

const deps = {
  stores: { publications: { dueBetween: async () => [] } },
  clock: () => new Date('2026-03-02T07:00:00Z'),
} as unknown as Parameters<typeof suggestFor>[0];
const suggested = (platforms: string) =>
  suggestFor(deps, { workspaceId: 'ada', platforms, timezone: 'Europe/Berlin' });

test('a network that is named twice counts once', async () => {
  expect(await suggested('1,3,3,1, 3')).toEqual(await suggested('1,3'));
});
