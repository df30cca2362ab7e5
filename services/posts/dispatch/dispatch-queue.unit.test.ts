import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { expect, jest, test } from '@jest/globals';
import { freshHistory } from '../domain/publication.ts';
import type { DispatchQueueStore, Due, PermitHolder } from '../stores/dispatch-queue.ts';
import { createCooldowns } from './cooldowns.ts';
import { createDispatchQueue } from './dispatch-queue.ts';
import { createPermits } from './permits.ts';

const start = new Date('2026-03-02T09:00:00Z');

const due = (id: string, targetId = id, inMs = 0): Due => ({
  hasEvents: false,
  publication: {
    id,
    postId: id,
    workspaceId: targetId,
    platform: 'facebook',
    targetId,
    targetName: 'Page',
    content: id,
    media: [],
    createdAt: start,
    dueAt: start,
    localTime: null,
    timezone: null,
    ...freshHistory([]),
    status: 'scheduled',
    waitingFor: 'time',
    reason: null,
    nextAttemptAt: new Date(start.getTime() + inMs),
  },
});
const holding = (id: string, targetId: string, ...permits: string[]): PermitHolder => ({
  id,
  targetId,
  workspaceId: targetId,
  platform: 'facebook',
  permits,
  by: 'another',
});

/** A queue as the store has it, which a test changes as workers would. */
function queueOf(waiting: Due[], limits = { perAccount: 1, perNetwork: 10 }) {
  const state = { waiting, holders: [] as PermitHolder[], now: start };
  const read = jest.fn<DispatchQueueStore['due']>(async ({ platform, without, until }) =>
    state.waiting.filter(
      ({ publication: one }) =>
        one.platform === platform && !without.includes(one.targetId) && one.nextAttemptAt <= until,
    ),
  );
  const clock = () => state.now;
  const random = () => 0;
  const queue = createDispatchQueue(
    {
      stores: {
        dispatchQueue: { hasDue: async () => true, due: read, permitHolders: async () => [...state.holders] },
        cooldowns: { current: async () => [] },
      },
      workerId: 'me',
      clock,
      dispatch: { random },
    },
    createPermits(limits, random),
    createCooldowns(clock),
  );
  const next = async () => queue.next(() => PLATFORM_NAMES);
  const nextId = async () => (await next())?.publication.id ?? null;
  return { state, read, queue, next, nextId };
}

test('doesn’t hand out a publication twice, though the store still has it', async () => {
  const { nextId, queue } = queueOf([due('a'), due('b')]);
  expect(await nextId()).toBe('a');
  queue.hasNews();
  expect(await nextId()).toBe('b');
  expect(await nextId()).toBeNull();
});

test('each comes with a permit of its account and one of its network, which no other has', async () => {
  const { next, state } = queueOf([due('a'), due('b')]);
  state.holders = [holding('other', 'c', 'account/facebook/c#0', 'network/facebook#1')];
  expect((await next())?.reservation.permits).toEqual(['account/facebook/a#0', 'network/facebook#0']);
  expect((await next())?.reservation.permits).toEqual(['account/facebook/b#0', 'network/facebook#2']);
});

test('a permit that another worker has after all is replaced, as long as there are any', async () => {
  const { next } = queueOf([due('a')], { perAccount: 1, perNetwork: 2 });
  const one = await next();
  expect(one?.reservation.replace('network/facebook#0')).toBe(true);
  expect(one?.reservation.permits).toEqual(['account/facebook/a#0', 'network/facebook#1']);
  expect(one?.reservation.replace('network/facebook#1')).toBe(false);
});

test('the second of an account waits for the first', async () => {
  const { next, nextId, queue, state } = queueOf([due('a1', 'a'), due('a2', 'a')]);
  const first = await next();
  if (!first) throw new Error('nothing is due');
  expect(await nextId()).toBeNull();
  state.waiting = state.waiting.slice(1);
  queue.hasNews();
  expect(await nextId()).toBeNull();
  queue.isDone(first);
  expect(await nextId()).toBe('a2');
});

test('the permits of other workers count', async () => {
  const { nextId, state, queue } = queueOf([due('a'), due('b'), due('c')], { perAccount: 1, perNetwork: 2 });
  state.holders = [holding('other', 'a', 'account/facebook/a#0', 'network/facebook#1')];
  expect(await nextId()).toBe('b');
  expect(await nextId()).toBeNull();
  state.holders = [];
  queue.hasNews();
  expect(await nextId()).toBe('a');
});

test('an account whose permit the store refused is passed over, however often the queue is read', async () => {
  const { next, nextId, queue, read } = queueOf([due('a1', 'a'), due('b')]);
  const first = await next();
  if (!first) throw new Error('nothing is due');
  expect(first.reservation.replace('account/facebook/a#0')).toBe(false);
  queue.isDone(first);
  expect(await nextId()).toBe('b');
  const looks = read.mock.calls.length;
  expect(await nextId()).toBeNull();
  expect(read).toHaveBeenCalledTimes(looks);
  queue.hasNews();
  expect(await nextId()).toBeNull();
});

test('an empty queue is not read again before there is news', async () => {
  const { nextId, read, queue } = queueOf([]);
  expect(await nextId()).toBeNull();
  expect(await nextId()).toBeNull();
  expect(read).toHaveBeenCalledTimes(PLATFORM_NAMES.length);
  queue.hasNews();
  await nextId();
  expect(read).toHaveBeenCalledTimes(2 * PLATFORM_NAMES.length);
});

test('knows what will soon be due, and hands it out on time without another read', async () => {
  const { nextId, read, queue, state } = queueOf([due('a', 'a', 100)]);
  expect(await nextId()).toBeNull();
  expect(queue.nextAt()).toEqual(new Date(start.getTime() + 100));
  const looks = read.mock.calls.length;
  state.now = new Date(start.getTime() + 100);
  expect(await nextId()).toBe('a');
  expect(queue.nextAt()).toBeNull();
  expect(read).toHaveBeenCalledTimes(looks);
});
