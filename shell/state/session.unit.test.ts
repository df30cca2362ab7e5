import type { Operation } from '@carillon/contracts/operation.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { createLiveListeners } from '@carillon/sdk/live/live-listeners.ts';
import { createSocialStore } from '@carillon/sdk/social/social-store.ts';
import { memoryStorage } from '@carillon/sdk/testing/memory-storage.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createKeptStore } from './kept.ts';
import { createServerLogOut } from './server-log-out.ts';
import { createSessionStore, validateAfterLogin } from './session.ts';
import { createToastStore } from './toasts.ts';

let { storage, kept } = memoryStorage();
let tabs: EventTarget;
let wentToLogin: { comeBack: boolean }[];
let reloads: number;
let begun: string[];
let moves: string[];
let answers: Record<string, () => unknown>;
let called: string[];

beforeEach(() => {
  ({ storage, kept } = memoryStorage());
  tabs = new EventTarget();
  reloads = 0;
  begun = [];
  moves = [];
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
    serverLogOut: createServerLogOut({ storage, api, toasts: createToastStore(), tabs }),
    goToLogin: (options) => void wentToLogin.push(options),
    reload: () => void reloads++,
    begin: (address) => void begun.push(address),
    noteMove: (name, why) => void moves.push(why === undefined ? name : `${name}: ${why}`),
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

/** The server has the session in that workspace. */
const inWorkspace = (id: string): void => {
  answers['identity.checkAuth'] = () => ({ authenticated: true });
  answers['identity.getUser'] = () => ({ id: 'u1', workspace: { id, name: `Workspace ${id}` } });
};

test('a page whose session is in another workspace begins anew, with nothing of the one before', async () => {
  kept.set('token', 't');
  inWorkspace('w1');
  const { session, social } = open();
  await session.validate();
  social.update('facebook', { connected: true });
  expect([session.workspace(), reloads]).toEqual(['w1', 0]);
  inWorkspace('w2');
  session.moved();
  await jest.advanceTimersByTimeAsync(0);
  expect([reloads, moves, social.get().facebook.connected]).toEqual([1, ['Workspace w2'], false]);
  expect(session.workspace()).toBe('w1');
});

test('who is no longer a member of the one before is told so', async () => {
  kept.set('token', 't');
  inWorkspace('w1');
  const { session } = open();
  await session.validate();
  inWorkspace('w2');
  answers['identity.listWorkspaces'] = () => ({ workspaces: [{ id: 'w2' }] });
  session.moved();
  await jest.advanceTimersByTimeAsync(0);
  expect([reloads, moves]).toEqual([1, ['Workspace w2: You are no longer a member of Workspace w1.']]);
});

test('whoever takes the session out of its workspace is told what they did, unless it failed', async () => {
  kept.set('token', 't');
  inWorkspace('w1');
  const { session } = open();
  await session.validate();
  answers['identity.listWorkspaces'] = () => ({ workspaces: [{ id: 'w2' }] });
  const failed = session.moving('w1 is deleted.', async () => Promise.reject(new Error('not now')));
  await expect(failed).rejects.toThrow('not now');
  await session.moving('You have left w1.', async () => {
    inWorkspace('w2');
    await session.userChanged();
  });
  expect([reloads, moves]).toEqual([1, ['Workspace w2: You have left w1.']]);
});

test('entering a workspace begins anew there, once, and tells other tabs; refused, nothing changes', async () => {
  kept.set('token', 't');
  inWorkspace('w1');
  const { session } = open();
  await session.validate();
  answers['identity.enterWorkspace'] = failing;
  await expect(session.enter({ id: 'w2', name: 'Two' })).rejects.toThrow();
  expect([begun, session.workspace()]).toEqual([[], 'w1']);
  answers['identity.enterWorkspace'] = () => ({ success: true });
  await session.enter({ id: 'w2', name: 'Two' }, '/calendar');
  inWorkspace('w2');
  await session.validate();
  expect([begun, moves, reloads]).toEqual([['/calendar'], ['Two'], 0]);
});

test('a workspace that is entered before the page shows anything needs no new beginning; refused, nothing changes', async () => {
  kept.set('token', 't');
  const { session, social } = open();
  social.update('facebook', { connected: true });
  const told = jest.spyOn(storage, 'setItem');
  answers['identity.enterWorkspace'] = failing;
  await expect(session.enterFirst({ id: 'w2', name: 'Two' })).rejects.toThrow();
  expect([moves, told.mock.calls, social.get().facebook.connected]).toEqual([[], [], true]);
  answers['identity.enterWorkspace'] = () => ({ success: true });
  await session.enterFirst({ id: 'w2', name: 'Two' });
  expect([moves, begun, reloads, social.get().facebook.connected]).toEqual([['Two'], [], 0, false]);
  expect(told).toHaveBeenCalledWith('userChanged', 'now');
  inWorkspace('w2');
  await session.validate();
  expect([session.workspace(), reloads]).toEqual(['w2', 0]);
});

test('a check without an answer drops what was known of the networks, and logs nobody out', async () => {
  kept.set('token', 't');
  answers['identity.checkAuth'] = failing;
  const { session, social } = open();
  social.update('facebook', { connected: true });
  await session.validate();
  expect(social.get()).toMatchObject({ facebook: { connected: false }, sessionValid: false });
  expect(JSON.parse(kept.get('socialMediaState') ?? '')).toMatchObject({ sessionValid: false });
  livingSessionOf('u1');
  await session.validate();
  expect(JSON.parse(kept.get('socialMediaState') ?? '')).toMatchObject({ sessionValid: true });
  expect(session.get().loggedIn).toBe(true);
  expect(wentToLogin).toEqual([]);
});

test('nobody is asked about a session that is not there', async () => {
  await open().session.validate();
  expect(called).toEqual([]);
});

test('logging out forgets everything and goes to the log-in page at once, and tells the server', async () => {
  const answer = Promise.withResolvers<unknown>();
  answers['identity.logout'] = () => answer.promise;
  const { session, social } = open();
  session.login('t');
  social.update('linkedin', { connected: true });
  const done = session.logout();
  expect(called).toEqual(['identity.logout']);
  expect(kept.has('token')).toBe(false);
  expect(session.get().loggedIn).toBe(false);
  expect(wentToLogin).toEqual([{ comeBack: false }]);
  answer.resolve({ success: true });
  await done;
  expect([...kept.keys()]).toEqual([]);
});

test('a call of an old session that is refused late leaves the new one alone', () => {
  const { session } = open();
  session.login('t');
  const old = session.current();
  session.ended(old);
  session.login('t');
  session.ended(old);
  expect(session.get().loggedIn).toBe(true);
  expect(wentToLogin).toHaveLength(1);
  session.ended(session.current());
  expect(session.get().loggedIn).toBe(false);
});

describe('a check that got no answer', () => {
  const isAda = { loggedIn: true, user: { id: 'u1', name: 'Ada' } };
  /** After a reload: whose session it was is known, but not yet who that is. */
  async function unanswered() {
    kept.set('token', 't').set('userId', 'u1');
    answers['identity.checkAuth'] = failing;
    const opened = open();
    await opened.session.validate();
    expect(opened.session.get()).toEqual({ loggedIn: true, user: null });
    return opened;
  }

  test('is repeated until there is one', async () => {
    const { session } = await unanswered();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(session.get().user).toBeNull();
    livingSessionOf('u1');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(session.get()).toEqual(isAda);
    const asked = called.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(called).toHaveLength(asked);
  });

  test('is repeated at once when the network is back', async () => {
    const { session } = await unanswered();
    livingSessionOf('u1');
    tabs.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(session.get()).toEqual(isAda);
  });

  test('is repeated at once when live events are back', async () => {
    const { session } = await unanswered();
    const events = createLiveListeners();
    validateAfterLogin(session, events);
    await jest.advanceTimersByTimeAsync(0);
    livingSessionOf('u1');
    events.resume();
    await jest.advanceTimersByTimeAsync(0);
    expect(session.get()).toEqual(isAda);
    // Another name or role, while nothing was heard.
    answers['identity.getUser'] = () => ({ id: 'u1', name: 'Countess Ada' });
    events.resume();
    await jest.advanceTimersByTimeAsync(0);
    expect(session.get().user?.name).toBe('Countess Ada');
  });

  test('is not repeated for a session that is over', async () => {
    const { session } = await unanswered();
    session.expire();
    const asked = called.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(called).toHaveLength(asked);
  });
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

describe('another time zone', () => {
  const inBerlin = async () => {
    kept.set('token', 't');
    livingSessionOf('u1');
    const { session } = open();
    await session.validate();
    return session;
  };

  test('is there at once for all who tell times, and other tabs hear of it', async () => {
    const session = await inBerlin();
    const heard = jest.fn();
    session.subscribe(heard);
    const told = jest.spyOn(storage, 'setItem');
    await session.changeTimeZone('Asia/Tokyo');
    expect(session.get().user).toMatchObject({ id: 'u1', timezone: 'Asia/Tokyo' });
    expect(heard).toHaveBeenCalledTimes(1);
    const [key] = told.mock.lastCall ?? [];
    // Nothing of a user stays.
    expect(storage.getItem(String(key))).toBeNull();
    called = [];
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: 'Asia/Tokyo' }));
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }));
    await jest.advanceTimersByTimeAsync(0);
    expect(called).toEqual(['identity.checkAuth', 'identity.getUser']);
  });

  test('that the server refuses changes nothing', async () => {
    const session = await inBerlin();
    answers['identity.changeTimeZone'] = failing;
    await expect(session.changeTimeZone('Asia/Tokyo')).rejects.toThrow('No response');
    expect(session.get().user).not.toMatchObject({ timezone: 'Asia/Tokyo' });
  });

  test('is nobody’s after a log-out meanwhile', async () => {
    const session = await inBerlin();
    const answer = Promise.withResolvers<void>();
    answers['identity.changeTimeZone'] = () => answer.promise;
    const changed = session.changeTimeZone('Asia/Tokyo');
    session.expire();
    answer.resolve();
    await changed;
    expect(session.get()).toEqual({ loggedIn: false, user: null });
  });
});
