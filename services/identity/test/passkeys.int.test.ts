import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { type Identity, PASSWORD, startIdentity, type Visitor } from './identity-under-test.ts';
import { addApp, addKey, beginLogin, byKey, codeOf, startKey } from './second-factors-of.ts';
import { createAuthenticator } from './software-authenticator.ts';

const MINUTE = 60_000;

let identity: Identity;
let people = 0;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

async function withKey() {
  const email = `key${++people}@example.com`;
  const visitor = await identity.signUp(email);
  return { email, visitor, ...(await addKey(identity, visitor)) };
}

const optionsOf = async (reply: Promise<Response>) =>
  ((await (await reply).json()) as { options: { challenge: string; allowCredentials: { id: string }[] } })
    .options;
const startLogin = () => optionsOf(identity.post('/login/passkey/start'));
const logIn = (proof: object) => identity.post('/login/passkey', { proof });
const listOf = async (visitor: Visitor) =>
  (await (await identity.get('/user/second-factors', visitor)).json()) as {
    passkeys: { id: string; name: string; last_used_at: string | null }[];
    recovery_codes_left: number | null;
  };

describe('a passkey', () => {
  test('is added after the password was asked for, with recovery codes when it is the first factor', async () => {
    const ada = await identity.signUp();
    expect((await identity.post('/user/passkeys/start', {}, ada)).status).toBe(422);
    const { passkey, recoveryCodes } = await addKey(identity, ada);
    expect(recoveryCodes).toHaveLength(10);
    expect(passkey).toMatchObject({ name: 'Passkey', last_used_at: null });
    expect(await listOf(ada)).toMatchObject({ passkeys: [passkey], recovery_codes_left: 10 });
    const confirmationWith = (code: number) => ({
      current_password: PASSWORD,
      recovery_code: recoveryCodes?.[code],
    });
    expect((await addKey(identity, ada, confirmationWith(0))).recoveryCodes).toBeNull();
    const options = await optionsOf(identity.post('/user/passkeys/start', confirmationWith(1), ada));
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      excludeCredentials: [{}, {}],
    });
  });

  test('logs in by itself, without an email, and is both factors', async () => {
    const { email, visitor, authenticator, passkey } = await withKey();
    identity.takeSecurityEvents();
    const proof = authenticator.prove(await startLogin(), { userHandle: visitor.userId });
    const reply = await logIn(proof);
    expect([reply.status, await reply.json()]).toMatchObject([200, { token: expect.any(String) }]);
    const cookie = /carillon_session=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect(await identity.session(cookie)).toMatchObject({ user_id: visitor.userId });
    expect(identity.takeSecurityEvents()).toMatchObject([
      { event: 'login.success', detail: { by: 'passkey' } },
    ]);
    expect((await listOf(visitor)).passkeys).toMatchObject([
      { id: passkey.id, last_used_at: expect.any(String) },
    ]);
    const { token, second_factor } = await beginLogin(identity, email);
    expect([token, second_factor?.methods]).toEqual([undefined, ['passkey', 'recovery_code']]);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['no finger, face or PIN', { userVerified: false }],
    ['a counter that goes back, as a copy’s', { counter: 1 }],
    ['another user’s handle', { userHandle: 'somebody else' }],
  ])('is refused with %s', async (_, wrong) => {
    const { authenticator } = await withKey();
    expect((await logIn(authenticator.prove(await startLogin()))).status).toBe(200);
    identity.takeSecurityEvents();
    const reply = await logIn(authenticator.prove(await startLogin(), wrong));
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([422, null]);
    expect(await reply.json()).toMatchObject({ error: 'passkey_refused' });
    expect(identity.takeSecurityEvents()).toMatchObject([
      { event: 'factor.refused', detail: { method: 'passkey' } },
    ]);
  });

  test('is refused with another’s signature, or when nobody knows it', async () => {
    const { authenticator } = await withKey();
    const options = await startLogin();
    const { signature } = createAuthenticator().prove(options);
    expect((await logIn({ ...authenticator.prove(options), signature })).status).toBe(422);
    expect((await logIn(createAuthenticator().prove(await startLogin()))).status).toBe(422);
    expect((await logIn({ ...authenticator.prove(await startLogin()), client_data: 'AAAA' })).status).toBe(
      422,
    );
    expect((await logIn(authenticator.prove({ challenge: 'made up' }))).status).toBe(422);
  });

  test('answers a challenge once, within five minutes, and for what it was asked', async () => {
    const { authenticator, visitor, email } = await withKey();
    const proof = authenticator.prove(await startLogin());
    expect((await Promise.all([logIn(proof), logIn(proof)])).map(({ status }) => status).sort()).toEqual([
      200, 422,
    ]);
    const late = await startLogin();
    identity.advance(5 * MINUTE);
    expect((await logIn(authenticator.prove(late))).status).toBe(422);
    const options = await optionsOf(identity.post('/user/passkeys/ask', {}, visitor));
    expect((await logIn(authenticator.prove(options))).status).toBe(422);
    const { pending_login } = await beginLogin(identity, email);
    const passkey = authenticator.prove(await startLogin());
    expect((await identity.post('/login/second-factor', { pending_login, passkey })).status).toBe(422);
  });

  test('finishes the login of its user after the password, and of nobody else', async () => {
    const [ada, bob] = [await withKey(), await withKey()];
    const { pending_login } = await beginLogin(identity, ada.email);
    const ask = () => optionsOf(identity.post('/login/second-factor/passkey', { pending_login }));
    const { allowCredentials, ...first } = await ask();
    expect(allowCredentials.map(({ id }) => id)).toEqual([ada.authenticator.credential]);
    const finish = (passkey: object) => identity.post('/login/second-factor', { pending_login, passkey });
    expect((await finish(bob.authenticator.prove(first))).status).toBe(422);
    expect((await finish(ada.authenticator.prove(await ask()))).status).toBe(200);
    expect((await identity.post('/login/second-factor/passkey', { pending_login })).status).toBe(409);
  });

  test('confirms who is there instead of the password, in the session that was asked', async () => {
    const { visitor, email, authenticator, passkey } = await withKey();
    const ask = () => optionsOf(identity.post('/user/passkeys/ask', {}, visitor));
    const remove = (body: object) => identity.post(`/user/passkeys/${passkey.id}/remove`, body, visitor);
    const elsewhere = await optionsOf(
      identity.post('/user/passkeys/ask', {}, { ...visitor, sessionId: 'another' }),
    );
    expect((await remove({ passkey: authenticator.prove(elsewhere) })).status).toBe(422);
    expect((await remove({})).status).toBe(422);
    expect((await remove({ passkey: authenticator.prove(await ask()) })).status).toBe(200);
    expect(await listOf(visitor)).toMatchObject({ passkeys: [], recovery_codes_left: null });
    expect((await logIn(authenticator.prove(await startLogin()))).status).toBe(422);
    expect((await beginLogin(identity, email)).token).toBeDefined();
  });

  test('is one account’s alone, and its user’s to rename and remove', async () => {
    const [ada, bob] = [await withKey(), await withKey()];
    const confirmation = await byKey(identity, bob.visitor, bob.authenticator);
    const credential = ada.authenticator.make(await startKey(identity, bob.visitor, confirmation));
    expect((await identity.post('/user/passkeys', { made: credential }, bob.visitor)).status).toBe(409);
    const place = `/user/passkeys/${ada.passkey.id}`;
    expect((await identity.put(place, { name: 'Mine' }, bob.visitor)).status).toBe(404);
    const confirmed = { current_password: PASSWORD };
    expect((await identity.post(`${place}/remove`, confirmed, bob.visitor)).status).toBe(404);
    expect((await identity.put(place, { name: ' ' }, ada.visitor)).status).toBe(422);
    expect((await identity.put(place, { name: ' My phone ' }, ada.visitor)).status).toBe(200);
    expect((await listOf(ada.visitor)).passkeys).toMatchObject([{ name: 'My phone' }]);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no finger, face or PIN', { userVerified: false }],
  ])('is not added with %s, and not by an old challenge', async (_, wrong) => {
    const ada = await identity.signUp();
    const authenticator = createAuthenticator();
    const options = await startKey(identity, ada);
    const add = (credential: object) => identity.post('/user/passkeys', { made: credential }, ada);
    expect((await add(authenticator.make(options, wrong))).status).toBe(422);
    expect((await add(authenticator.make(options))).status).toBe(422);
    expect(await listOf(ada)).toMatchObject({ passkeys: [], recovery_codes_left: null });
  });
});

