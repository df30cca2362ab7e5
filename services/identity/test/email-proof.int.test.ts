import { listRecipients } from '@carillon/contracts/http/identity/members/list-recipients.ts';
import { startSandbox, type TestSandbox } from '@carillon/sandbox/test/sandbox-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Identity, PASSWORD, registration, startIdentity, type Visitor } from './identity-under-test.ts';
import { answer, begin, comeBack, finish } from './round-trip.ts';
import { addApp, addKey, beginLogin, codeOf } from './second-factors-of.ts';

const NEXT = 'seven bells at noon';
const HOUR_MS = 3_600_000;
const SMTP = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'carillon@example.com' };

let sandbox: TestSandbox;
let identity: Identity;
let people = 0;
let email: string;
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
beforeEach(async () => {
  await identity.mailed();
  email = `owner${++people}@example.com`;
});

const stateOf = async (visitor: Visitor) =>
  ((await (await identity.get('/user/email-proof', visitor)).json()) as { state: string }).state;
const confirm = (secret: string | undefined, visitor: Visitor, server = identity) =>
  server.post('/user/email-proof/confirm', { secret }, visitor);
const google = (as: string) => ({ email: as, name: 'Ada', verified: 'yes', decision: 'continue' });
const findRowsOf = async (collection: string, { userId }: Visitor) =>
  (await identity.stored(collection)).filter((row) => row.userId === userId || String(row._id) === userId);

async function resetPassword(server = identity): Promise<Response> {
  await server.post('/forgot-password', { email });
  const content = (await server.mailed()).at(-1)?.content;
  const secret = content?.kind === 'password_reset' ? new URL(content.link).hash.slice(1) : '';
  return server.post('/reset-password', { secret, password: NEXT, password_confirmation: NEXT });
}

/** Links a Google account with another email than the user's. */
async function linkGoogle(visitor: Visitor, as: string, more: object = {}): Promise<void> {
  const { url, browser } = await begin(identity, 'google', { visitor, current_password: PASSWORD });
  const back = await comeBack(identity, 'google', await answer(url, { ...google(as), ...more }), {
    browser,
    visitor,
  });
  expect(back).toBe('/account/security linked');
}

const UNVERIFIED = { verified: '' };

async function googleLogin(as: string) {
  const { url, browser } = await begin(identity, 'google');
  await comeBack(identity, 'google', await answer(url, google(as)), { browser });
  return finish(identity, browser);
}

test('a sign-up mails a link, which confirms the email once, in a session of the account alone', async () => {
  const ada = await identity.signUp(email);
  const [secret] = await identity.proofs(email);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await identity.stored('users'))).not.toContain(secret);
  expect(await stateOf(ada)).toBe('unconfirmed');
  const other = await identity.signUp();
  const wrong = await confirm(secret, other);
  expect([wrong.status, (await wrong.json()).error]).toEqual([410, 'link_expired']);
  expect(await stateOf(other)).toBe('unconfirmed');
  identity.takeSecurityEvents();
  expect((await confirm(secret, ada)).status).toBe(200);
  expect(identity.takeSecurityEvents()).toMatchObject([
    { event: 'email.proven', userId: ada.userId, detail: { by: 'link' } },
  ]);
  expect(await stateOf(ada)).toBe('confirmed');
  // A second click finds it done, and nothing more is mailed.
  expect((await confirm(secret, ada)).status).toBe(200);
  expect((await identity.post('/user/email-proof', undefined, ada)).status).toBe(409);
  expect(await identity.proofs(email)).toEqual([]);
});

test('only the newest link opens, for a day, and five are mailed in an hour', async () => {
  const ada = await identity.signUp(email);
  const [first] = await identity.proofs(email);
  for (let n = 0; n < 5; n++)
    expect((await identity.post('/user/email-proof', undefined, ada)).status).toBe(200);
  expect((await identity.post('/user/email-proof', undefined, ada)).status).toBe(429);
  expect(identity.takeSecurityEvents()).toContainEqual(
    expect.objectContaining({ event: 'email.throttled', detail: { by: 'account' } }),
  );
  const newest = (await identity.proofs(email)).at(-1);
  expect((await confirm(first, ada)).status).toBe(410);
  identity.advance(24 * HOUR_MS);
  const again = await identity.logIn(email);
  expect((await confirm(newest, again)).status).toBe(410);
  await identity.post('/user/email-proof', undefined, again);
  expect((await confirm((await identity.proofs(email))[0], again)).status).toBe(200);
});

test('signing up with a taken address mails nothing', async () => {
  await identity.signUp(email);
  await identity.proofs(email);
  expect((await identity.post('/register', registration(email))).status).toBe(422);
  expect(await identity.proofs(email)).toEqual([]);
});

