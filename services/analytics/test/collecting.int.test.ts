import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { collectDue } from '../collection/collect-due.ts';
import { trackConnection } from '../collection/track-connection.ts';
import {
  type CollectingUnderTest,
  connectionOf,
  startCollecting,
  WORKSPACE,
} from './collector-under-test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let service: CollectingUnderTest;
beforeEach(async () => {
  service = await startCollecting();
});
afterEach(() => service.close());

const facebook = async () =>
  (await service.overview('7')).platforms.find(({ platform }) => platform === 'facebook');
const likes = async () => (await service.overview('7')).totals.likes.value;

test('a rejected token is reported once, and missed readings continue once the account is connected', async () => {
  const { state, network } = service;
  const post = await service.goOut('facebook', 'page-1', 'page-1/1');
  post.figures.likes = 4;
  network.state.refusal = { kind: 'reconnect' };
  service.later(HOUR);
  await service.collect();
  await service.collect();
  expect(state.lost).toEqual([
    expect.objectContaining({ workspace_id: WORKSPACE, platform_id: 1, revision: 3 }),
  ]);
  expect(network.state.calls).toBe(1);
  expect((await facebook())?.fault).toBe('Reconnect Facebook to keep reading its analytics.');
  network.state.refusal = null;
  await service.connection('facebook', 'connected');
  await service.collect();
  expect(await likes()).toBe(4);
  expect(await facebook()).toMatchObject({ fault: null, connected: true });
});

test('a token that was renewed meanwhile is replaced, and reading goes on', async () => {
  const { state, network } = service;
  const post = await service.goOut('facebook', 'page-1', 'page-1/1');
  post.figures.likes = 4;
  network.state.refusal = { kind: 'reconnect' };
  state.renewed = true;
  service.later(HOUR);
  await service.collect();
  expect(await facebook()).toMatchObject({ connected: true });
  network.state.refusal = null;
  service.later(HOUR);
  await service.collect();
  expect(await likes()).toBe(4);
});

test('a disconnected page isn’t read, and its data stays', async () => {
  const { state, network } = service;
  const post = await service.goOut('facebook', 'page-1', 'page-1/1');
  post.figures.likes = 4;
  service.later(HOUR);
  await service.collect();
  network.state.refusal = { kind: 'reconnect' };
  service.later(HOUR);
  await service.collect();
  expect((await facebook())?.fault).toMatch(/^Reconnect Facebook/);
  network.state.refusal = null;
  state.targets.facebook = ['page-2'];
  await service.connection('facebook', 'connected');
  expect(await facebook()).toMatchObject({ fault: null });
  const { calls } = network.state;
  service.later(HOUR);
  await service.collect();
  // The other page's followers.
  expect(network.state.calls).toBe(calls + 1);
  expect(await likes()).toBe(4);
});

test('a disconnected network keeps its last follower numbers', async () => {
  await service.connection('facebook', 'connected');
  service.network.state.followers.set('page-1', 120);
  await service.collect();
  await service.connection('facebook', 'disconnected');
  expect(await facebook()).toMatchObject({ connected: false, followers: 120 });
});

test('an event of a connection that comes late changes nothing: identity says how it is now', async () => {
  await service.connection('facebook', 'connected');
  await service.publish(connectionChanged, connectionOf('facebook', 'disconnected'));
  expect(await facebook()).toMatchObject({ connected: true });
});

test('one of two accounts that is disconnected is left alone, and the other is read', async () => {
  const { state, collector } = service;
  const connected = async () =>
    (await collector.stores.targets.ofWorkspace(WORKSPACE)).filter((one) => one.connected);
  await service.connection('facebook', 'connected');
  state.targets.facebook = ['page-2'];
  await service.publish(connectionChanged, connectionOf('facebook', 'disconnected'));
  expect(await connected()).toMatchObject([{ targetId: 'page-2' }]);
  expect(await facebook()).toMatchObject({ connected: true });
});

test('an account connected during another one’s update is read too', async () => {
  const { state, collector } = service;
  const event = makeEvent(connectionChanged, connectionOf('facebook', 'connected'), state.now);
  const { promise, resolve } = Promise.withResolvers<void>();
  state.targets.facebook = ['page-1'];
  state.listing = promise;
  const first = trackConnection(collector, event);
  await eventually(async () =>
    expect(await collector.stores.connections.changes(WORKSPACE, 'facebook')).toBe(1),
  );
  // Identity has answered by then, and the answer is on its way.
  await eventually(async () => expect(state.listed).toBe(1));
  state.targets.facebook = ['page-1', 'page-2'];
  state.listing = Promise.resolve();
  await trackConnection(collector, event);
  resolve();
  await first;
  const targets = await collector.stores.targets.ofWorkspace(WORKSPACE);
  expect(targets.map(({ targetId, connected }) => [targetId, connected]).toSorted()).toEqual([
    ['page-1', true],
    ['page-2', true],
  ]);
});

