import type { Operation } from '@carillon/contracts/operation.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { createSocialStore } from '@carillon/sdk/social/social-store.ts';
import { memoryStorage } from '@carillon/sdk/testing/memory-storage.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createKeptStore } from './kept.ts';
import { createSessionStore } from './session.ts';

let { storage, kept } = memoryStorage();
let tabs: EventTarget;
let wentToLogin: { comeBack: boolean }[];
let reloads: number;
let answers: Record<string, () => unknown>;
let called: string[];

beforeEach(() => {
  ({ storage, kept } = memoryStorage());
  tabs = new EventTarget();
  reloads = 0;
  wentToLogin = [];
  answers = {};
  called = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function open() {
  const social = createSocialStore(storage, () => 0);
  const api = {
    call: async ({ id }: Operation) => {
      called.push(id);
      return answers[id]?.();
    },
  } as unknown as ApiClient;
  const keeper = createKeptStore(storage, tabs);
  const session = createSessionStore({
    storage,
    tabs,
    api,
    social,
    kept: keeper,
    goToLogin: (options) => void wentToLogin.push(options),
    reload: () => void reloads++,
  });
  return { session, social, keeper };
}
/** What the server knows of a session: it lives, and is this user's. */
const livingSessionOf = (id: string): void => {
  answers['identity.checkAuth'] = () => ({ authenticated: true });
  answers['identity.getUser'] = () => ({ id, name: 'Ada' });
};
const failing = () => {
  throw new Error('No response received from server');
};

test('a stored token counts as logged in, until the server says otherwise', async () => {
  kept.set('token', 't');
  answers['identity.checkAuth'] = () => ({ authenticated: false });
  const { session, social } = open();
  social.update('facebook', { connected: true });
  expect(session.get().loggedIn).toBe(true);
  await session.validate();
  expect(session.get()).toEqual({ loggedIn: false, user: null });
  expect([...kept.keys()]).toEqual([]);
  expect(wentToLogin).toEqual([{ comeBack: true }]);
});

test('a living session learns who it is', async () => {
  kept.set('token', 't');
  livingSessionOf('u1');
  const { session } = open();
  await session.validate();
  expect(session.get()).toEqual({ loggedIn: true, user: { id: 'u1', name: 'Ada' } });
});

test('a check without an answer drops what was known of the networks, and logs nobody out', async () => {
  kept.set('token', 't');
  answers['identity.checkAuth'] = failing;
  const { session, social } = open();
  social.update('facebook', { connected: true });
  await session.validate();
  expect(social.get()).toMatchObject({ facebook: { connected: false }, sessionValid: false });
  expect(session.get().loggedIn).toBe(true);
  expect(wentToLogin).toEqual([]);
});

test('nobody is asked about a session that is not there', async () => {
  await open().session.validate();
  expect(called).toEqual([]);
});

test.each([
  ['with the server', () => ({ success: true })],
  ['without an answer', failing],
])('logging out %s forgets everything and goes to the log-in page', async (_, answer) => {
  answers['identity.logout'] = answer;
  const { session, social } = open();
  session.login('t');
  social.update('linkedin', { connected: true });
  await session.logout();
  expect(called).toEqual(['identity.logout']);
  expect([...kept.keys()]).toEqual([]);
  expect(session.get().loggedIn).toBe(false);
  expect(wentToLogin).toEqual([{ comeBack: false }]);
});

test('a session that has run out goes to the log-in page once, however many calls notice', () => {
  const { session } = open();
  session.login('t');
  session.expire();
  session.expire();
  expect(wentToLogin).toEqual([{ comeBack: true }]);
});

test('an answer about a session that ended meanwhile logs nobody in again', async () => {
  kept.set('token', 't');
  livingSessionOf('u1');
  const { session, keeper } = open();
  const checked = session.validate();
  session.expire();
  await checked;
  expect(session.get().loggedIn).toBe(false);
  expect(keeper.get()).toBeNull();
});

describe('what is kept for a user', () => {
  async function logIn(userId: string) {
    const opened = open();
    livingSessionOf(userId);
    opened.session.login(`t-${userId}`);
    await opened.session.validate();
    return opened;
  }

  test('is not the next user’s, and is there again for the same one after the session ran out', async () => {
    const first = await logIn('u1');
    first.keeper.get()?.set('work', 'half a post');
    first.session.expire();
    const next = await logIn('u2');
    expect(next.keeper.get()?.get('work')).toBeNull();
    next.session.expire();
    const again = await logIn('u1');
    expect(again.keeper.get()?.get('work')).toBe('half a post');
  });

  test('is nobody’s between the log-in and the answer who it is', async () => {
    const { session, keeper } = await logIn('u1');
    session.login('t-u2');
    expect(keeper.get()).toBeNull();
  });

  test('is there at once after a reload, before the server says who it is', async () => {
    const before = await logIn('u1');
    before.keeper.get()?.set('work', 'half a post');
    expect(open().keeper.get()?.get('work')).toBe('half a post');
  });

  test('is gone once its user logs out', async () => {
    const { session, keeper } = await logIn('u1');
    keeper.get()?.set('work', 'half a post');
    await session.logout();
    expect([...kept.keys()]).toEqual([]);
  });

  test('comes when the server answers again', async () => {
    kept.set('token', 't');
    answers['identity.checkAuth'] = failing;
    const { session, keeper } = open();
    await session.validate();
    expect(keeper.get()).toBeNull();
    livingSessionOf('u1');
    await jest.runAllTimersAsync();
    expect(keeper.get()?.userId).toBe('u1');
  });
});

describe('another tab', () => {
  const changes = () => tabs.dispatchEvent(new Event('storage'));

  test('that logs out ends the session here', () => {
    kept.set('token', 't');
    const { session } = open();
    changes();
    expect(session.get().loggedIn).toBe(true);
    expect(reloads).toBe(0);
    kept.delete('token');
    changes();
    expect(session.get().loggedIn).toBe(false);
    expect(wentToLogin).toEqual([{ comeBack: true }]);
  });

  test('in which somebody logs in lets this one begin anew', () => {
    kept.set('token', 't');
    open();
    kept.set('token', 'of another user');
    changes();
    expect(reloads).toBe(1);
  });
});
