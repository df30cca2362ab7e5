import { resolveSession } from '@carillon/contracts/http/identity/sessions/resolve-session.ts';
import { resolveAccessToken } from '@carillon/contracts/http/identity/tokens/resolve-access-token.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Identity, PASSWORD, registration, startIdentity, type Visitor } from './identity-under-test.ts';

const NEXT = 'seven bells at noon';
const MINUTE = 60_000;

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const isAlive = async (cookie: string) =>
  (await identity.service.call(resolveSession, { body: { session: cookie } })).session !== null;
const change = (visitor: Visitor, body: object = {}) =>
  identity.put(
    '/user/password',
    { current_password: PASSWORD, password: NEXT, password_confirmation: NEXT, ...body },
    visitor,
  );
const logInStatus = async (email: string, password: string) =>
  (await identity.post('/login', { email, password })).status;

describe('another password', () => {
  test('ends every session at once, begins another for the browser that asks, and leaves access tokens', async () => {
    const email = 'ada@example.com';
    await identity.post('/register', registration(email));
    const ada = await identity.logIn(email, true);
    const otherSession = await identity.logIn(email);
    const bob = await identity.signUp();
    await identity.enrol(bob, ada, 'editor');
    const before = await identity.session(ada.cookie);
    identity.advance(MINUTE);
    const expires_at = new Date(identity.clock().getTime() + 3_600_000).toISOString();
    const request = { name: 'Script', scopes: ['posts:read'], expires_at };
    const { secret } = await (await identity.post('/access-tokens', request, ada)).json();
    await identity.mailed();
    await identity.sent();
    identity.takeSecurityEvents();
    const reply = await change(ada);
    expect([reply.status, await reply.json()]).toEqual([200, { success: true, ended: 1 }]);
    const set = /carillon_session=([^;]+); Max-Age=1209600/.exec(reply.headers.get('set-cookie') ?? '');
    const next = await identity.session(set?.[1] ?? '');
    expect(next).toMatchObject({ user_id: ada.userId, workspace_id: bob.workspaceId, role: 'editor' });
    expect(next?.id).not.toBe(before?.id);
    expect(await Promise.all([ada, otherSession, bob].map(({ cookie }) => isAlive(cookie)))).toEqual([
      ...[false, false, true],
    ]);
    const type = 'identity.session.revoked';
    expect(await identity.sent()).toEqual([
      { type, session_id: otherSession.sessionId, user_id: ada.userId },
      { type, session_id: ada.sessionId, user_id: ada.userId, replaced: true },
    ]);
    expect(await identity.mailed()).toMatchObject([
      { to: email, content: { kind: 'security_notice', what: 'password_changed' } },
    ]);
    expect(identity.takeSecurityEvents()).toMatchObject([
      { event: 'session.revoked', sessionId: otherSession.sessionId, detail: { reason: 'password' } },
      { event: 'session.revoked', sessionId: ada.sessionId, detail: { reason: 'password' } },
      { event: 'password.changed', outcome: 'success', sessionId: ada.sessionId, detail: { ended: 1 } },
    ]);
    expect((await identity.service.call(resolveAccessToken, { body: { secret } })).token).not.toBeNull();
    expect([await logInStatus(email, PASSWORD), await logInStatus(email, NEXT)]).toEqual([422, 200]);
  });

  test('extends no session: the new one ends when the old one would have', async () => {
    const ada = await identity.signUp();
    const day = async (cookie: string) => {
      identity.advance(20 * 3_600_000);
      return isAlive(cookie);
    };
    for (let days = 0; days < 7; days++) expect(await day(ada.cookie)).toBe(true);
    const reply = await change(ada);
    const cookie = /carillon_session=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect([await day(cookie), await day(cookie)]).toEqual([true, false]);
  });

  test.each([
    ['current_password', { current_password: 'wrong horse' }, 'That is not your current password.'],
    ['current_password', { current_password: '' }, 'Enter your current password.'],
    ['password', weak('Password1'), 'This password is too common. Choose another one.'],
    ['password', weak('short'), 'Use at least 8 characters.'],
    ['password', weak(PASSWORD), 'That’s already your password. Choose another one.'],
    [
      'password',
      weak('Ada Lovelace1'),
      'This password is too easy to guess: it’s your name, your email or the name Carillon. Choose another one.',
    ],
    ['password_confirmation', { password_confirmation: 'eight bells at noon' }, 'The passwords don’t match.'],
  ])('is refused under %s for %j', async (field, body, sentence) => {
    const ada = await identity.signUp();
    const otherSession = await identity.logIn((await userOf(ada)).email);
    const reply = await change(ada, body);
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([422, null]);
    expect(await reply.json()).toMatchObject({ errors: { [field]: [sentence] } });
    expect(await isAlive(otherSession.cookie)).toBe(true);
  });

  test('can’t be had by guessing the current one: ten tries in a quarter of an hour', async () => {
    const ada = await identity.signUp();
    const guess = () => change(ada, { current_password: 'wrong horse' });
    const replies = await Promise.all(Array.from({ length: 10 }, guess));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(422));
    const refusal = await change(ada);
    expect(refusal.status).toBe(429);
    expect(await refusal.json()).toMatchObject({
      message: 'Too many attempts with a wrong password. Wait 15 minutes and try again.',
    });
    expect(identity.takeSecurityEvents().at(-1)).toMatchObject({
      event: 'password.throttled',
      userId: ada.userId,
    });
    identity.advance(15 * MINUTE);
    expect((await change(ada)).status).toBe(200);
  });

  test('is given once, when two browsers ask for one at the same time', async () => {
    const ada = await identity.signUp();
    const { email } = await userOf(ada);
    const otherSession = await identity.logIn(email);
    const both = await Promise.all([change(ada), change(otherSession)]);
    expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await logInStatus(email, NEXT)).toBe(both.some(({ status }) => status === 200) ? 200 : 422);
  });
});

