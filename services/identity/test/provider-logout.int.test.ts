import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Identity, startIdentity, type Visitor } from './identity-under-test.ts';
import { startLyingProvider } from './lying-provider.ts';
import { CLIENT, type Cookies, startOpenidProvider } from './openid-provider.ts';
import { begin, comeBack, finish } from './round-trip.ts';
import { addApp, codeOf } from './second-factors-of.ts';

const HOME = 'http://localhost:8080';
const settingsFor = (issuer: string, logout = 'true') => ({
  SANDBOX: 'off',
  OIDC_ISSUER: issuer,
  OIDC_NAME: 'Bell Foundry',
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_LOGOUT: logout,
});

interface LogoutReply {
  readonly provider: { readonly name: string; readonly url: string | null } | null;
}

const logOut = async (identity: Identity, visitor: Visitor): Promise<LogoutReply> =>
  (await identity.post('/logout', {}, visitor)).json() as Promise<LogoutReply>;

const report = (identity: Identity, body: string, provider = 'oidc') =>
  identity.app.request(`/sign-in/${provider}/logout`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

const checkAuth = async (identity: Identity, visitor: Visitor): Promise<unknown> =>
  (await identity.get('/check-auth', visitor)).json();

const isLoggedIn = async (identity: Identity, { cookie }: Visitor): Promise<boolean> =>
  (await identity.session(cookie)) !== null;

describe('a provider that others wrote', () => {
  let provider: Awaited<ReturnType<typeof startOpenidProvider>>;
  let identity: Identity;
  const reports: string[] = [];
  beforeAll(async () => {
    provider = await startOpenidProvider({
      async report(form) {
        reports.push(form);
        return report(identity, form);
      },
    });
    identity = await startIdentity(HOME, undefined, undefined, settingsFor(provider.issuer));
  });
  afterAll(async () => {
    await identity.close();
    await provider.close();
  });

  const enter = async (user: string, cookies?: Cookies): Promise<Visitor> => {
    const way = await begin(identity, 'oidc');
    await comeBack(identity, 'oidc', await provider.logIn(way.url, user, cookies), way);
    return identity.visitorOf((await finish(identity, way.browser)).reply);
  };

  test('logs the user out and sends the browser back to the login page', async () => {
    const cookies: Cookies = new Map();
    const ada = await enter('ada', cookies);
    const { provider: there } = await logOut(identity, ada);
    expect(there).toMatchObject({ name: 'Bell Foundry' });
    const url = new URL(there?.url ?? '');
    expect(url.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect(await provider.logOut(url, cookies)).toBe(`${HOME}/login`);
    // It asks again: as another user this time.
    const eve = await enter('eve', cookies);
    expect(eve.userId).not.toBe(ada.userId);
  });

  test('ends the session of the browser that logs out there, and no other', async () => {
    const cookies: Cookies = new Map();
    const [here, elsewhere] = [await enter('bob', cookies), await enter('bob')];
    const end = new URL(`${provider.issuer}/session/end?client_id=${CLIENT.id}`);
    end.searchParams.set('post_logout_redirect_uri', `${HOME}/login`);
    reports.length = 0;
    await provider.logOut(end, cookies);
    expect(reports).toEqual([expect.stringMatching(/^logout_token=ey/)]);
    expect(await isLoggedIn(identity, here)).toBe(false);
    expect(await isLoggedIn(identity, elsewhere)).toBe(true);
  });

  test('is remembered over the second step of a login', async () => {
    const { secret } = await addApp(identity, await enter('kim'), {});
    const way = await begin(identity, 'oidc');
    await comeBack(identity, 'oidc', await provider.logIn(way.url, 'kim'), way);
    const { told } = await finish(identity, way.browser);
    const { pending_login } = told.second_factor ?? {};
    const code = codeOf(identity, secret);
    const kim = await identity.visitorOf(
      await identity.post('/login/second-factor', { pending_login, code }),
    );
    expect((await logOut(identity, kim)).provider).toMatchObject({ name: 'Bell Foundry' });
  });

  test('is named to the browser whose logout leads to it', async () => {
    const ida = await enter('ida');
    expect(await checkAuth(identity, ida)).toEqual({ authenticated: true, logout_provider: 'Bell Foundry' });
    const other = await identity.signUp();
    expect(await checkAuth(identity, other)).toEqual({ authenticated: true, logout_provider: null });
  });

  test('is not logged out of by a user who came with a password', async () => {
    expect((await logOut(identity, await identity.signUp())).provider).toBeNull();
  });

  test('has its ID token encrypted in the store', async () => {
    await enter('ida');
    const stored = JSON.stringify([
      ...(await identity.stored('sessions')),
      ...(await identity.stored('sign_in_tickets')),
    ]);
    expect(stored).toContain('"idToken"');
    expect(stored).not.toContain('"idToken":"ey');
  });
});

test('a provider is not logged out of unless the operator wants it, and its ID tokens are not stored', async () => {
  const provider = await startLyingProvider(CLIENT.id);
  const identity = await startIdentity(HOME, undefined, undefined, settingsFor(provider.issuer, 'false'));
  try {
    const way = await begin(identity, 'oidc');
    await comeBack(identity, 'oidc', provider.answerTo(way.url), way);
    const ada = await identity.visitorOf((await finish(identity, way.browser)).reply);
    expect(await identity.stored('sessions')).toMatchObject([{ origin: { sid: null, idToken: null } }]);
    expect(await checkAuth(identity, ada)).toMatchObject({ logout_provider: null });
    expect((await logOut(identity, ada)).provider).toBeNull();
  } finally {
    await identity.close();
    await provider.close();
  }
});

describe('a provider that misbehaves', () => {
  let provider: Awaited<ReturnType<typeof startLyingProvider>>;
  let identity: Identity;
  beforeAll(async () => {
    provider = await startLyingProvider(CLIENT.id);
    identity = await startIdentity(HOME, undefined, undefined, settingsFor(provider.issuer));
  });
  afterAll(async () => {
    await identity.close();
    await provider.close();
  });

  const enter = async (claims: Readonly<Record<string, unknown>> = {}): Promise<Visitor> => {
    provider.tell({ claims });
    const way = await begin(identity, 'oidc');
    await comeBack(identity, 'oidc', provider.answerTo(way.url), way);
    return identity.visitorOf((await finish(identity, way.browser)).reply);
  };
  const reportToken = async (token: string) =>
    report(identity, `${new URLSearchParams({ logout_token: token })}`);

  test.each([
    ['has no such page', { end_session_endpoint: undefined }],
    ['has it without TLS', { end_session_endpoint: 'http://bell.example/end' }],
    ['has it at no address', { end_session_endpoint: 'javascript:alert(1)' }],
    ['is somebody else by now', { issuer: 'https://evil.example' }],
  ])('is not gone to where it %s, and the session ends all the same', async (_, configuration) => {
    const ada = await enter();
    provider.tell({ configuration });
    expect(await logOut(identity, ada)).toMatchObject({ provider: { name: 'Bell Foundry', url: null } });
    expect(await isLoggedIn(identity, ada)).toBe(false);
  });

  test('keeps the query of its page', async () => {
    const ada = await enter();
    provider.tell({ configuration: { end_session_endpoint: `${provider.issuer}/end?tenant=7` } });
    const url = new URL((await logOut(identity, ada)).provider?.url ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      tenant: '7',
      client_id: CLIENT.id,
      post_logout_redirect_uri: `${HOME}/login`,
      id_token_hint: expect.any(String),
    });
  });

  test('gets no ID token that makes the address too long', async () => {
    const ada = await enter({ groups: 'x'.repeat(4_000) });
    provider.tell({ configuration: { end_session_endpoint: `${provider.issuer}/end` } });
    const { searchParams } = new URL((await logOut(identity, ada)).provider?.url ?? '');
    expect([...searchParams.keys()]).toEqual(['client_id', 'post_logout_redirect_uri']);
  });

  test('ends all sessions of a user whom it names without a login, but those by a password', async () => {
    const [one, two] = [await enter({ sid: 'one' }), await enter({ sid: 'two' })];
    const other = await identity.signUp();
    const reply = await reportToken(await provider.logoutToken({ sub: 'ada' }));
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const alive = [one, two, other].map((visitor) => isLoggedIn(identity, visitor));
    expect(await Promise.all(alive)).toEqual([false, false, true]);
  });

  test('ends one login that it names without its user', async () => {
    const [one, two] = [await enter({ sid: 'one' }), await enter({ sid: 'two' })];
    identity.takeSecurityEvents();
    await reportToken(await provider.logoutToken({ sid: 'one' }));
    expect([await isLoggedIn(identity, one), await isLoggedIn(identity, two)]).toEqual([false, true]);
    expect(identity.takeSecurityEvents()).toMatchObject([
      { event: 'session.revoked', sessionId: one.sessionId, detail: { reason: 'provider' } },
    ]);
  });

  test('ends no session that is newer than its report', async () => {
    const iat = Math.floor(Date.now() / 1000) - 60;
    const ada = await enter();
    expect((await reportToken(await provider.logoutToken({ sub: 'ada', iat }))).status).toBe(200);
    expect(await isLoggedIn(identity, ada)).toBe(true);
  });

  test('ends a login by a token without an end, as Ory Hydra 2.3.0 sends it', async () => {
    const ada = await enter({ sid: 'one' });
    const token = await provider.logoutToken({ sid: 'one', exp: undefined });
    expect((await reportToken(token)).status).toBe(200);
    expect(await isLoggedIn(identity, ada)).toBe(false);
  });

  const hourAgo = Math.floor(Date.now() / 1000) - 3_600;
  test.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another app' }],
    ['a nonce, as ID tokens have', { nonce: 'n' }],
    ['no event', { events: undefined }],
    ['another event', { events: { 'https://events.example/other': {} } }],
    [
      'an event that is no object',
      { events: { 'http://schemas.openid.net/event/backchannel-logout': true } },
    ],
    ['no id', { jti: undefined }],
    ['no time', { iat: undefined }],
    ['neither an end nor a recent time', { exp: undefined, iat: hourAgo }],
    ['an old time', { iat: hourAgo }],
    ['a time that is over', { exp: hourAgo }],
    ['neither a user nor a login', { sub: undefined }],
  ])('ends nothing by a token with %s', async (_, claims) => {
    const ada = await enter();
    const reply = await reportToken(await provider.logoutToken({ sub: 'ada', ...claims }));
    expect([reply.status, await reply.json()]).toMatchObject([400, { error: 'malformed_request' }]);
    expect(await isLoggedIn(identity, ada)).toBe(true);
  });

  test.each([
    [
      'signed by a key that it does not publish',
      () => provider.logoutToken({ sub: 'ada' }, { otherKey: true }),
    ],
    ['that is none', async () => 'no token'],
    ['that is empty', async () => ''],
    ['that is too long', () => provider.logoutToken({ sub: 'ada', more: 'x'.repeat(16_384) })],
  ])('ends nothing by a token %s', async (_, makeToken) => {
    const ada = await enter();
    expect((await reportToken(await makeToken())).status).toBe(400);
    expect(await isLoggedIn(identity, ada)).toBe(true);
  });

  describe('with keys that its tokens don’t name', () => {
    let twoKeys: Identity;
    beforeAll(async () => {
      // Keys are remembered for a while.
      twoKeys = await startIdentity(HOME, undefined, undefined, settingsFor(provider.issuer));
    });
    afterAll(() => twoKeys.close());

    test.each([
      ['ends a login by a token of any of them', false, 200],
      ['ends nothing by a token of another', true, 400],
    ])('%s', async (_, otherKey, status) => {
      provider.tell({ twoKeys: true });
      const way = await begin(twoKeys, 'oidc');
      await comeBack(twoKeys, 'oidc', provider.answerTo(way.url), way);
      const ada = await twoKeys.visitorOf((await finish(twoKeys, way.browser)).reply);
      const token = await provider.logoutToken({ sub: 'ada' }, { otherKey });
      expect((await report(twoKeys, `logout_token=${token}`)).status).toBe(status);
      expect(await isLoggedIn(twoKeys, ada)).toBe(status !== 200);
    });
  });

  describe('ends a login that is under way', () => {
    /** Comes back from the provider, without logging in yet. */
    const arrive = async (sid: string): Promise<string> => {
      provider.tell({ claims: { sid } });
      const way = await begin(identity, 'oidc');
      await comeBack(identity, 'oidc', provider.answerTo(way.url), way);
      return way.browser;
    };
    const errorOf = async (browser: string) => (await finish(identity, browser)).told.error;

    test('by its user', async () => {
      const browser = await arrive('one');
      await reportToken(await provider.logoutToken({ sub: 'ada' }));
      expect(await errorOf(browser)).toBe('sign_in_expired');
    });

    test('by its id, and no other', async () => {
      const [one, two] = [await arrive('one'), await arrive('two')];
      await reportToken(await provider.logoutToken({ sid: 'one' }));
      expect([await errorOf(one), await errorOf(two)]).toEqual(['sign_in_expired', undefined]);
    });

    test('by its user and id, and no other of the user', async () => {
      const [one, two] = [await arrive('one'), await arrive('two')];
      await reportToken(await provider.logoutToken({ sub: 'ada', sid: 'one' }));
      expect([await errorOf(one), await errorOf(two)]).toEqual(['sign_in_expired', undefined]);
    });

    test('unless it is newer than the report', async () => {
      const iat = Math.floor(Date.now() / 1000) - 60;
      const browser = await arrive('one');
      await reportToken(await provider.logoutToken({ sub: 'ada', iat }));
      expect(await errorOf(browser)).toBeUndefined();
    });

    test('and waits for its second step', async () => {
      const claims = { sub: 'kim', email: 'kim@example.com' };
      const { secret } = await addApp(identity, await enter(claims), {});
      provider.tell({ claims });
      const way = await begin(identity, 'oidc');
      await comeBack(identity, 'oidc', provider.answerTo(way.url), way);
      const { pending_login } = (await finish(identity, way.browser)).told.second_factor ?? {};
      const iat = Math.floor(identity.clock().getTime() / 1000);
      await reportToken(await provider.logoutToken({ sub: 'kim', iat }));
      const reply = await identity.post('/login/second-factor', {
        pending_login,
        code: codeOf(identity, secret),
      });
      expect(await reply.json()).toMatchObject({ error: 'login_expired' });
    });
  });

  test('is refused where it is not set up', async () => {
    const token = await provider.logoutToken({ sub: 'ada' });
    expect((await report(identity, `logout_token=${token}`, 'google')).status).toBe(404);
  });
});

test('an unreachable provider gets its report again later, and doesn’t block logging out', async () => {
  const provider = await startLyingProvider(CLIENT.id);
  const identity = await startIdentity(HOME, undefined, undefined, settingsFor(provider.issuer));
  try {
    const way = await begin(identity, 'oidc');
    await comeBack(identity, 'oidc', provider.answerTo(way.url), way);
    const ada = await identity.visitorOf((await finish(identity, way.browser)).reply);
    const token = await provider.logoutToken({ sub: 'ada' });
    await provider.close();
    expect((await report(identity, `logout_token=${token}`)).status).toBe(503);
    expect(await logOut(identity, ada)).toMatchObject({ provider: { url: null } });
    expect(await isLoggedIn(identity, ada)).toBe(false);
  } finally {
    await identity.close();
  }
});