describe('the first reset of a password by mail', () => {
  test('shuts out the person who signed up with the address, whatever they added', async () => {
    const stranger = await identity.signUp(email);
    await linkGoogle(stranger, `stranger${people}@example.com`);
    await makeToken(stranger);
    await addApp(identity, stranger);
    await identity.sent();
    identity.takeSecurityEvents();
    expect((await resetPassword()).status).toBe(200);
    expect(await identity.session(stranger.cookie)).toBeNull();
    expect(await findRowsOf('second_factors', stranger)).toEqual([]);
    expect(await findRowsOf('access_tokens', stranger)).toMatchObject([{ status: 'revoked' }]);
    // The stranger's Google account opens another account now.
    const { url, browser } = await begin(identity, 'google');
    await comeBack(identity, 'google', await answer(url, google(`stranger${people}@example.com`)), {
      browser,
    });
    const theirVisitor = await identity.visitorOf((await finish(identity, browser)).reply);
    expect(theirVisitor.userId).not.toBe(stranger.userId);
    expect(await identity.sent()).toContainEqual({
      type: 'identity.account.reclaimed',
      user_id: stranger.userId,
    });
    expect((await identity.mailed()).at(-1)).toMatchObject({
      to: email,
      content: { kind: 'security_notice', what: 'account_reclaimed' },
    });
    expect(identity.takeSecurityEvents()).toContainEqual(
      expect.objectContaining({ event: 'account.reclaimed', detail: { by: 'reset' } }),
    );
    const owner = await identity.visitorOf(await identity.post('/login', { email, password: NEXT }));
    expect(await stateOf(owner)).toBe('confirmed');
  });

  test('also removes the passkey of the person who signed up', async () => {
    const identityWithNames = await startIdentity();
    const { authenticator } = await addKey(identityWithNames, await identityWithNames.signUp(email));
    expect((await resetPassword(identityWithNames)).status).toBe(200);
    const response = await identityWithNames.post('/login/passkey/start');
    const { options } = (await response.json()) as { options: { challenge: string } };
    expect(
      (await identityWithNames.post('/login/passkey', { proof: authenticator.prove(options) })).status,
    ).toBe(422);
    expect(await beginLogin(identityWithNames, email, { password: NEXT })).toHaveProperty('token');
    await identityWithNames.close();
  });

  test('leaves a confirmed account what its user has added', async () => {
    const ada = await identity.signUp(email);
    await confirm((await identity.proofs(email))[0], ada);
    await linkGoogle(ada, email);
    const { secret } = await addApp(identity, ada);
    expect((await resetPassword()).status).toBe(200);
    const { pending_login } = await beginLogin(identity, email, { password: NEXT });
    const reply = await identity.post('/login/second-factor', {
      pending_login,
      code: codeOf(identity, secret),
    });
    const again = await identity.visitorOf(reply);
    const { methods } = (await (await identity.get('/user/sign-in-methods', again)).json()) as {
      methods: { id: string; linked: object | null }[];
    };
    expect(methods.find(({ id }) => id === 'google')?.linked).not.toBeNull();
  });
});