describe('where a user is logged in', () => {
  interface ListedSession {
    id: string;
    device: string | null;
    address: string | null;
    current: boolean;
    last_seen_at: string;
  }
  const list = async (visitor: Visitor) =>
    ((await (await identity.get('/user/sessions', visitor)).json()) as { sessions: ListedSession[] })
      .sessions;

  test('is listed for them alone, with when it was last used, until it has ended', async () => {
    const email = 'eve@example.com';
    const first = await identity.signUp(email);
    identity.advance(MINUTE);
    const second = await identity.logIn(email, true);
    await identity.signUp();
    expect(await list(first)).toMatchObject([
      { id: second.sessionId, device: null, address: '10.0.0.1', current: false },
      { id: first.sessionId, current: true },
    ]);
    const readLastSeen = async () => Date.parse((await list(first))[0]?.last_seen_at ?? '');
    const before = await readLastSeen();
    identity.advance(6 * MINUTE);
    await isAlive(second.cookie);
    expect((await readLastSeen()) - before).toBeGreaterThanOrEqual(6 * MINUTE);
    identity.advance(25 * 3_600_000);
    expect((await list(second)).map(({ id }) => id)).toEqual([second.sessionId]);
    expect(JSON.stringify(await list(second))).not.toContain(second.cookie);
  });

  test('can be ended from elsewhere: one by its user alone, or all others', async () => {
    await identity.post('/register', registration('frieda@example.com'));
    const [firstVisitor, otherSession, third] = [
      await identity.logIn('frieda@example.com'),
      await identity.logIn('frieda@example.com'),
      await identity.logIn('frieda@example.com'),
    ];
    const bob = await identity.signUp();
    const place = `/user/sessions/${otherSession.sessionId}`;
    expect((await identity.del(place, bob)).status).toBe(404);
    expect(await isAlive(otherSession.cookie)).toBe(true);
    await identity.sent();
    identity.takeSecurityEvents();
    for (let n = 0; n < 2; n++) expect((await identity.del(place, firstVisitor)).status).toBe(200);
    expect(await isAlive(otherSession.cookie)).toBe(false);
    expect(await identity.sent()).toHaveLength(1);
    expect(identity.takeSecurityEvents()).toMatchObject([
      {
        event: 'session.revoked',
        sessionId: otherSession.sessionId,
        address: '10.0.0.1',
        detail: { reason: 'ended' },
      },
    ]);
    const reply = await identity.post('/user/sessions/end-others', {}, firstVisitor);
    expect(await reply.json()).toEqual({ success: true, ended: 1 });
    expect(await Promise.all([firstVisitor, third, bob].map(({ cookie }) => isAlive(cookie)))).toEqual([
      ...[true, false, true],
    ]);
    expect((await list(firstVisitor)).map(({ id }) => id)).toEqual([firstVisitor.sessionId]);
  });
});

function weak(password: string) {
  return { password, password_confirmation: password };
}

const userOf = async (visitor: Visitor) =>
  (await (await identity.get('/user', visitor)).json()) as { email: string };
