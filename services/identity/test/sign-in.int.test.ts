import { startSandbox, type TestSandbox } from '@carillon/sandbox/test/sandbox-server.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { codeAt } from './authenticator-app.ts';
import { type Identity, PASSWORD, startIdentity, type Visitor } from './identity-under-test.ts';
import { answer, begin, comeBack, finish } from './round-trip.ts';

const MINUTE = 60_000;
const NEW_PASSWORD = 'seven bells at noon';

let sandbox: TestSandbox;
let identity: Identity;
beforeAll(async () => {
  sandbox = await startSandbox();
  identity = await startIdentity(new URL(sandbox.publicUrl).origin, sandbox.networks, undefined, {
    SANDBOX_URL: sandbox.publicUrl,
    SANDBOX_KEY: Buffer.from(sandbox.secret, 'hex').toString('base64'),
  });
});
afterAll(async () => {
  await identity.close();
  await sandbox.close();
});

const asGoogle = (email: string, more: object = {}) => ({
  email,
  name: 'Ada Lovelace',
  verified: 'yes',
  decision: 'continue',
  ...more,
});

/** All the way to Google and back. */
async function viaGoogle(email: string, more: object = {}) {
  const { url, browser } = await begin(identity, 'google');
  const back = await comeBack(identity, 'google', await answer(url, asGoogle(email, more)), { browser });
  return { browser, back };
}

async function logInWithGoogle(email: string): Promise<Visitor> {
  const { browser } = await viaGoogle(email);
  return identity.visitorOf((await finish(identity, browser)).reply);
}

const methodsOf = async (visitor: Visitor) =>
  (await (await identity.get('/user/sign-in-methods', visitor)).json()) as {
    password: boolean;
    confirmed: boolean;
    methods: { id: string; available: boolean; linked: { email: string } | null }[];
  };
const linkedOf = async (visitor: Visitor) =>
  (await methodsOf(visitor)).methods.flatMap(({ id, linked }) => (linked ? [id] : []));
const setPassword = (visitor: Visitor, password: string) =>
  identity.post('/user/password', { password, password_confirmation: password }, visitor);

test('the providers that the sandbox replaces are there', async () => {
  expect(await (await identity.get('/sign-in/providers')).json()).toEqual({
    success: true,
    providers: [
      { id: 'google', name: 'Google' },
      { id: 'facebook', name: 'Facebook' },
    ],
  });
  expect((await identity.post('/sign-in/oidc', {})).status).toBe(404);
});

describe('somebody new', () => {
  test('gets an account without a password, and the same one the next time', async () => {
    identity.takeSecurityEvents();
    const { browser, back } = await viaGoogle('new@example.com');
    expect(back).toBe('/login ready');
    const { reply, told } = await finish(identity, browser);
    expect(told).toMatchObject({
      success: true,
      provider: 'google',
      created: true,
      token: expect.any(String),
      link_to: null,
    });
    const visitor = await identity.visitorOf(reply);
    expect(await (await identity.get('/user', visitor)).json()).toMatchObject({
      name: 'Ada Lovelace',
      email: 'new@example.com',
      timezone: 'Europe/Paris',
    });
    expect(identity.takeSecurityEvents()).toMatchObject([
      { event: 'account.created', userId: visitor.userId, detail: { provider: 'google' } },
      { event: 'login.success', userId: visitor.userId, detail: { by: 'google' } },
    ]);
    expect((await identity.post('/login', { email: 'new@example.com', password: PASSWORD })).status).toBe(
      422,
    );
    expect((await logInWithGoogle('New@example.com')).userId).toBe(visitor.userId);
    const again = await viaGoogle('new@example.com');
    expect((await finish(identity, again.browser)).told.created).toBe(false);
  });

  test('comes by Facebook too, with the email that Facebook tells', async () => {
    const { url, browser } = await begin(identity, 'facebook', { remember: true });
    expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    const query = await answer(url, { name: 'Grace Hopper', decision: 'allow' });
    expect(await comeBack(identity, 'facebook', query, { browser })).toBe('/login ready');
    const { reply } = await finish(identity, browser);
    expect(reply.headers.get('set-cookie')).toMatch(/Max-Age=\d{6,}/);
    const visitor = await identity.visitorOf(reply);
    expect(await (await identity.get('/user', visitor)).json()).toMatchObject({
      name: 'Grace Hopper',
      email: 'grace.hopper@sandbox.example',
    });
  });

  test.each([
    ['whose email is not verified', { verified: '' }, 'email_unverified'],
    ['who says no', { decision: 'cancel' }, 'denied'],
  ])('%s gets none', async (_, more, outcome) => {
    const { browser, back } = await viaGoogle('unproved@example.com', more);
    expect(back).toBe(`/login ${outcome}`);
    expect((await finish(identity, browser)).told.error).toBe('sign_in_expired');
    expect(await identity.stored('users')).not.toContainEqual(
      expect.objectContaining({ email: 'unproved@example.com' }),
    );
  });

  test('whom Facebook has no email of gets none', async () => {
    const { url, browser } = await begin(identity, 'facebook');
    const body = new URLSearchParams({ name: 'Nobody', decision: 'allow', scope: 'public_profile' });
    const reply = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    const query = new URL(reply.headers.get('location') ?? '').searchParams;
    expect(await comeBack(identity, 'facebook', query, { browser })).toBe('/login no_email');
  });
});

