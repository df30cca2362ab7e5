import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { browser, type GatewayUnderTest, gatewayUnderTest, logIn } from './gateway-under-test.ts';

let gateway: GatewayUnderTest;
let page: ReturnType<typeof browser>;

beforeEach(async () => {
  gateway = await gatewayUnderTest();
  page = browser(gateway);
});
afterEach(() => gateway.close());

describe('anti-forgery', () => {
  test('a call from our own page passes, before login too', async () => {
    await page.open('/login');
    expect((await page.post('/login')).status).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['no token', { 'x-csrf-token': '' }],
    ['a wrong token', { 'x-csrf-token': 'x'.repeat(43) }],
    ['no XMLHttpRequest marker', { 'x-requested-with': '' }],
    ['another site as its origin', { origin: 'https://evil.example' }],
    ['a sandboxed frame as its origin', { origin: 'null' }],
  ])('a call with %s reaches no service', async (_, headers) => {
    await page.open('/login');
    const reply = await page.post('/login', {}, headers);
    expect(reply.status).toBe(419);
    expect(await reply.json()).toMatchObject({ error: 'csrf_mismatch' });
    expect(gateway.received).toEqual([]);
  });

  test('a stale page gets a fresh token with the refusal, and the next try passes', async () => {
    const reply = await page.post('/login', {}, { 'x-csrf-token': 'stale' });
    expect(reply.headers.get('x-csrf-token')).toMatch(/^[\w-]{43}$/);
    expect((await page.post('/login')).status).toBe(200);
  });

  test('login and logout each bring the token of the new session', async () => {
    await logIn(gateway, page);
    expect((await page.post('/logout')).status).toBe(200);
    gateway.answer(() =>
      Response.json({ success: true }, { headers: { 'set-cookie': 'carillon_session=; Max-Age=0; Path=/' } }),
    );
    await page.post('/logout');
    expect(page.cookie()).toMatch(/^anon\./);
    expect((await page.post('/login')).status).toBe(200);
  });
});

describe('sessions', () => {
  test('a service learns who calls, and never sees cookies or a forged statement', async () => {
    await logIn(gateway, page);
    await page.get('/user', {
      authorization: 'Bearer forged',
      'x-request-id': 'mine',
      'x-client-address': 'forged',
    });
    const last = gateway.received.at(-1);
    expect(last).toMatchObject({
      path: '/user',
      caller: { kind: 'user', userId: 'u1', sessionId: 's1', workspaceId: 'w1', role: 'owner' },
    });
    expect(last?.headers.get('cookie')).toBeNull();
    expect(last?.headers.get('x-client-address')).toBe('unknown');
  });

  test('a stranger gets 401 and reaches no service', async () => {
    const reply = await page.get('/user');
    expect(reply.status).toBe(401);
    expect(gateway.received).toEqual([]);
  });

  test('a remembered session keeps its cookie as long as it is used: once each time that its end is put off', async () => {
    await logIn(gateway, page);
    gateway.renewals.push(2_592_000);
    expect((await page.get('/user')).headers.getSetCookie()).toEqual([
      'carillon_session=secret-1; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect((await page.get('/user')).headers.getSetCookie()).toEqual([]);
  });

  test('a logout is not undone by a cookie that was due to be kept', async () => {
    await logIn(gateway, page);
    gateway.renewals.push(2_592_000);
    gateway.answer(() =>
      Response.json({ success: true }, { headers: { 'set-cookie': 'carillon_session=; Max-Age=0; Path=/' } }),
    );
    const cookies = (await page.post('/logout')).headers.getSetCookie();
    expect(cookies).toEqual([expect.stringMatching(/^carillon_session=anon/)]);
  });

  test('identity is asked once, until the session is revoked', async () => {
    await logIn(gateway, page);
    await page.get('/user');
    await page.get('/user');
    expect(gateway.asked()).toBe(1);
    gateway.sessions.clear();
    await gateway.bus.publish(makeEvent(sessionRevoked, { session_id: 's1', user_id: 'u1' }, new Date()));
    expect((await page.get('/user')).status).toBe(401);
  });

  test('a session’s statement is reused per service, differs between services, and ends with the session', async () => {
    await logIn(gateway, page);
    for (const path of ['/user', '/user', '/posts/user']) await page.get(path);
    const [first, second, other] = gateway.received
      .slice(-3)
      .map(({ headers }) => headers.get('authorization'));
    expect(second).toBe(first);
    expect(other).not.toBe(first);
    const before = gateway.received.length;
    gateway.sessions.clear();
    await gateway.bus.publish(makeEvent(sessionRevoked, { session_id: 's1', user_id: 'u1' }, new Date()));
    expect((await page.get('/user')).status).toBe(401);
    expect((await page.get('/posts/user')).status).toBe(401);
    expect(gateway.received).toHaveLength(before);
  });
});

describe('made-up cookies', () => {
  const call = (cookie: string) =>
    gateway.app.request('/api/user', { headers: { cookie: `carillon_session=${cookie}` } });

  test('make identity be asked no more often than the limit, and hold up nobody who is known', async () => {
    await gateway.close();
    gateway = await gatewayUnderTest({ strict: 100, costly: 100, normal: 5 });
    gateway.sessions.set('known', { id: 's1', user_id: 'u1' });
    expect((await call('known')).status).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++) statuses.push((await call(`made-up-${n}`)).status);
    expect(statuses.slice(-5)).toEqual(Array(5).fill(429));
    expect(gateway.asked()).toBe(5);
    expect((await call('known')).status).toBe(200);
  });
});
