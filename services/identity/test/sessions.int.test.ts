import { resolveSession } from '@carillon/contracts/http/identity/sessions/resolve-session.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FROM_STRANGERS } from '../domain/login-tries.ts';
import { type Identity, PASSWORD, registration, startIdentity, type Visitor } from './identity-under-test.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const ask = (cookie: string) => identity.service.call(resolveSession, { body: { session: cookie } });
const resolve = async (cookie: string) => (await ask(cookie)).session;

describe('logging in', () => {
  test('sets a cookie that scripts can’t read, and a marker that isn’t a credential', async () => {
    await identity.post('/register', registration('one@example.com'));
    const reply = await identity.post('/login', { email: 'ONE@example.com', password: PASSWORD });
    const cookie = reply.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^carillon_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax(, carillon_device|$)/,
    );
    const { success, token } = (await reply.json()) as { success: boolean; token: string };
    expect(success).toBe(true);
    expect(cookie).not.toContain(token);
    expect(await resolve(token)).toBeNull();
  });

  test('the browser keeps the cookie fourteen days on request, and only for this host and HTTPS where there is HTTPS', async () => {
    const secure = await startIdentity('https://carillon.example');
    try {
      await secure.post('/register', registration('two@example.com'));
      const login = { email: 'two@example.com', password: PASSWORD, remember: true };
      const [session, device] = (await secure.post('/login', login)).headers.getSetCookie();
      expect(session).toMatch(
        /^__Host-carillon_session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure;/,
      );
      expect(device).toMatch(
        /^__Host-carillon_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure;/,
      );
    } finally {
      await secure.close();
    }
  });

  test.each([
    ['a wrong password', 'three@example.com', 'correct horsf'],
    ['an email that nobody has', 'nobody@example.com', PASSWORD],
  ])('is refused with %s, in the same words', async (_, email, password) => {
    await identity.post('/register', registration('three@example.com'));
    const reply = await identity.post('/login', { email, password });
    expect(reply.status).toBe(422);
    expect(reply.headers.get('set-cookie')).toBeNull();
    const words = 'That email and password do not match an account.';
    expect(await reply.json()).toMatchObject({
      error: 'wrong_credentials',
      message: words,
      errors: { email: [words] },
    });
  });

  test('begins a new session each time, and ends the one the browser had', async () => {
    const before = await identity.signUp('four@example.com');
    const reply = await identity.post('/login', { email: 'four@example.com', password: PASSWORD }, before);
    expect(reply.headers.get('set-cookie')).not.toContain(before.cookie);
    expect(await resolve(before.cookie)).toBeNull();
  });
});

