import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createOidcProvider } from '../sign-in/oidc-provider.ts';
import { type Identity, startIdentity } from './identity-under-test.ts';
import { startLyingProvider } from './lying-provider.ts';
import { CLIENT, startOpenidProvider } from './openid-provider.ts';
import { begin, comeBack, finish } from './round-trip.ts';

const HOUR = 3_600_000;
const HOME = 'http://localhost:8080';
const settingsFor = (issuer: string) => ({
  SANDBOX: 'off',
  OIDC_ISSUER: issuer,
  OIDC_NAME: 'Bell Foundry',
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
});

describe('a provider that others wrote', () => {
  let provider: Awaited<ReturnType<typeof startOpenidProvider>>;
  let identity: Identity;
  beforeAll(async () => {
    provider = await startOpenidProvider();
    identity = await startIdentity(HOME, undefined, undefined, settingsFor(provider.issuer));
  });
  afterAll(async () => {
    await identity.close();
    await provider.close();
  });

  test('is offered by the operator’s name for it, and logs users in', async () => {
    expect(await (await identity.get('/sign-in/providers')).json()).toMatchObject({
      providers: [{ id: 'oidc', name: 'Bell Foundry' }],
    });
    const { url, browser } = await begin(identity, 'oidc');
    const query = await provider.logIn(url, 'ada');
    expect(query.get('iss')).toBe(provider.issuer);
    expect(await comeBack(identity, 'oidc', query, { browser })).toBe('/login ready');
    const ada = await identity.visitorOf((await finish(identity, browser)).reply);
    expect(await (await identity.get('/user', ada)).json()).toMatchObject({
      name: 'Ada',
      email: 'ada@example.org',
    });
    const again = await begin(identity, 'oidc');
    await comeBack(identity, 'oidc', await provider.logIn(again.url, 'ada'), again);
    const { reply } = await finish(identity, again.browser);
    expect((await identity.visitorOf(reply)).userId).toBe(ada.userId);
  });

  test('confirms who is there by asking again, and by nothing less', async () => {
    const first = await begin(identity, 'oidc');
    await comeBack(identity, 'oidc', await provider.logIn(first.url, 'eve'), first);
    const visitor = await identity.visitorOf((await finish(identity, first.browser)).reply);
    const confirm = async (isStripped: boolean) => {
      const { url, browser } = await begin(identity, 'oidc', { visitor });
      // Canaille 0.3.6 asks for the password without end at 0.
      expect(url.searchParams.get('max_age')).toBe('5');
      if (isStripped) for (const name of ['max_age', 'claims']) url.searchParams.delete(name);
      return comeBack(identity, 'oidc', await provider.logIn(url, 'eve'), { browser, visitor });
    };
    identity.advance(HOUR / 4);
    const readNeeded = async () => (await identity.get('/user/confirmation', visitor)).json();
    expect(await confirm(true)).toBe('/account/security not_fresh');
    expect(await readNeeded()).toMatchObject({ fresh_login_needed: true });
    expect(await confirm(false)).toBe('/account/security confirmed');
    expect(await readNeeded()).toMatchObject({ fresh_login_needed: false });
  });

  test('gives nothing for a code twice', async () => {
    const { url, browser } = await begin(identity, 'oidc');
    const query = await provider.logIn(url, 'bob');
    expect(await comeBack(identity, 'oidc', query, { browser })).toBe('/login ready');
    const next = await begin(identity, 'oidc');
    query.set('state', next.url.searchParams.get('state') ?? '');
    expect(await comeBack(identity, 'oidc', query, next)).toBe('/login refused');
  });
});

