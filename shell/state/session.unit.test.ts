import { createLiveListeners } from '@carillon/sdk/live/live-listeners.ts';
import { connectionOf, connectionsReply } from '@carillon/sdk/testing/connections.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { validateAfterLogin } from './session.ts';
import { failing, openBrowser } from './testing/browser-session.ts';

let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  browser = openBrowser();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Makes the server report a live session of this user. */
const livingSessionOf = (id: string): void => {
  browser.answers['identity.checkAuth'] = () => ({ authenticated: true });
  browser.answers['identity.getUser'] = () => ({ id, name: 'Ada' });
};

test('a stored token counts as logged in, until the server says otherwise', async () => {
  browser.kept.set('token', 't');
  browser.answers['identity.checkAuth'] = () => ({ authenticated: false });
  const { session, social } = browser.open();
  social.remember(connectionsReply([connectionOf('facebook', [])]));
  expect(session.get().loggedIn).toBe(true);
  await session.validate();
  expect(session.get()).toEqual({ loggedIn: false, user: null });
  expect([...browser.kept.keys()]).toEqual([]);
  expect(browser.wentToLogin).toEqual([{ comeBack: true }]);
});

test('a living session learns who it is', async () => {
  browser.kept.set('token', 't');
  livingSessionOf('u1');
  const { session } = browser.open();
  await session.validate();
  expect(session.get()).toEqual({ loggedIn: true, user: { id: 'u1', name: 'Ada' } });
});

test('a check without an answer drops what was known of the networks, and logs nobody out', async () => {
  browser.kept.set('token', 't');
  browser.answers['identity.checkAuth'] = failing;
  const { session, social } = browser.open();
  social.remember(connectionsReply([connectionOf('facebook', [])]));
  await session.validate();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(social.get()).toMatchObject({ facebook: { connected: false }, sessionValid: false });
  expect(JSON.parse(browser.kept.get('socialMediaState') ?? '')).toMatchObject({ sessionValid: false });
  livingSessionOf('u1');
  await session.validate();
  expect(JSON.parse(browser.kept.get('socialMediaState') ?? '')).toMatchObject({ sessionValid: true });
  expect(session.get().loggedIn).toBe(true);
  expect(browser.wentToLogin).toEqual([]);
});

describe('a page that goes while its session is checked', () => {
  /** Its browser ends the call: Chromium 156 may do so before `pagehide`. */
  const leave = async (order: 'call first' | 'page first' = 'page first') => {
    const check = Promise.withResolvers<unknown>();
    browser.kept.set('token', 't');
    browser.answers['identity.checkAuth'] = () => check.promise;
    const opened = browser.open();
    opened.social.remember(connectionsReply([connectionOf('facebook', [])]));
    const checking = opened.session.validate();
    const endings = [
      () => browser.tabs.dispatchEvent(new Event('pagehide')),
      () => check.reject(new TypeError('Failed to fetch')),
    ];
    if (order === 'call first') endings.reverse();
    for (const end of endings) {
      end();
      await jest.advanceTimersByTimeAsync(0);
    }
    await checking;
    return opened;
  };

  test.each(['call first', 'page first'] as const)('forgets nothing of the networks (%s)', async (order) => {
    await leave(order);
    await jest.advanceTimersByTimeAsync(60_000);
    const state = { facebook: { connected: true }, sessionValid: true };
    expect(JSON.parse(browser.kept.get('socialMediaState') ?? '')).toMatchObject(state);
  });

  test('forgets nothing where a later check is answered before it would', async () => {
    const { session, social } = await leave('call first');
    livingSessionOf('u1');
    browser.tabs.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(session.get().user).not.toBeNull();
    expect(social.get()).toMatchObject({ facebook: { connected: true } });
  });

  test('asks again where the browser comes back to it', async () => {
    const { session } = await leave();
    livingSessionOf('u1');
    browser.tabs.dispatchEvent(new Event('pageshow'));
    browser.tabs.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await jest.advanceTimersByTimeAsync(0);
    expect(session.get().user).toEqual({ id: 'u1', name: 'Ada' });
    expect(browser.called).toEqual(['identity.checkAuth', 'identity.checkAuth', 'identity.getUser']);
  });
});