describe('guessing a password', () => {
  const guess = (email: string, password = 'wrong') => identity.post('/login', { email, password });
  const guessTen = (email: string) => Promise.all(Array.from({ length: 10 }, () => guess(email)));

  test.each([
    ['of an account', true, 'eight@example.com'],
    ['of an email that nobody has', false, 'nobody8@example.com'],
  ])(
    '%s is refused after ten tries from one address, until they are forgotten',
    async (_, isKnown, email) => {
      if (isKnown) await identity.post('/register', registration(email));
      const replies = await guessTen(email);
      expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(422));
      const reply = await guess(email.toUpperCase(), PASSWORD);
      expect(reply.status).toBe(429);
      expect(await reply.json()).toMatchObject({
        error: 'too_many_requests',
        message: 'Too many login attempts with this email. Wait 15 minutes and try again.',
      });
      identity.advance(15 * MINUTE);
      expect((await guess(email, PASSWORD)).status).toBe(isKnown ? 200 : 422);
    },
  );

  test('keeps the owner out of nothing: at another address the right password is right', async () => {
    await identity.post('/register', registration('seven@example.com'));
    await guessTen('seven@example.com');
    const body = { email: 'seven@example.com', password: PASSWORD };
    expect((await identity.post('/login', body)).status).toBe(429);
    expect((await identity.postFrom('10.9.9.9', '/login', body)).status).toBe(200);
  });

  test('from many addresses is refused too, all of them together, until the hour is over', async () => {
    const body = { email: 'nobody7@example.com', password: 'wrong' };
    let place = 0;
    const guessFromElsewhere = () => identity.postFrom(`10.1.1.${++place}`, '/login', body);
    await guessFromElsewhere();
    await identity.setTries(body.email, FROM_STRANGERS.most - 1);
    expect((await guessFromElsewhere()).status).toBe(422);
    const reply = await guessFromElsewhere();
    expect(reply.status).toBe(429);
    expect(await reply.json()).toMatchObject({
      message:
        'Too many login attempts with this email. Use a browser that you have logged in with before. Wait 60 minutes and try again.',
    });
    identity.advance(61 * MINUTE);
    expect((await guessFromElsewhere()).status).toBe(422);
  });

  test('keeps the owner out of no browser and no network that the owner has logged in from', async () => {
    const body = { email: 'ten@example.com', password: PASSWORD };
    await identity.post('/register', registration(body.email));
    const first = await identity.postFrom('10.2.0.1', '/login', body);
    const device = /carillon_device=([^;]+)/.exec(first.headers.getSetCookie().join())?.[1];
    await identity.postFrom('10.2.0.9', '/login', { ...body, password: 'wrong' });
    await identity.setTries(body.email, FROM_STRANGERS.most);
    expect((await identity.postFrom('10.2.0.2', '/login', body)).status).toBe(429);
    expect((await identity.postFrom('10.2.0.2', '/login', body, 'made up')).status).toBe(429);
    expect((await identity.postFrom('10.2.0.2', '/login', body, device)).status).toBe(200);
    expect((await identity.postFrom('10.2.0.1', '/login', body)).status).toBe(200);
  });

  test("with another account's device cookie is guessing as a stranger", async () => {
    const credentials = { email: 'eve11@example.com', password: PASSWORD };
    await identity.post('/register', registration(credentials.email));
    const reply = await identity.postFrom('10.3.0.1', '/login', credentials);
    const device = /carillon_device=([^;]+)/.exec(reply.headers.getSetCookie().join())?.[1];
    const body = { email: 'eleven@example.com', password: 'wrong' };
    await identity.postFrom('10.3.0.1', '/login', body, device);
    await identity.setTries(body.email, FROM_STRANGERS.most);
    expect((await identity.postFrom('10.3.0.1', '/login', body, device)).status).toBe(429);
  });

  test('replaces a device cookie that no login set, and keeps a real one', async () => {
    const body = { email: 'planted@example.com', password: PASSWORD };
    await identity.post('/register', registration(body.email));
    const deviceAfter = async (address: string, device: string) => {
      const reply = await identity.postFrom(address, '/login', body, device);
      return /carillon_device=([^;]+)/.exec(reply.headers.getSetCookie().join())?.[1] ?? '';
    };
    const deviceCookie = await deviceAfter('10.5.0.1', 'planted');
    expect(deviceCookie).toMatch(/^[\w-]{43}$/);
    expect(await deviceAfter('10.5.0.2', deviceCookie)).toBe(deviceCookie);
    await identity.postFrom('10.5.0.9', '/login', { ...body, password: 'wrong' });
    await identity.setTries(body.email, FROM_STRANGERS.most);
    expect((await identity.postFrom('10.5.0.3', '/login', body, 'planted')).status).toBe(429);
    expect((await identity.postFrom('10.5.0.3', '/login', body, deviceCookie)).status).toBe(200);
  });

  test('doesn’t count an owner’s successful login from a new place', async () => {
    const body = { email: 'traveler@example.com', password: PASSWORD };
    await identity.post('/register', registration(body.email));
    await identity.postFrom('10.6.0.9', '/login', { ...body, password: 'wrong' });
    await identity.setTries(body.email, FROM_STRANGERS.most - 1);
    for (const host of [1, 2, 3])
      expect((await identity.postFrom(`10.6.0.${host}`, '/login', body)).status).toBe(200);
    const guess = () => identity.postFrom('10.6.0.8', '/login', { ...body, password: 'wrong' });
    expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });

  test('by a browser that was trusted once is refused after ten tries too', async () => {
    const body = { email: 'twelve@example.com', password: PASSWORD };
    await identity.post('/register', registration(body.email));
    const reply = await identity.postFrom('10.4.0.1', '/login', body);
    const device = /carillon_device=([^;]+)/.exec(reply.headers.getSetCookie().join())?.[1];
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++)
      statuses.push(
        (await identity.postFrom(`10.4.1.${n}`, '/login', { ...body, password: 'wrong' }, device)).status,
      );
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });

  test('over IPv6 has the tries of its /64', async () => {
    const body = { email: 'nobody13@example.com', password: 'wrong' };
    const statuses: number[] = [];
    for (let n = 1; n <= 11; n++)
      statuses.push((await identity.postFrom(`2001:db8:1:2::${n}`, '/login', body)).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect((await identity.postFrom('2001:db8:1:3::1', '/login', body)).status).toBe(422);
  });

  test('affects nobody else, and a login clears earlier attempts', async () => {
    await identity.post('/register', registration('nine@example.com'));
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 9; tries++) await guess('nine@example.com');
      expect((await guess('nine@example.com', PASSWORD)).status).toBe(200);
    }
  });
});