test('an unreachable network is asked ever more rarely, and one with a rate limit not before it allows', async () => {
  const { network, state } = service;
  await service.goOut('facebook', 'page-1', 'page-1/1');
  network.state.refusal = { kind: 'transient' };
  service.later(HOUR);
  for (let minutes = 0; minutes < 120; minutes++) {
    service.later(MINUTE);
    await service.collect();
  }
  expect(network.state.calls).toBeLessThan(9);
  expect((await facebook())?.fault).toMatch(/could not be reached/);
  service.later(24 * HOUR);
  const retryAt = new Date(state.now.getTime() + 3 * HOUR);
  network.state.refusal = { kind: 'transient', retryAt, scope: 'app' };
  await service.collect();
  network.state.refusal = null;
  const { calls } = network.state;
  // Another account of the same network is left alone as well.
  await service.goOut('facebook', 'page-2', 'page-2/1');
  service.later(2 * HOUR);
  await service.collect();
  expect(network.state.calls).toBe(calls);
  service.later(HOUR + MINUTE);
  await service.collect();
  expect(network.state.calls).toBeGreaterThan(calls);
  expect(await facebook()).toMatchObject({ fault: null });
});

test('half of an allowance is left to publishing, which is no fault', async () => {
  const { network } = service;
  await service.goOut('facebook', 'page-1', 'page-1/1');
  network.state.usage = 0.5;
  service.later(HOUR);
  await service.collect();
  expect(network.state.calls).toBe(0);
  expect(await facebook()).toMatchObject({ fault: null, read_at: null });
  network.state.usage = 0.4;
  service.later(HOUR);
  await service.collect();
  expect((await facebook())?.read_at).not.toBeNull();
});

test('calls that a network counts by the day are counted for all collectors and workspaces, and go on tomorrow', async () => {
  const { network } = service;
  network.state.mostCalls = 24;
  await service.goOut('linkedin', 'urn:li:person:1', 'urn:li:person:1/1');
  await service.goOut('linkedin', 'urn:li:person:1', 'urn:li:person:1/2');
  service.later(HOUR);
  const day = { platform: 'linkedin', targetId: 'urn:li:person:1', date: '2026-03-01' } as const;
  // Another collector takes a call, or this one for another workspace of the same member.
  expect(await service.collector.stores.dailyCalls.take(day, 6, 12)).toBe(true);
  await service.collect();
  const linkedin = async () =>
    (await service.overview('7')).platforms.find(({ platform }) => platform === 'linkedin');
  // The account's call, and the five for three posts at once: all twelve are made.
  expect(network.state.calls).toBe(2);
  await service.goOut('linkedin', 'urn:li:person:1', 'urn:li:person:1/3');
  service.later(7 * HOUR);
  await service.collect();
  expect([network.state.calls, (await linkedin())?.fault]).toEqual([2, null]);
  service.later(17 * HOUR);
  await service.collect();
  expect(network.state.calls).toBeGreaterThan(2);
});

test('two collectors read a target once, and a page that is open hears of it', async () => {
  const { network, state } = service;
  const post = await service.goOut('facebook', 'page-1', 'page-1/1');
  post.figures.likes = 4;
  service.later(HOUR);
  await Promise.all([service.collect(), service.collect(), service.collect()]);
  expect(network.state.calls).toBe(2);
  expect(await likes()).toBe(4);
  await service.heard(() => expect(state.signals).toEqual([{ workspace_id: WORKSPACE, what: 'figures' }]));
});

test('a stopped collector leaves unread targets to the next one', async () => {
  const { network, collector } = service;
  const stop = new AbortController();
  for (let n = 1; n <= 7; n++) (await service.goOut('facebook', 'page-1', `page-1/${n}`)).figures.likes = 1;
  service.later(HOUR);
  network.state.onCall = () => {
    if (network.state.calls === 2) stop.abort();
  };
  await collectDue(collector, { concurrency: 1, stopping: stop.signal });
  expect(network.state.reported.size).toBe(3);
  expect(await likes()).toBe(3);
  await service.collect();
  expect(await likes()).toBe(7);
});

test('a post that went to two accounts is one post', async () => {
  await service.goOut('facebook', 'page-1', 'page-1/1', { post_id: 'both' });
  await service.goOut('facebook', 'page-2', 'page-2/1', { post_id: 'both' });
  await service.goOut('facebook', 'page-2', 'page-2/2');
  service.later(HOUR);
  expect((await service.overview('7')).cards.total_posts).toEqual({ value: 2, before: 0 });
});

test('a network without metrics isn’t shown as zero, and a short history has no growth and no earlier period', async () => {
  await service.goOut('linkedin', 'urn:li:person:1', 'urn:li:person:1/1');
  service.later(HOUR);
  await service.collect();
  expect(await service.overview('7')).toMatchObject({
    cards: {
      total_posts: { value: 1, before: 0 },
      total_reach: { value: null, before: null },
      total_engagement: { value: 0, before: null },
      conversion_rate: { value: null, before: null },
    },
    totals: { shares: { value: null } },
  });
  const linkedin = (await service.overview('7')).platforms.find(({ platform }) => platform === 'linkedin');
  expect(linkedin).toMatchObject({ connected: true, followers: null, growth: null, growth_days: null });
});