test('nobody is asked about a session that is not there', async () => {
  await browser.open().session.validate();
  expect(browser.called).toEqual([]);
});

test('logging out forgets everything, goes to the login page at once, and tells the server', async () => {
  const answer = Promise.withResolvers<unknown>();
  browser.answers['identity.logout'] = () => answer.promise;
  const { session, social } = browser.open();
  session.login('t');
  social.remember(connectionsReply([connectionOf('linkedin', [])]));
  const done = session.logout();
  expect(browser.called).toEqual(['identity.logout']);
  expect(browser.kept.has('token')).toBe(false);
  expect(session.get().loggedIn).toBe(false);
  expect(browser.wentToLogin).toEqual([{ comeBack: false }]);
  answer.resolve({ success: true });
  await done;
  expect([...browser.kept.keys()]).toEqual([]);
});

test('a logout whose reply was lost warns of the provider that the session began with', async () => {
  browser.kept.set('token', 't');
  livingSessionOf('u1');
  browser.answers['identity.checkAuth'] = () => ({ authenticated: true, logout_provider: 'Bell Foundry' });
  const { session, toasts } = browser.open();
  await session.validate();
  browser.answers['identity.logout'] = failing;
  await session.logout();
  browser.answers['identity.logout'] = () => ({ success: true, provider: null });
  browser.tabs.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(toasts.list.get()).toContainEqual(
    expect.objectContaining({ title: 'Not logged out of Bell Foundry' }),
  );
});

test('a call of an old session that is refused late leaves the new one alone', () => {
  const { session } = browser.open();
  session.login('t');
  const old = session.current();
  session.ended(old);
  session.login('t');
  session.ended(old);
  expect(session.get().loggedIn).toBe(true);
  expect(browser.wentToLogin).toHaveLength(1);
  session.ended(session.current());
  expect(session.get().loggedIn).toBe(false);
});

describe('a check that got no answer', () => {
  const isAda = { loggedIn: true, user: { id: 'u1', name: 'Ada' } };
  /** After a reload: whose session it was is known, but not yet who that is. */
  async function unanswered() {
    browser.kept.set('token', 't').set('userId', 'u1');
    browser.answers['identity.checkAuth'] = failing;
    const browserSession = browser.open();
    await browserSession.session.validate();
    expect(browserSession.session.get()).toEqual({ loggedIn: true, user: null });
    return browserSession;
  }

  test('is repeated until there is one', async () => {
    const { session } = await unanswered();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(session.get().user).toBeNull();
    livingSessionOf('u1');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(session.get()).toEqual(isAda);
    const callCount = browser.called.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(browser.called).toHaveLength(callCount);
  });

  test('is repeated at once when the network is back', async () => {
    const { session } = await unanswered();
    livingSessionOf('u1');
    browser.tabs.dispatchEvent(new Event('online'));
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
    browser.answers['identity.getUser'] = () => ({ id: 'u1', name: 'Countess Ada' });
    events.resume();
    await jest.advanceTimersByTimeAsync(0);
    expect(session.get().user?.name).toBe('Countess Ada');
  });

  test('is not repeated for a session that is over', async () => {
    const { session } = await unanswered();
    session.expire();
    const callCount = browser.called.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(browser.called).toHaveLength(callCount);
  });
});

test('a session that has run out goes to the login page once, however many calls notice', () => {
  const { session } = browser.open();
  session.login('t');
  session.expire();
  session.expire();
  expect(browser.wentToLogin).toEqual([{ comeBack: true }]);
});

test('an answer about a session that ended meanwhile logs nobody in again', async () => {
  browser.kept.set('token', 't');
  livingSessionOf('u1');
  const { session, keeper } = browser.open();
  const checked = session.validate();
  session.expire();
  await checked;
  expect(session.get().loggedIn).toBe(false);
  expect(keeper.get()).toBeNull();
});