describe('a session', () => {
  test('is kept as a hash', async () => {
    const { cookie } = await identity.signUp();
    expect(JSON.stringify(await identity.stored('sessions'))).not.toContain(cookie);
  });

  test.each(['', 'x', 'a'.repeat(10_000)])(
    'is not found by a cookie that was never given out',
    async (cookie) => {
      expect(await resolve(cookie)).toBeNull();
    },
  );

  test('lasts as long as it is used, and a day beyond', async () => {
    const { cookie } = await identity.signUp();
    for (let hours = 0; hours < 40; hours += 20) {
      identity.advance(20 * 60 * MINUTE);
      expect(await resolve(cookie)).not.toBeNull();
    }
    identity.advance(DAY);
    expect(await resolve(cookie)).toBeNull();
  });

  test('extends its end at most once in five minutes', async () => {
    const { cookie } = await identity.signUp();
    const first = await resolve(cookie);
    identity.advance(4 * MINUTE);
    expect(await resolve(cookie)).toEqual(first);
    identity.advance(2 * MINUTE);
    const later = await resolve(cookie);
    expect(Date.parse(later?.expires_at ?? '')).toBeGreaterThan(Date.parse(first?.expires_at ?? ''));
    expect(await resolve(cookie)).toEqual(later);
  });

  test('a remembered session renews its cookie for fourteen days whenever it is extended', async () => {
    await identity.post('/register', registration('seven@example.com'));
    const rememberedVisitor = await identity.logIn('seven@example.com', true);
    const other = await identity.logIn('seven@example.com');
    expect(await ask(rememberedVisitor.cookie)).toMatchObject({ renew_seconds: null });
    identity.advance(6 * MINUTE);
    expect(await ask(rememberedVisitor.cookie)).toMatchObject({ renew_seconds: 1_209_600 });
    expect(await ask(rememberedVisitor.cookie)).toMatchObject({ renew_seconds: null });
    expect(await ask(other.cookie)).toMatchObject({ renew_seconds: null });
  });

  test('that is remembered lasts fourteen days without use, and thirty with it', async () => {
    await identity.post('/register', registration('five@example.com'));
    const { cookie } = await identity.logIn('five@example.com', true);
    const other = await identity.logIn('five@example.com', true);
    identity.advance(13 * DAY);
    expect(await resolve(cookie)).not.toBeNull();
    identity.advance(13 * DAY);
    expect(await resolve(cookie)).not.toBeNull();
    expect(await resolve(other.cookie)).toBeNull();
    identity.advance(3 * DAY);
    expect(await ask(cookie)).toMatchObject({ session: { id: expect.any(String) }, renew_seconds: null });
    identity.advance(DAY);
    expect(await resolve(cookie)).toBeNull();
  });

  test('that is used every day ends after a week', async () => {
    const { cookie } = await identity.signUp();
    const alive: boolean[] = [];
    for (let day = 0; day < 8; day++) {
      identity.advance(DAY - MINUTE);
      alive.push((await resolve(cookie)) !== null);
    }
    expect(alive).toEqual([true, true, true, true, true, true, true, false]);
  });
});

