import { accessTokenRevoked } from '@carillon/contracts/events/identity/access-token-revoked.ts';
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

  test('represent their user, with their scopes, without cookie, page token or marker', async () => {
    expect((await publish()).status).toBe(200);
    expect(gateway.received.at(-1)?.caller).toEqual({
      kind: 'user',
      userId: 'u1',
      sessionId: 't1',
      workspaceId: 'w1',
      role: 'owner',
      scopes: ['posts:read', 'posts:publish'],
    });
  });

  test.each([
    ['wrong', `carillon_pat_${'b'.repeat(43)}`, 1],
    ['of another form', 'carillon_pat_short', 0],
    ['of another program', 'ghp_abc', 0],
  ])('that are %s are refused, and reach no service', async (_, secret, calls) => {
    const reply = await ask('/posts/user', secret);
    expect(reply.status).toBe(401);
    expect(reply.headers.get('www-authenticate')).toBe('Bearer realm="Carillon", error="invalid_token"');
    expect(await reply.json()).toMatchObject({ error: 'invalid_token' });
    expect(gateway.received).toEqual([]);
    expect(gateway.asked()).toBe(calls);
    expect(gateway.securityEvents).toMatchObject([{ event: 'token.refused', outcome: 'refused' }]);
  });

  test('are asked about once, until they are revoked', async () => {
    for (let n = 0; n < 2; n++) expect((await ask('/posts/user')).status).toBe(200);
    expect(gateway.asked()).toBe(1);
    gateway.tokens.clear();
    const data = { token_id: 't1', user_id: 'u1' };
    await gateway.bus.publish(makeEvent(accessTokenRevoked, data, new Date()));
    expect((await ask('/posts/user')).status).toBe(401);
  });

  test('a call without the scope is told which one is missing', async () => {
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

  test('count alone even with a cookie, so neither adds rights to the other', async () => {
    await logIn(gateway, page);
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

  test('slows down wrong tokens, but not right ones from the same address', async () => {
    await gateway.close();
    gateway = await gatewayUnderTest({ strict: 3, costly: 10, normal: 100 });
    gateway.tokens.set(SECRET, { id: 't1', user_id: 'u1', scopes: ['posts:read'] });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++)
      statuses.push((await ask('/posts/user', `${SECRET.slice(0, -1)}${n}`)).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await ask('/posts/user')).status).toBe(200);
  });

  test('made-up tokens may ask identity only up to an address’s limit, and don’t keep pages from asking', async () => {
    await gateway.close();
    gateway = await gatewayUnderTest({ strict: 100, costly: 10, normal: 3 });
    for (let n = 0; n < 5; n++) await ask('/posts/user', `${SECRET.slice(0, -1)}${n}`);
    expect(gateway.asked()).toBe(3);
    gateway.sessions.set('secret-9', { id: 's9', user_id: 'u9' });
    const headers = { cookie: 'carillon_session=secret-9' };
    expect((await gateway.app.request('/api/posts/user', { headers })).status).toBe(200);
  });

  test('have their own limits, so a script doesn’t lock its owner out of the pages', async () => {
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
    const [first, , refusedHeaders] = replies.map(({ headers }) => headers);
    expect(first?.get('ratelimit-policy')).toBe('"costly-token";q=2;w=60, "costly-user";q=6;w=60');
    expect(first?.get('ratelimit')).toMatch(/^"costly-token";r=1;t=\d+, "costly-user";r=5;t=\d+$/);
    expect(refusedHeaders?.get('ratelimit')).toMatch(/^"costly-token";r=0;t=\d+$/);
    expect(Number(refusedHeaders?.get('retry-after'))).toBeGreaterThan(0);
    // Together they have no more than three of them would.
    for (const letter of ['d', 'e', 'f'])
      gateway.tokens.set(`carillon_pat_${letter.repeat(43)}`, { id: letter, user_id: 'u1', scopes });
    const more = ['c', 'd', 'd', 'e', 'f'].map((letter) => `carillon_pat_${letter.repeat(43)}`);
    const statuses: number[] = [];
    for (const secret of more) statuses.push((await call(secret)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await logIn(gateway, page);
    expect((await page.post('/posts/create', {})).status).toBe(200);
  });
});
