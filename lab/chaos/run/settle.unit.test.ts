import { expect, test } from '@jest/globals';
import { settle } from './settle.ts';

const row = (status: string, wakeAt: Date | null = null) => ({
  id: 'a',
  status,
  content: 'a',
  platform: 'facebook' as const,
  targetId: 'page',
  reason: null,
  wakeAt,
  endedAt: null,
  attempts: 1,
  remoteId: null,
});

/** A run in which each check reports the state at that time. */
function watch(
  look: (ms: number) => { status?: string; inFlight?: number; there?: number; events?: number },
) {
  let ms = 0;
  let skippedMs = 0;
  const readState = () => look(ms);
  const settling = settle({
    ledger: {
      publications: async () => [row(readState().status ?? 'published', new Date(60_000))],
      outboxes: async () => Array.from({ length: readState().events ?? 0 }, () => new Date(0)),
    },
    postsThere: async () => readState().there ?? 1,
    slowestNow: () => skippedMs,
    inFlight: () => readState().inFlight ?? 0,
    skip: (by) => {
      skippedMs += by;
    },
    withinMs: 60_000,
    time: {
      now: () => ms,
      async pause(by) {
        ms += by;
      },
    },
  });
  return settling.then((result) => ({ ...result, ms, skippedMs }));
}

test('a call that is under way is waited for, though all is at its end', async () => {
  const { ms, open, waiting } = await watch((now) => ({ inFlight: now < 20_000 ? 1 : 0 }));
  expect(ms).toBeGreaterThan(20_000);
  expect({ open, waiting }).toEqual({ open: [], waiting: 0 });
});

test('a post that comes late begins the wait anew', async () => {
  const quiet = await watch(() => ({}));
  const late = await watch((now) => ({ there: now < 2_000 ? 1 : 2 }));
  expect(late.ms).toBeGreaterThan(quiet.ms);
});

test('it looks again when all leases are over', async () => {
  expect((await watch(() => ({}))).skippedMs).toBeGreaterThan(2 * 120_000);
});

test('a wait is skipped only while no call is under way', async () => {
  const busy = await watch(() => ({ status: 'scheduled', inFlight: 1 }));
  expect(busy).toMatchObject({ skippedMs: 0, open: [{ id: 'a' }] });
  const idle = await watch(() => ({ status: 'scheduled' }));
  expect(idle.skippedMs).toBeGreaterThanOrEqual(60_000);
});

test('a call that never ends and an event that never leaves are not settled', async () => {
  expect((await watch(() => ({ inFlight: 1 }))).waiting).not.toBe(0);
  expect((await watch(() => ({ events: 1 }))).waiting).toBe(1);
});
