import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LEASE_MS } from '../domain/decide.ts';
import { freshHistory, type InState } from '../domain/publication.ts';
import { type KeptLease, keepLease, MARGIN_MS, RENEW_EVERY_MS } from './keep-lease.ts';

let keptLease: KeptLease;
let isRight: boolean;
beforeEach(() => {
  isRight = true;
  jest.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') });
});
afterEach(() => {
  keptLease.stop();
  jest.useRealTimers();
});

/** Keeps a lease, with a store that answers so to one renewal after the other; to the rest like the last. */
function keep(...answers: (() => Promise<boolean>)[]) {
  const now = new Date();
  const leasedPublication: InState<'publishing'> = {
    id: 'p',
    postId: 'post',
    workspaceId: 'ada',
    platform: 'facebook',
    targetId: 'page1',
    targetName: 'Page',
    content: '',
    media: [],
    createdAt: now,
    dueAt: now,
    localTime: null,
    timezone: null,
    ...freshHistory([]),
    status: 'publishing',
    lease: { id: 'l', by: 'w', until: new Date(now.getTime() + LEASE_MS) },
  };
  const renew = jest.fn(
    (..._: unknown[]) => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? yes(),
  );
  const clock = () => new Date();
  keptLease = keepLease(
    { stores: { leases: { renew } }, telemetry: { log: quietLog }, clock, isClockRight: () => isRight },
    leasedPublication,
  );
  return { renew };
}

const yes = async (): Promise<boolean> => true;
const no = async (): Promise<boolean> => false;
const never = (): Promise<boolean> => new Promise(() => undefined);
const fails = (): Promise<boolean> => Promise.reject(new Error('the store is away'));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('keeps a renewed lease for as long as the work takes', async () => {
  const { renew } = keep(yes);
  await pass(10 * LEASE_MS);
  expect(keptLease.signal.aborted).toBe(false);
  expect(renew).toHaveBeenLastCalledWith('p', 'l', new Date(Date.now() + LEASE_MS));
  expect(keptLease.hasLease()).toBe(true);
});

test.each([
  ['never answers', never],
  ['fails', fails],
])('with a store that %s it is given up before it runs out', async (_, answer) => {
  keep(answer);
  await pass(LEASE_MS - MARGIN_MS - 1);
  expect(keptLease.signal.aborted).toBe(false);
  await pass(1);
  expect(keptLease.signal.aborted).toBe(true);
});

test('gives the lease up by the end of the last confirmed renewal', async () => {
  keep(yes, never);
  await pass(RENEW_EVERY_MS + LEASE_MS - MARGIN_MS - 1);
  expect(keptLease.signal.aborted).toBe(false);
  await pass(1);
  expect(keptLease.signal.aborted).toBe(true);
});

test('keeps the lease if the store is back in time', async () => {
  keep(fails, yes);
  await pass(2 * LEASE_MS);
  expect(keptLease.signal.aborted).toBe(false);
});

test('gives up a lease at once if another worker took it over', async () => {
  keep(no);
  await pass(RENEW_EVERY_MS);
  expect(keptLease.signal.aborted).toBe(true);
});

test('once stopped it is left alone', async () => {
  const { renew } = keep(yes);
  keptLease.stop();
  await pass(2 * LEASE_MS);
  expect(renew).not.toHaveBeenCalled();
  expect(keptLease.signal.aborted).toBe(false);
});

test.each([
  ['made', true],
  ['refused', false],
])('stopped while it is being renewed it is left alone, though that is %s', async (_, renewed) => {
  const answer = Promise.withResolvers<boolean>();
  keep(() => answer.promise);
  await pass(RENEW_EVERY_MS);
  keptLease.stop();
  answer.resolve(renewed);
  await pass(0);
  expect(jest.getTimerCount()).toBe(0);
  expect(keptLease.signal.aborted).toBe(false);
});

test('holds no lease while the clock is wrong', () => {
  keep(yes);
  isRight = false;
  expect(keptLease.hasLease()).toBe(false);
  isRight = true;
  expect(keptLease.hasLease()).toBe(true);
});

test('holds no lease after the process slept, even before a timer fires', () => {
  keep(yes);
  jest.setSystemTime(Date.now() + LEASE_MS);
  expect(keptLease.hasLease()).toBe(false);
  expect(keptLease.signal.aborted).toBe(false);
});