test('a second factor is asked for after a provider too', async () => {
  const ada = await logInWithGoogle('factor@example.com');
  const started = await identity.post('/user/authenticator', {}, ada);
  const { secret } = (await started.json()) as { secret: string };
  const code = () => codeAt(secret, identity.clock());
  expect((await identity.post('/user/authenticator/confirm', { code: code() }, ada)).status).toBe(200);
  const { browser } = await viaGoogle('factor@example.com');
  const { reply, told } = await finish(identity, browser);
  expect(told).toMatchObject({ token: null, link_to: null, second_factor: { methods: expect.anything() } });
  expect(reply.headers.get('set-cookie')).toBeNull();
  identity.advance(MINUTE);
  const { pending_login } = told.second_factor ?? {};
  const second = await identity.post('/login/second-factor', { pending_login, code: code() });
  expect((await identity.visitorOf(second)).userId).toBe(ada.userId);
});

describe('an account that has the email', () => {
  test('is linked by the next login to it in that browser, and by nothing else', async () => {
    const ada = await identity.signUp('has@example.com');
    const [secret] = await identity.proofs('has@example.com');
    await identity.post('/user/email-proof/confirm', { secret }, ada);
    const eve = await identity.signUp('eve@example.com');
    const { browser } = await viaGoogle('has@example.com');
    const { reply, told } = await finish(identity, browser);
    expect(told).toMatchObject({ token: null, link_to: 'has@example.com' });
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect((await finish(identity, browser)).told.error).toBe('sign_in_expired');
    const logIn = (email: string, from?: string) =>
      identity.inBrowser(from, 'POST', '/login', { email, password: PASSWORD });
    expect(await (await logIn('eve@example.com', browser)).json()).toMatchObject({ linked: null });
    expect(await (await logIn('has@example.com')).json()).toMatchObject({ linked: null });
    expect([await linkedOf(ada), await linkedOf(eve)]).toEqual([[], []]);
    expect(await (await logIn('has@example.com', browser)).json()).toMatchObject({ linked: 'google' });
    expect(await linkedOf(ada)).toEqual(['google']);
    expect((await logInWithGoogle('has@example.com')).userId).toBe(ada.userId);
  });

  test('an account without a password is linked by a login with the provider that created it', async () => {
    const facebook = await begin(identity, 'facebook');
    const person = await answer(facebook.url, { name: 'Two Ways', decision: 'allow' });
    await comeBack(identity, 'facebook', person, facebook);
    const visitor = await identity.visitorOf((await finish(identity, facebook.browser)).reply);
    const { browser } = await viaGoogle('two.ways@sandbox.example');
    expect((await finish(identity, browser)).told.link_to).toBe('two.ways@sandbox.example');
    const again = await begin(identity, 'facebook', { from: browser });
    const query = await answer(again.url, { name: 'Two Ways', decision: 'allow' });
    await comeBack(identity, 'facebook', query, again);
    expect((await finish(identity, again.browser)).told).toMatchObject({ linked: 'google' });
    expect(await linkedOf(visitor)).toEqual(['google', 'facebook']);
  });

  test('is not linked once the wait is over', async () => {
    const ada = await identity.signUp('late@example.com');
    const { browser } = await viaGoogle('late@example.com');
    await finish(identity, browser);
    identity.advance(11 * MINUTE);
    const body = { email: 'late@example.com', password: PASSWORD };
    const reply = await identity.inBrowser(browser, 'POST', '/login', body);
    expect(await reply.json()).toMatchObject({ linked: null });
    expect(await linkedOf(ada)).toEqual([]);
  });
});