test('the app stays when the last passkey goes, and the recovery codes with it', async () => {
  const { visitor, email, passkey, authenticator } = await withKey();
  const { secret } = await addApp(identity, visitor, await byKey(identity, visitor, authenticator));
  const confirmation = await byKey(identity, visitor, authenticator);
  await identity.post(`/user/passkeys/${passkey.id}/remove`, confirmation, visitor);
  expect(await listOf(visitor)).toMatchObject({ passkeys: [], recovery_codes_left: 10 });
  const { pending_login, second_factor } = await beginLogin(identity, email);
  expect(second_factor?.methods).toEqual(['code', 'recovery_code']);
  const done = await identity.post('/login/second-factor', { pending_login, code: codeOf(identity, secret) });
  expect(done.status).toBe(200);
});

test.each([
  ['https://carillon.example', 'carillon.example', true],
  ['http://localhost:8080', 'localhost', true],
  ['http://carillon.localhost', 'carillon.localhost', true],
  ['http://carillon.example', 'carillon.example', false],
  ['https://192.0.2.7', '192.0.2.7', false],
  ['http://[::1]:8080', '[::1]', false],
])('at %s passkeys are for %s: %s', (url, id, isAvailable) => {
  expect(relyingPartyOf(url)).toMatchObject({ id, isAvailable, origin: url });
});

test('doesn’t offer passkeys where browsers can’t create them', async () => {
  const plain = await startIdentity('http://192.0.2.7');
  try {
    const ada = await plain.signUp();
    const replies = [
      await plain.post('/login/passkey/start'),
      await plain.post('/user/passkeys/start', { current_password: PASSWORD }, ada),
    ];
    for (const reply of replies)
      expect([reply.status, await reply.json()]).toMatchObject([409, { error: 'passkeys_unavailable' }]);
    expect(await (await plain.get('/user/second-factors', ada)).json()).toMatchObject({
      passkeys_available: false,
    });
  } finally {
    await plain.close();
  }
});
