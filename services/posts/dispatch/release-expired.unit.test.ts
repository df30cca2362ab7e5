import { expect, test } from '@jest/globals';
import { freshHistory, type InState } from '../domain/publication.ts';
import { releaseExpired } from './release-expired.ts';

const now = new Date('2026-03-02T09:00:00Z');
const expired = (id: string): InState<'publishing'> => ({
  id,
  postId: id,
  workspaceId: 'ada',
  platform: 'facebook',
  targetId: 'page',
  targetName: 'Page',
  content: id,
  media: [],
  createdAt: now,
  dueAt: now,
  localTime: null,
  timezone: null,
  ...freshHistory([]),
  status: 'publishing',
  lease: { id: 'l', by: 'w', until: now },
});

/** Records the steps, in order. */
async function release(leasedIds: readonly string[], isClockRight = true): Promise<string[]> {
  const lines: string[] = [];
  const leases = {
    expired: async () => [expired('mine'), expired('silent')],
    expire: async ({ id }: InState<'publishing'>) => lines.push(`released ${id}`) > 0,
  };
  await releaseExpired(
    {
      stores: { leases },
      messaging: {
        relay: { nudge: () => undefined },
        signalWorkers: () => void lines.push('signaled'),
      },
      clock: () => now,
      isClockRight: () => isClockRight,
    },
    (id) => leasedIds.includes(id),
  );
  return lines;
}

test('a process keeps its own work, though the lease has expired by the clock', async () => {
  expect(await release(['mine'])).toEqual(['released silent', 'signaled']);
});

test('wakes nobody without a reason', async () => {
  expect(await release(['mine', 'silent'])).toEqual([]);
});

test('releases nothing while the clock is wrong', async () => {
  expect(await release([], false)).toEqual([]);
});