describe('data stored for a user', () => {
  async function logIn(userId: string) {
    const browserSession = browser.open();
    livingSessionOf(userId);
    browserSession.session.login(`t-${userId}`);
    await browserSession.session.validate();
    return browserSession;
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

  test('is nobody’s between the login and the answer who it is', async () => {
    const { session, keeper } = await logIn('u1');
    session.login('t-u2');
    expect(keeper.get()).toBeNull();
  });

  test('is there at once after a reload, before the server says who it is', async () => {
    const before = await logIn('u1');
    before.keeper.get()?.set('work', 'half a post');
    expect(browser.open().keeper.get()?.get('work')).toBe('half a post');
  });

  test('is gone once its user logs out', async () => {
    const { session, keeper } = await logIn('u1');
    keeper.get()?.set('work', 'half a post');
    await session.logout();
    expect([...browser.kept.keys()]).toEqual([]);
  });

  test('comes when the server answers again', async () => {
    browser.kept.set('token', 't');
    browser.answers['identity.checkAuth'] = failing;
    const { session, keeper } = browser.open();
    await session.validate();
    expect(keeper.get()).toBeNull();
    livingSessionOf('u1');
    await jest.runAllTimersAsync();
    expect(keeper.get()?.userId).toBe('u1');
  });
});

describe('another tab', () => {
  const changes = () => browser.tabs.dispatchEvent(new Event('storage'));

  test('that logs out ends the session here', () => {
    browser.kept.set('token', 't');
    const { session } = browser.open();
    changes();
    expect(session.get().loggedIn).toBe(true);
    expect(browser.reloads()).toBe(0);
    browser.kept.delete('token');
    changes();
    expect(session.get().loggedIn).toBe(false);
    expect(browser.wentToLogin).toEqual([{ comeBack: true }]);
  });

  test('a login in another tab makes this one start again', () => {
    browser.kept.set('token', 't');
    browser.open();
    browser.kept.set('token', 'of another user');
    changes();
    expect(browser.reloads()).toBe(1);
  });
});

describe('another time zone', () => {
  const inBerlin = async () => {
    browser.kept.set('token', 't');
    livingSessionOf('u1');
    const { session } = browser.open();
    await session.validate();
    return session;
  };

  test('applies at once wherever times are shown, and other tabs are notified', async () => {
    const session = await inBerlin();
    const listener = jest.fn();
    session.subscribe(listener);
    const setItemSpy = jest.spyOn(browser.storage, 'setItem');
    await session.changeTimeZone('Asia/Tokyo');
    expect(session.get().user).toMatchObject({ id: 'u1', timezone: 'Asia/Tokyo' });
    expect(listener).toHaveBeenCalledTimes(1);
    const [key] = setItemSpy.mock.lastCall ?? [];
    // No data of a user stays.
    expect(browser.storage.getItem(String(key))).toBeNull();
    browser.called.length = 0;
    browser.tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: 'Asia/Tokyo' }));
    browser.tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }));
    await jest.advanceTimersByTimeAsync(0);
    expect(browser.called).toEqual(['identity.checkAuth', 'identity.getUser']);
  });

  test('a change that the server rejects has no effect', async () => {
    const session = await inBerlin();
    browser.answers['identity.changeTimeZone'] = failing;
    await expect(session.changeTimeZone('Asia/Tokyo')).rejects.toThrow('No response');
    expect(session.get().user).not.toMatchObject({ timezone: 'Asia/Tokyo' });
  });

  test('is nobody’s after a logout meanwhile', async () => {
    const session = await inBerlin();
    const answer = Promise.withResolvers<void>();
    browser.answers['identity.changeTimeZone'] = () => answer.promise;
    const changed = session.changeTimeZone('Asia/Tokyo');
    session.expire();
    answer.resolve();
    await changed;
    expect(session.get()).toEqual({ loggedIn: false, user: null });
  });
});

test('another language is the user’s once the server has it', async () => {
  browser.kept.set('token', 't');
  livingSessionOf('u1');
  const { session } = browser.open();
  await session.validate();
  browser.answers['identity.changeLocale'] = failing;
  await expect(session.changeLocale('fr')).rejects.toThrow('No response');
  expect(session.get().user).not.toHaveProperty('locale');
  browser.answers['identity.changeLocale'] = () => ({ success: true, locale: 'fr' });
  await session.changeLocale('fr');
  expect(session.get().user).toMatchObject({ id: 'u1', locale: 'fr' });
});