describe('logging out', () => {
  test('revokes the session, clears the cookie and publishes that once', async () => {
    const ada = await identity.signUp();
    await identity.sent();
    const reply = await identity.post('/logout', {}, ada);
    expect(await reply.json()).toEqual({ success: true, provider: null });
    expect(reply.headers.get('set-cookie')).toMatch(/^carillon_session=;.*Max-Age=0/);
    expect(await resolve(ada.cookie)).toBeNull();
    const revoked = {
      type: 'identity.session.revoked',
      session_id: ada.sessionId,
      user_id: ada.userId,
    };
    expect(await identity.sent()).toEqual([revoked]);
    await identity.post('/logout', {}, ada);
    expect(await identity.sent()).toEqual([]);
  });

  test('leaves the sessions of other browsers alone', async () => {
    const firstVisitor = await identity.signUp('six@example.com');
    const secondVisitor = await identity.logIn('six@example.com');
    await identity.post('/logout', {}, firstVisitor);
    expect(await resolve(secondVisitor.cookie)).not.toBeNull();
  });

  test('succeeds for who is not logged in', async () => {
    expect((await identity.post('/logout')).status).toBe(200);
  });
});

describe('asking whether a session is alive', () => {
  const isAlive = async (visitor?: Parameters<Identity['get']>[1]): Promise<boolean> => {
    const reply = (await (await identity.get('/check-auth', visitor)).json()) as { authenticated: boolean };
    return reply.authenticated;
  };

  test('is answered with yes, and with no for strangers and once it was revoked or ran out', async () => {
    const ada = await identity.signUp();
    expect(await isAlive(ada)).toBe(true);
    expect(await isAlive()).toBe(false);
    await identity.post('/logout', {}, ada);
    expect(await isAlive(ada)).toBe(false);
    const late = await identity.signUp();
    identity.advance(2 * DAY);
    expect(await isAlive(late)).toBe(false);
  });
});

test('sessions are resolved for services, not for users', async () => {
  const ada = await identity.signUp();
  expect((await identity.post('/internal/sessions/resolve', { session: ada.cookie }, ada)).status).toBe(404);
});

describe('the security log', () => {
  const address = '10.0.0.1';
  const recordEvents = async (work: () => Promise<unknown>) => {
    identity.takeSecurityEvents();
    await work();
    return identity.takeSecurityEvents();
  };

  test('tells of an account, a login and a logout who it was and from where', async () => {
    const email = 'fourteen@example.com';
    let ada: Visitor = { userId: '', workspaceId: '', role: 'owner', sessionId: '', cookie: '' };
    const events = await recordEvents(async () => {
      ada = await identity.signUp(email);
      await identity.post('/logout', {}, ada);
    });
    const { userId, sessionId } = ada;
    expect(events).toEqual([
      { event: 'account.created', outcome: 'success', userId, address },
      ...[
        {
          event: 'login.success',
          outcome: 'success',
          userId,
          sessionId,
          address,
          detail: { remember: false, by: 'password' },
        },
      ],
      { event: 'logout', outcome: 'success', userId, sessionId, address },
    ]);
  });

  test('tells of a failure without the email, so that tries of one email belong together', async () => {
    await identity.post('/register', registration('fifteen@example.com'));
    const guess = (email: string) => identity.post('/login', { email, password: 'hunter2hunter2' });
    const events = await recordEvents(async () => {
      for (let n = 0; n < 10; n++) await guess('Fifteen@example.com');
      await guess('fifteen@example.com');
      await guess('nobody15@example.com');
    });
    expect(events.map(({ event }) => event)).toEqual([
      ...Array(10).fill('login.failure'),
      ...['login.throttled', 'login.failure'],
    ]);
    const [knownEvent, throttled, unknown] = [events[0], events[10], events[11]];
    expect(knownEvent).toMatchObject({ address, userId: expect.any(String) });
    expect(throttled).toMatchObject({
      outcome: 'refused',
      emailMark: knownEvent?.emailMark,
      detail: { by: 'place' },
    });
    expect(unknown?.emailMark).not.toBe(knownEvent?.emailMark);
    expect(JSON.stringify(events)).not.toMatch(/example\.com|hunter2/);
  });

  test('tells of a session that ran out, once', async () => {
    const { userId, sessionId, cookie } = await identity.signUp();
    identity.advance(2 * DAY);
    const events = await recordEvents(async () => {
      await resolve(cookie);
      await resolve(cookie);
    });
    expect(events).toEqual([
      ...[{ event: 'session.revoked', outcome: 'success', userId, sessionId, detail: { reason: 'expired' } }],
    ]);
  });
});
