import { accessTokenRevoked } from '@carillon/contracts/events/identity/access-token-revoked.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { sessionEntered } from '@carillon/contracts/events/identity/session-entered.ts';
import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { isInternal } from '@carillon/contracts/operation.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { browser, type GatewayUnderTest, gatewayUnderTest } from './gateway-under-test.ts';

const { operations } = await readServices();

let gateway: GatewayUnderTest;
let page: ReturnType<typeof browser>;

beforeEach(async () => {
  gateway = await gatewayUnderTest();
  page = browser(gateway);
});
afterEach(() => gateway.close());

const setsCookie = (value: string) => () =>
  Response.json(
    { success: true, token: 'x' },
    { headers: { 'set-cookie': `carillon_session=${value}; Path=/; HttpOnly` } },
  );

async function logIn(value = 'secret-1'): Promise<void> {
  gateway.sessions.set(value, { id: 's1', user_id: 'u1' });
  gateway.answer(setsCookie(value));
  await page.open('/login');
  await page.post('/login');
  gateway.answer(() => Response.json({ success: true }));
}

describe('anti-forgery', () => {
  test('a call from our own page passes, before log-in too', async () => {
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

  test('log-in and log-out each bring the token of the new session', async () => {
    await logIn();
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
    await logIn();
    await page.get('/user', {
      ...{ authorization: 'Bearer forged', 'x-request-id': 'mine', 'x-client-address': 'forged' },
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
    await logIn();
    gateway.renewals.push(2_592_000);
    expect((await page.get('/user')).headers.getSetCookie()).toEqual([
      'carillon_session=secret-1; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect((await page.get('/user')).headers.getSetCookie()).toEqual([]);
  });

  test('a log-out is not undone by a cookie that was due to be kept', async () => {
    await logIn();
    gateway.renewals.push(2_592_000);
    gateway.answer(() =>
      Response.json({ success: true }, { headers: { 'set-cookie': 'carillon_session=; Max-Age=0; Path=/' } }),
    );
    const cookies = (await page.post('/logout')).headers.getSetCookie();
    expect(cookies).toEqual([expect.stringMatching(/^carillon_session=anon/)]);
  });

  test('identity is asked once, until the session is revoked', async () => {
    await logIn();
    await page.get('/user');
    await page.get('/user');
    expect(gateway.asked()).toBe(1);
    gateway.sessions.clear();
    await gateway.bus.publish(makeEvent(sessionRevoked, { session_id: 's1', user_id: 'u1' }, new Date()));
    expect((await page.get('/user')).status).toBe(401);
  });

  test('a service is told the same of a session each time, another service something of its own, and of a revoked one neither anything', async () => {
    await logIn();
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

describe('workspaces', () => {
  const shows = (workspace: string) => ({ 'x-workspace': workspace });
  const stated = () => gateway.received.at(-1)?.caller;
  const asked = (workspace_id: string, role = 'owner') =>
    gateway.sessions.set('secret-1', { id: 's1', user_id: 'u1', workspace_id, role });

  test('what a page asks for that shows another workspace than the session is in by now reaches no service', async () => {
    await logIn();
    expect((await page.get('/posts/user', shows('w1'))).status).toBe(200);
    asked('w2');
    await gateway.bus.publish(
      makeEvent(sessionEntered, { session_id: 's1', user_id: 'u1', entered_id: 'w2' }, new Date()),
    );
    const before = gateway.received.length;
    const reply = await page.get('/posts/user', shows('w1'));
    expect([reply.status, await reply.json()]).toMatchObject([409, { error: 'workspace_changed' }]);
    expect(gateway.received).toHaveLength(before);
    // Where one is, one may always ask.
    expect((await page.get('/user', shows('w1'))).status).toBe(200);
  });

  test('a page that knows more of it than the gateway is believed once identity says the same', async () => {
    await logIn();
    await page.get('/user');
    asked('w2');
    expect((await page.get('/posts/user', shows('w2'))).status).toBe(200);
    expect(stated()).toMatchObject({ workspaceId: 'w2' });
    expect((await page.get('/posts/user', shows('w3'))).status).toBe(409);
  });

  test('another role holds from the next call on, and the stream there ends, for that member alone', async () => {
    await logIn();
    const stream = (await page.get('/events')).text();
    asked('w1', 'viewer');
    const changed = (member_id: string) =>
      gateway.bus.publish(
        makeEvent(
          memberChanged,
          {
            ...{ workspace_id: 'w1', member_id, name: 'Ada', actor_id: 'u9', change: 'role' as const },
            ...{ role: 'viewer' as const, previous_role: 'owner' as const },
          },
          new Date(),
        ),
      );
    await changed('u2');
    await page.get('/user');
    expect(stated()).toMatchObject({ role: 'owner' });
    await changed('u1');
    await page.get('/user');
    expect(stated()).toMatchObject({ role: 'viewer' });
    expect(await stream).toContain('event: session.revoked');
  });

  test('nobody is in a deleted workspace from the next call on, and the stream there ends', async () => {
    await logIn();
    const stream = (await page.get('/events')).text();
    asked('w2');
    const deleted = (workspace_id: string) =>
      gateway.bus.publish(makeEvent(workspaceDeleted, { workspace_id }, new Date()));
    await deleted('w3');
    await page.get('/user');
    expect(stated()).toMatchObject({ workspaceId: 'w1' });
    await deleted('w1');
    await page.get('/user');
    expect(stated()).toMatchObject({ workspaceId: 'w2' });
    expect(await stream).toContain('event: session.revoked');
  });
});

describe('access tokens', () => {
  const SECRET = `carillon_pat_${'a'.repeat(43)}`;
  const ask = (path: string, secret = SECRET, init: RequestInit & { headers?: object } = {}) =>
    gateway.app.request(`http://localhost/api${path}`, {
      ...init,
      headers: { authorization: `Bearer ${secret}`, ...init.headers },
    });
  const publish = (headers = {}, secret = SECRET) =>
    ask('/posts/publish', secret, { method: 'POST', body: new FormData(), headers });
  beforeEach(() => {
    gateway.tokens.set(SECRET, { id: 't1', user_id: 'u1', scopes: ['posts:read', 'posts:publish'] });
  });

  test('stand for their user, with their scopes, without cookie, page token or marker', async () => {
    expect((await publish()).status).toBe(200);
    expect(gateway.received.at(-1)?.caller).toEqual({
      ...{ kind: 'user', userId: 'u1', sessionId: 't1', workspaceId: 'w1', role: 'owner' },
      scopes: ['posts:read', 'posts:publish'],
    });
  });

  test.each([
    ['wrong', `carillon_pat_${'b'.repeat(43)}`, 1],
    ['of another form', 'carillon_pat_short', 0],
    ['of another program', 'ghp_abc', 0],
  ])('that are %s are refused, and reach no service', async (_, secret, asked) => {
    const reply = await ask('/posts/user', secret);
    expect(reply.status).toBe(401);
    expect(reply.headers.get('www-authenticate')).toBe('Bearer realm="Carillon", error="invalid_token"');
    expect(await reply.json()).toMatchObject({ error: 'invalid_token' });
    expect(gateway.received).toEqual([]);
    expect(gateway.asked()).toBe(asked);
    expect(gateway.told).toMatchObject([{ event: 'token.refused', outcome: 'refused' }]);
  });

  test('are asked about once, until they are revoked', async () => {
    for (let n = 0; n < 2; n++) expect((await ask('/posts/user')).status).toBe(200);
    expect(gateway.asked()).toBe(1);
    gateway.tokens.clear();
    const data = { token_id: 't1', user_id: 'u1' };
    await gateway.bus.publish(makeEvent(accessTokenRevoked, data, new Date()));
    expect((await ask('/posts/user')).status).toBe(401);
  });

  test('without the scope are told which one is missing', async () => {
    gateway.tokens.set(SECRET, { id: 't1', user_id: 'u1', scopes: ['posts:read'] });
    const reply = await publish();
    expect(reply.status).toBe(403);
    expect(reply.headers.get('www-authenticate')).toContain(
      'error="insufficient_scope", scope="posts:publish"',
    );
    expect(await reply.json()).toMatchObject({
      error: 'insufficient_scope',
      message: expect.stringContaining('posts:publish'),
      detail: { scope: 'posts:publish' },
    });
    expect(reply.headers.get('ratelimit')).toContain('"normal-token";r=999');
    expect(gateway.received).toEqual([]);
  });

  test.each([
    ['GET', '/access-tokens'],
    ['POST', '/access-tokens'],
    ['PUT', '/user/timezone'],
    ['POST', '/facebook/disconnect'],
    ['POST', '/logout'],
    ['POST', '/login'],
    ['GET', '/events'],
  ])('never open what names no scope: %s %s', async (method, path) => {
    const reply = await ask(path, SECRET, { method });
    expect([reply.status, await reply.json()]).toMatchObject([403, { error: 'session_only' }]);
    expect(gateway.received).toEqual([]);
    expect(gateway.asked()).toBe(0);
  });

  test('count alone beside a cookie, so that neither lends the other anything', async () => {
    await logIn();
    const cookie = 'carillon_session=secret-1';
    gateway.tokens.set(SECRET, { id: 't1', user_id: 'u2', scopes: ['posts:read'] });
    await ask('/posts/user', SECRET, { headers: { cookie } });
    expect(gateway.received.at(-1)?.caller).toMatchObject({ userId: 'u2', scopes: ['posts:read'] });
    expect((await publish({ cookie })).status).toBe(403);
    expect((await ask('/posts/user', `${SECRET}x`, { headers: { cookie } })).status).toBe(401);
  });

  test('are refused from the page of another site', async () => {
    const reply = await publish({ origin: 'https://evil.example' });
    expect([reply.status, await reply.json()]).toMatchObject([403, { error: 'foreign_origin' }]);
    expect((await publish({ origin: 'http://localhost' })).status).toBe(200);
  });

  test('are what a program without anything is asked for', async () => {
    const reply = await gateway.app.request('/api/posts/publish', { method: 'POST' });
    expect(reply.status).toBe(401);
    expect(reply.headers.get('www-authenticate')).toBe('Bearer realm="Carillon"');
    expect((await gateway.app.request('/api/check-auth')).status).toBe(200);
  });

  test('that are wrong are slowed down, and right ones from there are not', async () => {
    await gateway.close();
    gateway = await gatewayUnderTest({ strict: 3, costly: 10, normal: 100 });
    gateway.tokens.set(SECRET, { id: 't1', user_id: 'u1', scopes: ['posts:read'] });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++)
      statuses.push((await ask('/posts/user', `${SECRET.slice(0, -1)}${n}`)).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await ask('/posts/user')).status).toBe(200);
  });

  test('that are made up ask identity as often as an address may, and keep no page from asking', async () => {
    await gateway.close();
    gateway = await gatewayUnderTest({ strict: 100, costly: 10, normal: 3 });
    for (let n = 0; n < 5; n++) await ask('/posts/user', `${SECRET.slice(0, -1)}${n}`);
    expect(gateway.asked()).toBe(3);
    gateway.sessions.set('secret-9', { id: 's9', user_id: 'u9' });
    const headers = { cookie: 'carillon_session=secret-9' };
    expect((await gateway.app.request('/api/posts/user', { headers })).status).toBe(200);
  });

  test('have limits of their own, so that a script locks its owner out of no page', async () => {
    await gateway.close();
    gateway = await gatewayUnderTest({ strict: 10, costly: 2, normal: 100 });
    const scopes = ['posts:read', 'posts:publish'];
    gateway.tokens.set(SECRET, { id: 't1', user_id: 'u1', scopes });
    const other = `carillon_pat_${'c'.repeat(43)}`;
    gateway.tokens.set(other, { id: 't2', user_id: 'u1', scopes });
    page = browser(gateway);
    const call = (secret: string) => ask('/mcp', secret, { method: 'POST', body: '{}' });
    const replies = [await call(SECRET), await call(SECRET), await call(SECRET), await call(other)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
    const [first, , refused] = replies.map(({ headers }) => headers);
    expect(first?.get('ratelimit-policy')).toBe('"costly-token";q=2;w=60, "costly-user";q=6;w=60');
    expect(first?.get('ratelimit')).toMatch(/^"costly-token";r=1;t=\d+, "costly-user";r=5;t=\d+$/);
    expect(refused?.get('ratelimit')).toMatch(/^"costly-token";r=0;t=\d+$/);
    expect(Number(refused?.get('retry-after'))).toBeGreaterThan(0);
    // Together they have no more than three of them would.
    for (const letter of ['d', 'e', 'f'])
      gateway.tokens.set(`carillon_pat_${letter.repeat(43)}`, { id: letter, user_id: 'u1', scopes });
    const more = ['c', 'd', 'd', 'e', 'f'].map((letter) => `carillon_pat_${letter.repeat(43)}`);
    const statuses: number[] = [];
    for (const secret of more) statuses.push((await call(secret)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await logIn();
    expect((await page.post('/posts/create', {})).status).toBe(200);
  });
});

describe('routing', () => {
  test('operations between services are not there', async () => {
    await logIn();
    const internal = operations.filter(isInternal);
    expect(internal).not.toEqual([]);
    for (const { path } of internal) expect([path, (await page.post(path)).status]).toEqual([path, 404]);
  });

  test('fixed paths win over parameters', async () => {
    await logIn();
    gateway.answer(() => Response.json({ success: true, posts: {} }));
    expect((await page.get('/posts/user')).status).toBe(200);
    expect(gateway.received.at(-1)?.path).toBe('/posts/user');
  });

  test('an unknown path and a wrong method are told apart', async () => {
    expect((await page.get('/nothing')).status).toBe(404);
    const reply = await page.get('/login');
    expect(reply.status).toBe(405);
    expect(reply.headers.get('allow')).toBe('POST');
  });

  test('a service that is down is said to be, and nothing of its fault leaves', async () => {
    await logIn();
    gateway.answer(() => Promise.reject(new Error('ECONNREFUSED 10.0.0.7')));
    const reply = await page.get('/user');
    expect(reply.status).toBe(503);
    expect(await reply.text()).not.toContain('10.0.0.7');
  });

  test('streams pass through as they come', async () => {
    await logIn();
    const gate = Promise.withResolvers<void>();
    gateway.answer(
      () =>
        new Response(
          new ReadableStream({
            async start(controller) {
              controller.enqueue(new TextEncoder().encode('one\n'));
              await gate.promise;
              controller.close();
            },
          }),
        ),
    );
    const reader = (await page.post('/posts/create', { content: 'x' })).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('one\n');
    gate.resolve();
  });

  test('too many tries at a secret are slowed down, and others are not', async () => {
    await gateway.close();
    gateway = await gatewayUnderTest({ strict: 2, costly: 100, normal: 100 });
    page = browser(gateway);
    await page.open('/login');
    await page.post('/login');
    await page.post('/login');
    const reply = await page.post('/login');
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await page.get('/check-auth')).status).toBe(200);
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

describe('live events', () => {
  const publication = {
    id: 'p1',
    platform: 'facebook',
    platform_id: 1,
    page_id: 'x',
    target_name: 'X',
    status: 'published',
    due_at: null,
    published_at: null,
    late: false,
    attempts: 1,
    next_attempt_at: null,
    post_url: null,
    reason: null,
  } as const;

  test("a user hears of their own posts and nobody else's", async () => {
    await logIn();
    const reader = (await page.get('/events')).body?.getReader();
    const read = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await read()).toContain('event: open');
    for (const workspace_id of ['w2', 'w1'])
      await gateway.bus.publish(
        makeEvent(
          publicationChanged,
          { workspace_id, post_id: `post-of-${workspace_id}`, publication },
          new Date(),
        ),
      );
    const heard = await read();
    expect(heard).toContain('event: publication.changed');
    expect(heard).toContain('post-of-w1');
    expect(heard).not.toContain('post-of-w2');
    await reader?.cancel();
  });

  test('a browser that reads no more is cut off, however much happens', async () => {
    await logIn();
    const reply = await page.get('/events');
    const publish = () =>
      gateway.bus.publish(
        makeEvent(
          publicationChanged,
          { workspace_id: 'w1', post_id: 'x'.repeat(1000), publication },
          new Date(),
        ),
      );
    for (let n = 0; n < 1000; n++) await publish();
    expect((await reply.text()).length).toBeLessThan(512 * 1024);
  });

  test('a question for the head alone opens no stream', async () => {
    await logIn();
    const head = () =>
      gateway.app.request('/api/events', {
        method: 'HEAD',
        headers: { cookie: 'carillon_session=secret-1' },
      });
    for (let n = 0; n < 9; n++) expect((await head()).status).toBe(200);
    const reply = await page.get('/events');
    expect(reply.status).toBe(200);
    await reply.body?.cancel();
  });

  test('no proxy is to hold events back', async () => {
    await logIn();
    const reply = await page.get('/events');
    expect(reply.headers.get('x-accel-buffering')).toBe('no');
    await reply.body?.cancel();
  });

  test('the last word of a stream whose session is revoked says so', async () => {
    await logIn();
    const reply = await page.get('/events');
    const heard = reply.text();
    await gateway.bus.publish(makeEvent(sessionRevoked, { session_id: 's1', user_id: 'u1' }, new Date()));
    expect(await heard).toContain('event: session.revoked');
  });

  test('and not where its browser goes on in another session, whose cookie may not be there yet', async () => {
    await logIn();
    const reply = await page.get('/events');
    const heard = reply.text();
    const ids = { session_id: 's1', user_id: 'u1' };
    await gateway.bus.publish(makeEvent(sessionRevoked, { ...ids, replaced: true }, new Date()));
    expect(await heard).not.toContain('session.revoked');
  });

  test('a stream ends with its session', async () => {
    await logIn();
    gateway.sessions.set('secret-1', { id: 's1', user_id: 'u1', expires_at: new Date().toISOString() });
    expect(await (await page.get('/events')).text()).toContain('event: open');
  });
});
