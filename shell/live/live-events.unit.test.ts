import { connectionEvent, publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { writable } from '../state/readable.ts';
import { createLiveEvents } from './live-events.ts';
import { createReachStore } from './reach.ts';
import { FakeSource } from './testing/fake-source.ts';

const real = globalThis.EventSource;
const { latest } = FakeSource;
const loggedIn = (isLoggedIn: boolean) => writable({ loggedIn: isLoggedIn });

beforeEach(() => {
  FakeSource.opened = [];
  globalThis.EventSource = FakeSource as unknown as typeof EventSource;
  jest.useFakeTimers();
});
afterEach(() => {
  globalThis.EventSource = real;
  jest.useRealTimers();
});

test('one stream is open while somebody is logged in, and none otherwise', () => {
  const session = loggedIn(false);
  createLiveEvents(session, null);
  expect(FakeSource.opened).toHaveLength(0);
  session.set({ loggedIn: true });
  session.set({ loggedIn: true });
  expect(FakeSource.opened.map(({ url }) => url)).toEqual(['/api/events']);
  session.set({ loggedIn: false });
  expect(latest().readyState).toBe(2);
});

test('an event reaches those who listen for its type, until they stop', () => {
  const events = createLiveEvents(loggedIn(true), null);
  const received: string[] = [];
  const stop = events.on('publication.changed', ({ post_id }) => received.push(post_id));
  events.on('connection.changed', ({ platform, status }) => received.push(`${platform} ${status}`));
  latest().say(publicationEvent({}, 'p1'));
  latest().say(connectionEvent());
  stop();
  latest().say(publicationEvent({}, 'p2'));
  expect(received).toEqual(['p1', 'facebook lost']);
});

test('ignores events of another workspace than the user’s', () => {
  const workspace = (id: string) => ({ id, name: 'Ada', role: 'owner' as const });
  const session = writable({ loggedIn: true, user: { workspace: workspace('w1') } });
  const events = createLiveEvents(session, null);
  const received: string[] = [];
  events.on('publication.changed', ({ post_id }) => received.push(post_id));
  latest().say(publicationEvent({}, 'p1'));
  session.set({ loggedIn: true, user: { workspace: workspace('w2') } });
  latest().say(publicationEvent({}, 'p2'));
  expect(received).toEqual(['p1']);
});

test('drops a malformed event, and receives the next one', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const events = createLiveEvents(loggedIn(true), null);
  const received: string[] = [];
  events.on('publication.changed', ({ post_id }) => received.push(post_id));
  latest().dispatchEvent(new MessageEvent('publication.changed', { data: '7' }));
  latest().dispatchEvent(new MessageEvent('publication.changed', { data: 'not JSON' }));
  latest().say(publicationEvent({}, 'p1'));
  expect(received).toEqual(['p1']);
  expect(warn).toHaveBeenCalledTimes(2);
});

test('a refused stream is opened again; one that broke off is left to the browser', () => {
  const events = createLiveEvents(loggedIn(true), null);
  const received: unknown[] = [];
  events.on('publication.changed', (data) => received.push(data));
  latest().fail(false);
  jest.runAllTimers();
  expect(FakeSource.opened).toHaveLength(1);
  latest().fail(true);
  jest.runAllTimers();
  expect(FakeSource.opened).toHaveLength(2);
  latest().say(publicationEvent());
  expect(received).toHaveLength(1);
});

test('a refused stream stays closed once nobody is logged in', () => {
  const session = loggedIn(true);
  createLiveEvents(session, null);
  latest().fail(true);
  session.set({ loggedIn: false });
  jest.runAllTimers();
  expect(FakeSource.opened).toHaveLength(1);
});

test('that the stream is away is known after some seconds, and over with the first answer or the logout', () => {
  const session = loggedIn(true);
  const reach = createReachStore();
  createLiveEvents(session, null, reach.note);
  latest().connect();
  latest().fail(false);
  jest.advanceTimersByTime(3_000);
  expect(reach.get()).toBe(true);
  latest().connect();
  jest.advanceTimersByTime(60_000);
  expect(reach.get()).toBe(true);
  // Each try that fails is one more error.
  for (let tries = 0; tries < 4; tries++) {
    latest().fail(false);
    jest.advanceTimersByTime(3_000);
  }
  expect(reach.get()).toBe(false);
  latest().connect();
  expect(reach.get()).toBe(true);
  latest().fail(true);
  jest.advanceTimersByTime(12_000);
  expect(reach.get()).toBe(false);
  session.set({ loggedIn: false });
  expect(reach.get()).toBe(true);
});

test('a stream that is there again after it broke off, or was refused, may have missed something', () => {
  const events = createLiveEvents(loggedIn(true), null);
  let resumed = 0;
  const stop = events.onResume(() => void resumed++);
  latest().connect();
  expect(resumed).toBe(0);
  latest().fail(false);
  latest().connect();
  expect(resumed).toBe(1);
  latest().fail(true);
  jest.runAllTimers();
  latest().connect();
  expect(resumed).toBe(2);
  stop();
  latest().fail(false);
  latest().connect();
  expect(resumed).toBe(2);
});