describe('a provider that lies', () => {
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

  const goThere = async (more: object = {}) => {
    const { url, browser } = await begin(identity, 'oidc');
    return comeBack(identity, 'oidc', { ...provider.answerTo(url), ...more }, { browser });
  };
  const past = Math.floor(Date.now() / 1000) - 3600;

  test.each([
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'another app' } }],
    ['another nonce', { claims: { nonce: 'of another login' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['a token that is over', { claims: { iat: past, exp: past + 60 } }],
    ['a token without a signature', { unsigned: true }],
    ['a token by another key', { otherKey: true }],
  ])('with %s logs nobody in', async (_, lie) => {
    provider.tell(lie);
    expect(await goThere()).toBe('/login mismatch');
  });

  test('tells the truth at other times', async () => {
    provider.tell({});
    expect(await goThere()).toBe('/login ready');
  });

  // As Keycloak 26.7.3 does once its operator adds a key with a higher priority.
  test('logs users in with a key that is a moment old, though its keys have just been read', async () => {
    provider.tell({});
    expect(await goThere()).toBe('/login ready');
    provider.rotateKeys();
    expect(await goThere()).toBe('/login ready');
  });

  test('has its keys read once more in five seconds at most, however many tokens name an unpublished key', async () => {
    let now = 0;
    const { issuer } = provider;
    const names = { id: 'oidc', name: 'Bell Foundry', authority: 'bell-foundry.example' } as const;
    const client = { clientId: CLIENT.id, clientSecret: CLIENT.secret };
    const oidc = createOidcProvider({ ...names, issuer, ...client }, { clock: () => new Date(now) });
    const round = {
      state: 's',
      nonce: 'n',
      verifier: 'v'.repeat(43),
      redirectUri: `${HOME}/back`,
      askedSince: null,
    };
    const logIn = async (otherKeyId?: string) => {
      provider.tell({ ...(otherKeyId && { otherKeyId }) });
      return oidc.identify(provider.answerTo(new URL(await oidc.authorizeUrl(round))), round);
    };
    const before = provider.keyReads();
    await logIn();
    expect(provider.keyReads() - before).toBe(1);
    for (const [at, reads] of [
      [0, 2],
      [0, 2],
      [4_999, 2],
      [5_000, 3],
      [9_999, 3],
    ] as const) {
      now = at;
      await expect(logIn('unpublished')).rejects.toMatchObject({ reason: 'mismatch' });
      expect([at, provider.keyReads() - before]).toEqual([at, reads]);
    }
  });

  test('answers for no other issuer, and not without saying which it is', async () => {
    provider.tell({});
    expect(await goThere({ iss: 'https://evil.example' })).toBe('/login mismatch');
    expect(await goThere({ iss: '' })).toBe('/login mismatch');
  });

  test('a failing or endless reply counts as unreachable', async () => {
    provider.tell({ answer: (reply) => void reply.writeHead(503).end('no') });
    expect(await goThere()).toBe('/login unavailable');
    provider.tell({
      answer(reply) {
        reply.setHeader('content-type', 'application/json');
        const more = () => void reply.write(`"${'x'.repeat(65_536)}",`);
        const timer = setInterval(more, 1);
        reply.once('close', () => clearInterval(timer));
      },
    });
    expect(await goThere()).toBe('/login unavailable');
    provider.tell({ answer: (reply) => void reply.destroy() });
    expect(await goThere()).toBe('/login unavailable');
  });

  test.each([
    ['is somebody else', { issuer: 'https://evil.example' }],
    ['has no keys', { jwks_uri: undefined }],
  ])('that %s is not gone to', async (_, configuration) => {
    identity.advance(2 * HOUR);
    provider.tell({ configuration });
    const reply = await identity.post('/sign-in/oidc', {});
    expect([reply.status, await reply.json()]).toMatchObject([503, { error: 'provider_unavailable' }]);
  });

  test('a token endpoint without TLS gets no code', async () => {
    identity.advance(2 * HOUR);
    provider.tell({ configuration: { token_endpoint: 'http://evil.example/token' } });
    expect(await goThere()).toBe('/login unavailable');
  });
});

describe('the email of somebody new', () => {
  const running: { close(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const one of running.reverse()) await one.close();
  });

  /** Logs a user in by a provider that says this of them; gives where they get, and the account's email there. */
  async function logIn(
    user: string,
    claims: Readonly<Record<string, unknown>>,
    { inIdToken = true, trust = 'false', markedBy = 'both' } = {},
  ) {
    const provider = await startOpenidProvider({
      of: (_, place) => (markedBy === 'both' || markedBy === place ? claims : { email_verified: undefined }),
      inIdToken,
    });
    running.push(provider);
    const settings = { ...settingsFor(provider.issuer), OIDC_TRUST_EMAIL: trust };
    const identity = await startIdentity(HOME, undefined, undefined, settings);
    running.push(identity);
    const way = await begin(identity, 'oidc');
    const back = await comeBack(identity, 'oidc', await provider.logIn(way.url, user), way);
    return { back, identity, ...way };
  }

  test.each([
    ['is marked as verified in the ID token', { email_verified: true }, { inIdToken: true }],
    ['is in userinfo alone', { email_verified: true }, { inIdToken: false }],
    ['is marked as verified by userinfo alone', { email_verified: true }, { markedBy: 'userinfo' }],
    ['is marked as verified by a text', { email_verified: 'true' }, {}],
    [
      'is not marked, and the operator vouches for the issuer',
      { email_verified: undefined },
      { trust: 'true' },
    ],
    [
      'is marked as unverified, and the operator vouches for the issuer',
      { email_verified: false },
      { trust: 'true' },
    ],
  ])('makes an account where it %s', async (_, claims, how) => {
    const { back, identity, browser } = await logIn('new', claims, how);
    expect(back).toBe('/login ready');
    const visitor = await identity.visitorOf((await finish(identity, browser)).reply);
    expect(await (await identity.get('/user', visitor)).json()).toMatchObject({ email: 'new@example.org' });
  });

  test.each([
    ['is not marked', { email_verified: undefined }, 'email_unverified'],
    ['is marked as unverified', { email_verified: false }, 'email_unverified'],
    ['is marked as unverified by a text', { email_verified: 'false' }, 'email_unverified'],
    ['is a user name', { email: undefined, preferred_username: 'ada@example.org' }, 'no_email'],
  ])('makes none where it %s', async (_, claims, outcome) => {
    expect((await logIn('new', claims)).back).toBe(`/login ${outcome}`);
  });

  test('opens no account of that email by itself, though the operator vouches for the issuer', async () => {
    const provider = await startOpenidProvider({
      of: () => ({ email_verified: undefined }),
      inIdToken: true,
    });
    running.push(provider);
    const settings = { ...settingsFor(provider.issuer), OIDC_TRUST_EMAIL: 'true' };
    const identity = await startIdentity(HOME, undefined, undefined, settings);
    running.push(identity);
    await identity.signUp('there@example.org');
    const way = await begin(identity, 'oidc');
    await comeBack(identity, 'oidc', await provider.logIn(way.url, 'there'), way);
    const { told } = await finish(identity, way.browser);
    expect(told).toMatchObject({ token: null, link_to: 'there@example.org' });
  });
});