describe('a logged-in user', () => {
  const unlink = (visitor: Visitor, confirmation: object = { current_password: PASSWORD }) =>
    identity.post('/user/sign-in-methods/google/unlink', confirmation, visitor);
  const link = async (visitor: Visitor, email: string, body: object = { current_password: PASSWORD }) => {
    const { url, browser } = await begin(identity, 'google', { visitor, ...body });
    return comeBack(identity, 'google', await answer(url, asGoogle(email)), { browser, visitor });
  };

  test('links a provider with the password, and unlinks it', async () => {
    const ada = await identity.signUp();
    const wrong = await identity.post('/user/sign-in-methods', { provider: 'google' }, ada);
    expect(await wrong.json()).toMatchObject({ errors: { current_password: [expect.any(String)] } });
    expect(await link(ada, 'linked@example.com')).toBe('/account/security linked');
    expect((await logInWithGoogle('linked@example.com')).userId).toBe(ada.userId);
    const refusal = await unlink(ada, {});
    expect(await refusal.json()).toMatchObject({ errors: { current_password: [expect.any(String)] } });
    expect(await linkedOf(ada)).toHaveLength(1);
    expect((await unlink(ada)).status).toBe(200);
    expect((await unlink(ada)).status).toBe(404);
    expect(await linkedOf(ada)).toEqual([]);
  });

  test('links nobody else’s, and one of a provider', async () => {
    const [ada, eve] = [await identity.signUp(), await identity.signUp()];
    expect(await link(ada, 'one@example.com')).toBe('/account/security linked');
    expect(await link(eve, 'one@example.com')).toBe('/account/security taken');
    expect(await link(ada, 'two@example.com')).toBe('/account/security other_account');
    expect((await linkedOf(eve)).length).toBe(0);
  });

  test('keeps the last way in, and can make a password another one', async () => {
    const ada = await logInWithGoogle('only@example.com');
    expect((await unlink(ada, {})).status).toBe(409);
    identity.advance(11 * MINUTE);
    expect(await (await unlink(ada, {})).json()).toMatchObject({ error: 'fresh_login_needed' });
    expect((await methodsOf(ada)).confirmed).toBe(false);
    expect(await (await setPassword(ada, NEW_PASSWORD)).json()).toMatchObject({
      error: 'fresh_login_needed',
    });
    const other = await identity.post('/user/sign-in-methods', { provider: 'facebook' }, ada);
    expect(await other.json()).toMatchObject({ error: 'fresh_login_needed' });
    expect(await link(ada, 'other@example.com', {})).toBe('/account/security other_account');
    expect(await link(ada, 'only@example.com', {})).toBe('/account/security confirmed');
    expect((await setPassword(ada, 'password123')).status).toBe(422);
    await identity.mailed();
    expect((await setPassword(ada, NEW_PASSWORD)).status).toBe(200);
    expect(await identity.mailed()).toMatchObject([
      { to: 'only@example.com', content: { kind: 'security_notice', what: 'password_set' } },
    ]);
    expect((await setPassword(ada, 'another bell rings')).status).toBe(409);
    const login = { email: 'only@example.com', password: NEW_PASSWORD };
    expect((await identity.post('/login', login)).status).toBe(200);
    expect((await unlink(ada, { current_password: NEW_PASSWORD })).status).toBe(200);
    expect(identity.takeSecurityEvents().map(({ event }) => event)).toEqual(
      expect.arrayContaining(['password.set', 'provider.unlinked', 'provider.refused']),
    );
  });
});

describe('a way back', () => {
  test('is good once, in its own browser, for its own provider, for ten minutes', async () => {
    const { url, browser } = await begin(identity, 'google');
    const query = await answer(url, asGoogle('once@example.com'));
    const other = await begin(identity, 'google');
    expect(await comeBack(identity, 'google', query)).toBe('/login other_browser');
    expect(await comeBack(identity, 'google', query, { browser })).toBe('/login state_unknown');

    const state = other.url.searchParams.get('state') ?? '';
    const forged = { code: query.get('code') ?? '', state };
    expect(await comeBack(identity, 'facebook', forged, other)).toBe('/login other_provider');

    const late = await begin(identity, 'google');
    const lateQuery = await answer(late.url, asGoogle('once@example.com'));
    identity.advance(11 * MINUTE);
    expect(await comeBack(identity, 'google', lateQuery, late)).toBe('/login expired');
    expect(await comeBack(identity, 'google', {}, late)).toBe('/login state_unknown');
  });

  test('a used code, or one from another round trip, opens nothing', async () => {
    const first = await begin(identity, 'google');
    const query = await answer(first.url, asGoogle('code@example.com'));
    const second = await begin(identity, 'google');
    const state = second.url.searchParams.get('state') ?? '';
    const stolen = { code: query.get('code') ?? '', state, iss: query.get('iss') ?? '' };
    expect(await comeBack(identity, 'google', stolen, second)).toBe('/login refused');
    expect(await comeBack(identity, 'google', query, first)).toBe('/login refused');
  });

  test('a round trip started by a logged-in user only works in their session', async () => {
    const [ada, eve] = [await identity.signUp(), await identity.signUp()];
    const { url, browser } = await begin(identity, 'google', { visitor: ada, current_password: PASSWORD });
    const query = await answer(url, asGoogle('session@example.com'));
    expect(await comeBack(identity, 'google', query, { browser, visitor: eve })).toBe(
      '/account/security other_session',
    );
    expect([await linkedOf(ada), await linkedOf(eve)]).toEqual([[], []]);
  });

  test('leaves nothing in the store that opens anything', async () => {
    const { url, browser } = await begin(identity, 'google');
    const state = url.searchParams.get('state') ?? '';
    const query = await answer(url, asGoogle('stored@example.com'));
    const states = JSON.stringify(await identity.stored('sign_in_states'));
    await comeBack(identity, 'google', query, { browser });
    const storedText = states + JSON.stringify(await identity.stored('sign_in_tickets'));
    for (const secret of [state, browser, url.searchParams.get('nonce') ?? '-', query.get('code') ?? '-'])
      expect(storedText).not.toContain(secret);
  });
});