describe('a provider that vouches for the address', () => {
  test('confirms it for a user who links it in a session', async () => {
    const ada = await identity.signUp(email);
    await linkGoogle(ada, `other.${email}`);
    expect(await stateOf(ada)).toBe('unconfirmed');
    const grace = await identity.signUp(`grace.${email}`);
    await linkGoogle(grace, `Grace.${email}`);
    expect(await stateOf(grace)).toBe('confirmed');
    expect(await identity.session(grace.cookie)).not.toBeNull();
  });

  test('confirms it at a login, and leaves what the account has', async () => {
    const ada = await identity.signUp(email);
    await linkGoogle(ada, email, UNVERIFIED);
    await makeToken(ada);
    expect(await stateOf(ada)).toBe('unconfirmed');
    identity.takeSecurityEvents();
    const again = await identity.visitorOf((await googleLogin(email)).reply);
    expect(again.userId).toBe(ada.userId);
    expect(identity.takeSecurityEvents()).toContainEqual(
      expect.objectContaining({ event: 'email.proven', userId: ada.userId, detail: { by: 'provider' } }),
    );
    expect(await stateOf(again)).toBe('confirmed');
    expect(await identity.session(ada.cookie)).not.toBeNull();
    expect(await findRowsOf('access_tokens', ada)).toMatchObject([{ status: 'active' }]);
    const once = await identity.visitorOf((await googleLogin(email)).reply);
    expect(once.userId).toBe(ada.userId);
  });

  test('confirms it at a login with a second factor only when that is given', async () => {
    const ada = await identity.signUp(email);
    await linkGoogle(ada, email, UNVERIFIED);
    const { secret } = await addApp(identity, ada);
    const { told } = await googleLogin(email);
    expect(await stateOf(ada)).toBe('unconfirmed');
    const pending_login = told.second_factor?.pending_login;
    const code = codeOf(identity, secret);
    const reply = await identity.post('/login/second-factor', { pending_login, code });
    expect(await stateOf(await identity.visitorOf(reply))).toBe('confirmed');
  });

  test('does not confirm another address at a login', async () => {
    const ada = await identity.signUp(email);
    await linkGoogle(ada, `other.${email}`);
    await googleLogin(`other.${email}`);
    expect(await stateOf(ada)).toBe('unconfirmed');
  });

  test('and waits for its account shuts out who else has a way in', async () => {
    const stranger = await identity.signUp(email);
    await makeToken(stranger);
    const { url, browser } = await begin(identity, 'google');
    await comeBack(identity, 'google', await answer(url, google(email)), { browser });
    expect((await finish(identity, browser)).told.link_to).toBe(email);
    const login = { email, password: PASSWORD };
    const owner = await identity.visitorOf(await identity.inBrowser(browser, 'POST', '/login', login));
    expect(await stateOf(owner)).toBe('confirmed');
    expect(await identity.session(stranger.cookie)).toBeNull();
    expect(await identity.session(owner.cookie)).not.toBeNull();
    expect(await findRowsOf('access_tokens', stranger)).toMatchObject([{ status: 'revoked' }]);
    expect(await identity.mailed()).toMatchObject([{ content: { what: 'account_reclaimed' } }]);
  });

  test('makes an account that is confirmed from the beginning', async () => {
    const { url, browser } = await begin(identity, 'google');
    await comeBack(identity, 'google', await answer(url, google(email)), { browser });
    expect(await stateOf(await identity.visitorOf((await finish(identity, browser)).reply))).toBe(
      'confirmed',
    );
  });
});

test('a mailed invitation confirms the address only if nobody else has its link', async () => {
  const accepted = async (server: Identity, makeOlder?: () => Promise<unknown>) => {
    const [owner, ada] = [await server.signUp(), await server.signUp(email)];
    await server.post('/workspace/invitations', { email, role: 'writer' }, owner);
    const content = (await server.mailed()).at(-1)?.content;
    const secret = content?.kind === 'invitation' ? new URL(content.link).hash.slice(1) : '';
    await makeOlder?.();
    expect((await server.post('/invitations/accept', { secret }, ada)).status).toBe(200);
    return (await (await server.get('/user/email-proof', ada)).json()) as object;
  };
  expect(await accepted(identity)).toMatchObject({ state: 'unconfirmed', mail: 'mailbox' });
  const sending = await startIdentity(undefined, undefined, undefined, SMTP);
  expect(await accepted(sending)).toMatchObject({ state: 'confirmed', mail: 'smtp' });
  email = `shown.${email}`;
  const showLink = () => sending.change('invitations', { email }, { mailedOnly: false });
  expect(await accepted(sending, showLink)).toMatchObject({ state: 'unconfirmed', mail: 'smtp' });
  await sending.close();
});

test('a workspace’s events aren’t mailed to unconfirmed addresses, and are kept for all', async () => {
  const sending = await startIdentity(undefined, undefined, undefined, SMTP);
  for (const [server, many] of [
    [identity, 2],
    [sending, 1],
  ] as const) {
    const [ada, eve] = [await server.signUp(email), await server.signUp(`eve.${email}`)];
    await confirm((await server.proofs(email))[0], ada, server);
    const userIds = [ada, eve].map(({ userId }) => userId);
    const members = userIds.map((userId) => ({ userId, role: 'owner', joinedAt: new Date() }));
    await server.change('workspaces', { _id: ada.workspaceId }, { members });
    const body = { workspace_id: ada.workspaceId };
    const { recipients } = await server.as('notifications').call(listRecipients, { body });
    expect(recipients.map(({ user_id }) => user_id)).toEqual(userIds.slice(0, many));
  }
  await sending.close();
});

test('a server without mail asks nobody to confirm', async () => {
  const silent = await startIdentity('https://carillon.example');
  const ada = await silent.signUp(email);
  expect(await (await silent.get('/user/email-proof', ada)).json()).toMatchObject({ mail: 'none' });
  expect((await silent.post('/user/email-proof', undefined, ada)).status).toBe(503);
  expect(await silent.proofs(email)).toEqual([]);
  await silent.close();
});

async function makeToken(visitor: Visitor): Promise<void> {
  const expires_at = new Date(identity.clock().getTime() + HOUR_MS).toISOString();
  const request = { name: 'A script', scopes: ['posts:read'], expires_at };
  expect((await identity.post('/access-tokens', request, visitor)).status).toBe(201);
}
