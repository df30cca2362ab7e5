import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { writable } from '../state/readable.ts';
import { createLiveEvents } from './live-events.ts';
import type { Sharing } from './shared-stream.ts';
import { FakeSource } from './testing/fake-source.ts';
import { fakeTabs } from './testing/fake-tabs.ts';

const real = globalThis.EventSource;
let browser: Sharing;

beforeEach(() => {
  FakeSource.opened = [];
  globalThis.EventSource = FakeSource as unknown as typeof EventSource;
  browser = fakeTabs();
});
afterEach(() => {
  globalThis.EventSource = real;
});

/** Lets every promise that can settle do so. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function openTab(sharing: Sharing = browser) {
  const session = writable({ loggedIn: true });
  const received: string[] = [];
  const reachStates: boolean[] = [];
  const events = createLiveEvents(session, sharing, (isReached) => void reachStates.push(isReached));
  events.on('publication.changed', ({ post_id }) => received.push(post_id));
  events.onResume(() => received.push('resumed'));
  await settle();
  return {
    heard: received,
    reached: reachStates,
    async close() {
      session.set({ loggedIn: false });
      await settle();
    },
  };
}

test('all tabs hear by one stream', async () => {
  const tabs = [await openTab(), await openTab(), await openTab()];
  expect(FakeSource.opened).toHaveLength(1);
  FakeSource.latest().connect();
  FakeSource.latest().say(publicationEvent({}, 'p1'));
  expect(tabs.map(({ heard }) => heard)).toEqual([['p1'], ['p1'], ['p1']]);
});

test('all tabs are told that the session was revoked', async () => {
  let count = 0;
  for (let n = 0; n < 2; n++)
    createLiveEvents(writable({ loggedIn: true }), browser, undefined, () => void count++);
  await settle();
  FakeSource.latest().say({ type: 'session.revoked', data: {} });
  expect(count).toBe(2);
});

test('if the tab with the stream closes, another takes over, and all tabs learn that events may be missing', async () => {
  const [first, second, third] = [await openTab(), await openTab(), await openTab()];
  FakeSource.latest().connect();
  await first.close();
  expect(FakeSource.opened).toHaveLength(2);
  expect(FakeSource.open()).toHaveLength(1);
  FakeSource.latest().connect();
  FakeSource.latest().say(publicationEvent({}, 'p2'));
  expect([second.heard, third.heard]).toEqual([
    ['resumed', 'p2'],
    ['resumed', 'p2'],
  ]);
  expect(first.heard).toEqual([]);
});

test('a tab that goes while it waits leaves the stream where it is', async () => {
  const first = await openTab();
  const second = await openTab();
  await second.close();
  FakeSource.latest().say(publicationEvent({}, 'p1'));
  expect([first.heard, second.heard]).toEqual([['p1'], []]);
  await first.close();
  expect(FakeSource.opened).toHaveLength(1);
  expect(FakeSource.open()).toEqual([]);
});

test('every tab learns that a broken stream is back', async () => {
  const tabs = [await openTab(), await openTab()];
  FakeSource.latest().connect();
  FakeSource.latest().fail(false);
  FakeSource.latest().connect();
  expect(tabs.map(({ heard }) => heard)).toEqual([['resumed'], ['resumed']]);
});

test('whether the stream stands is known in every tab', async () => {
  const tabs = [await openTab(), await openTab()];
  FakeSource.latest().fail(false);
  expect(tabs.map(({ reached }) => reached.at(-1))).toEqual([false, false]);
  FakeSource.latest().connect();
  expect(tabs.map(({ reached }) => reached.at(-1))).toEqual([true, true]);
});

test('where locks aren’t available, a tab has its own stream', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const request = async () => {
    throw new Error('SecurityError');
  };
  const tab = await openTab({ ...browser, locks: { request } });
  FakeSource.latest().say(publicationEvent({}, 'p1'));
  expect(tab.heard).toEqual(['p1']);
  await tab.close();
  expect(FakeSource.open()).toEqual([]);
});
