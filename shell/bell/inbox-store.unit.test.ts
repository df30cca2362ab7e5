import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { Operation } from '@carillon/contracts/operation.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { createLiveListeners, type LiveListeners } from '@carillon/sdk/live/live-listeners.ts';
import { createSocialStore, type SocialStore } from '@carillon/sdk/social/social-store.ts';
import { openUserStorage, type UserStorage } from '@carillon/sdk/storage/user-storage.ts';
import { connectionEvent, publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { memoryStorage } from '@carillon/sdk/testing/memory-storage.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createOnPageStore } from '../state/on-page.ts';
import { type Writable, writable } from '../state/readable.ts';
import { describeEntry } from './describe.ts';
import { createInboxStore } from './inbox-store.ts';
import { userPost } from './testing/user-post.ts';

let { storage } = memoryStorage();
let tabs: EventTarget;
let told: string[];
let asked: string[];
let now: Date;
let posts: () => Record<string, UserPost[]>;

beforeEach(() => {
  ({ storage } = memoryStorage());
  tabs = new EventTarget();
  told = [];
  asked = [];
  now = new Date('2026-03-08T10:00:00Z');
  posts = () => ({});
});

const keptFor = (userId: string): UserStorage => openUserStorage(storage, tabs, userId);

/** One tab, with its own ear for live events. */
function openTab(userId: string | null = 'u1') {
  const events: LiveListeners = createLiveListeners();
  const social: SocialStore = createSocialStore(memoryStorage().storage, () => 0);
  const user: Writable<UserStorage | null> = writable(userId === null ? null : keptFor(userId));
  const notices = {
    success: (message: string) => void told.push(message),
    warning: (message: string) => void told.push(message),
    danger: (message: string, title?: string) => void told.push(`${title}: ${message}`),
  };
  const api = {
    async call({ id }: Operation) {
      asked.push(id);
      return { posts: posts() };
    },
  } as unknown as ApiClient;
  const onPage = createOnPageStore();
  const clock = () => now;
  const zone = () => 'Europe/Berlin';
  const inbox = createInboxStore({ api, storage: user, events, social, notices, onPage, clock, zone });
  const shown = (): string[] => inbox.get().map(({ kind, state }) => `${kind} ${state}`);
  return { inbox, events, social, user, onPage, shown };
}
/** A browser tells the other tabs of what one of them stored. */
const passOn = (): void => {
  for (let index = 0; index < storage.length; index++)
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: storage.key(index) }));
};

const failed = publicationEvent({ status: 'failed', reason: 'Too long.' });

test('what happens is told at once, and is there after a reload until it is read', () => {
  const tab = openTab();
  tab.events.tell(failed);
  expect(told).toEqual(['“The bells ring.” failed on Facebook: Bells: Too long.']);
  tab.events.tell(publicationEvent({ id: 'pub-2', late: true }));
  expect(told[1]).toMatch(/^“The bells ring.” went out late on Facebook/);
  expect(openTab().shown()).toEqual(['late new', 'failed new']);
  tab.inbox.markRead();
  expect(openTab().shown()).toEqual(['late read', 'failed read']);
  tab.inbox.clear();
  expect(openTab().shown()).toEqual([]);
});

test('targets of one post that were late for one moment are told once, and are one entry', () => {
  const tab = openTab();
  const late = { late: true, due_at: '2026-03-08T09:00:00Z' };
  tab.events.tell(publicationEvent({ id: 'pub-3', platform: 'linkedin', ...late }));
  tab.events.tell(publicationEvent({ id: 'pub-1', platform: 'facebook', ...late }));
  tab.events.tell(publicationEvent({ id: 'pub-2', platform: 'instagram', ...late }));
  expect(told).toEqual([expect.stringMatching(/^“The bells ring.” went out late on LinkedIn/)]);
  const [entry, ...others] = tab.inbox.get();
  expect(others).toEqual([]);
  expect(entry && describeEntry(entry, 'UTC')).toMatchObject({
    title: '“The bells ring.” went out late on Facebook, Instagram, and LinkedIn',
    text: 'It was due Sun 8 Mar, 9:00 AM.',
  });
  // Another moment, or another post, is another matter.
  tab.events.tell(publicationEvent({ id: 'pub-4', late: true, due_at: '2026-03-08T09:30:00Z' }));
  tab.events.tell(publicationEvent({ id: 'pub-5', ...late }, 'post-2'));
  expect(told).toHaveLength(3);
  expect(tab.shown()).toEqual(['late new', 'late new', 'late new']);
  tab.inbox.markRead();
  expect(tab.shown()).toEqual(['late read', 'late read', 'late read']);
});

test('nothing is told while nobody is logged in, or shown to another user', () => {
  const tab = openTab();
  tab.events.tell(failed);
  tab.user.set(null);
  expect(tab.shown()).toEqual([]);
  tab.events.tell(publicationEvent({ id: 'pub-2', status: 'failed', reason: 'No.' }));
  expect(tab.shown()).toEqual([]);
  tab.user.set(keptFor('u2'));
  expect(tab.shown()).toEqual([]);
  expect(told).toHaveLength(1);
  tab.user.set(keptFor('u1'));
  expect(tab.shown()).toEqual(['failed new']);
});

test('what is looked at again and is as it was is told once, also after a reload', () => {
  const tab = openTab();
  tab.events.tell(failed);
  tab.inbox.clear();
  tab.events.tell(failed);
  openTab().events.tell(failed);
  expect(told).toHaveLength(1);
  expect(tab.shown()).toEqual([]);
});

test('each tab tells, whichever is the first to keep it; what one has read is read in all', () => {
  const [first, second] = [openTab(), openTab()];
  first.events.tell(failed);
  passOn();
  second.events.tell(failed);
  expect(told).toHaveLength(2);
  expect(second.shown()).toEqual(['failed new']);
  second.inbox.markRead();
  passOn();
  expect(first.shown()).toEqual(['failed read']);
});

describe('a link that is lost', () => {
  const lost = connectionEvent({ reason: 'Facebook: The token has been revoked' });
  const waits = { status: 'scheduled', waiting_for: 'connection', reason: 'Connect it again.' } as const;
  const events = [lost, publicationEvent(waits), publicationEvent({ ...waits, id: 'pub-2' })];

  test.each([
    ['first', events],
    ['last', events.toReversed()],
  ])('is one entry and is told once, though posts wait for it: it comes %s', (_, inOrder) => {
    const tab = openTab();
    const ofLink = inOrder[0] === lost ? /no longer connected/ : /waits for Facebook/;
    tab.events.tell(inOrder[0] ?? lost);
    tab.events.tell(lost);
    for (const event of events) tab.events.tell(event);
    expect(told.filter((words) => ofLink.test(words))).toHaveLength(1);
    expect(told).toHaveLength(1);
    expect(tab.shown()).toEqual(['lost new']);
  });

  test('hides nothing once it is linked again, and a post that comes to wait after it was cleared is news', () => {
    const tab = openTab();
    tab.events.tell(lost);
    tab.inbox.clear();
    tab.events.tell(publicationEvent(waits));
    expect(told).toHaveLength(2);
    expect(tab.shown()).toEqual(['blocked new']);
  });
});

test('what the page shows by itself is in the list, and not told over it', () => {
  const tab = openTab();
  const hide = tab.onPage.show(['publication pub-1', 'connection facebook']);
  tab.events.tell(failed);
  tab.events.tell(connectionEvent());
  expect(told).toEqual([]);
  expect(tab.shown()).toEqual(['lost new', 'failed new']);
  hide();
  tab.events.tell(publicationEvent({ status: 'failed', reason: 'Too short.' }));
  expect(told).toHaveLength(1);
});

test('a link that was made while nobody listened counts as soon as a page sees it', () => {
  const tab = openTab();
  // As it was before the loss: nobody has asked since.
  tab.social.update('facebook', { connected: true });
  tab.events.tell(connectionEvent());
  tab.social.update('linkedin', { connected: true });
  expect(tab.shown()).toEqual(['lost new']);
  tab.social.update('facebook', { connected: false });
  tab.social.update('facebook', { connected: true });
  expect(tab.shown()).toEqual([]);
});

describe('what happened while no page was open', () => {
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const failedPost = userPost({ id: 'p', status: 'failed', reason: 'Too long.' });

  test('is looked up when the user is known, and shown without a notice', async () => {
    posts = () => ({ facebook: [failedPost] });
    const tab = openTab(null);
    expect(asked).toEqual([]);
    tab.user.set(keptFor('u1'));
    await settle();
    expect(tab.shown()).toEqual(['failed new']);
    expect(told).toEqual([]);
    tab.events.tell(publicationEvent({ id: 'p', status: 'failed', reason: 'Too long.' }));
    expect(told).toEqual([]);
  });

  test('is not looked up for every page that is loaded, but is when events may have been missed', async () => {
    const tab = openTab();
    await settle();
    openTab();
    expect(asked).toHaveLength(1);
    tab.events.resume();
    expect(asked).toHaveLength(2);
    now = new Date(now.getTime() + 60_000);
    openTab();
    expect(asked).toHaveLength(3);
  });

  test('is looked up by the next page when this one got no answer', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    posts = () => {
      throw new Error('No response received from server');
    };
    openTab();
    await settle();
    posts = () => ({ facebook: [failedPost] });
    const tab = openTab();
    await settle();
    expect(tab.shown()).toEqual(['failed new']);
  });

  test('is not shown to another user who logged in meanwhile', async () => {
    posts = () => ({ facebook: [failedPost] });
    const tab = openTab();
    posts = () => ({});
    tab.user.set(keptFor('u2'));
    await settle();
    expect(tab.shown()).toEqual([]);
  });
});

test('what is kept and can not be read counts as nothing', () => {
  keptFor('u1').set('inbox', '{"entries":[{"id":7}]}');
  expect(openTab().shown()).toEqual([]);
  keptFor('u1').set('inbox', 'not JSON');
  expect(openTab().shown()).toEqual([]);
});
