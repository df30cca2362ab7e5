import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Identity, PASSWORD, startIdentity, type Visitor } from './identity-under-test.ts';
import { addApp, addKey, byKey, codeOf } from './second-factors-of.ts';

const MINUTE = 60_000;
const NEXT = 'seven bells at noon';

let identity: Identity;
let ada: Visitor;
let email: string;
let people = 0;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());
beforeEach(async () => {
  email = `ada.of.${++people}@example.com`;
  ada = await identity.signUp(email);
  await identity.mailed();
});

const readNeeded = async () => (await (await identity.get('/user/confirmation', ada)).json()) as object;
const password = { current_password: PASSWORD };
const next = { password: NEXT, password_confirmation: NEXT };

/** Every dangerous act of an account that has a password, an app and a passkey of that id. */
const acts = (id: string): readonly [string, (confirmation: object) => Promise<Response>][] => {
  const expires_at = new Date(identity.clock().getTime() + MINUTE).toISOString();
  const token = { name: 'A script', scopes: ['posts:read'], expires_at };
  const owner = { email: 'olga@example.com', role: 'owner' };
  return [
    ['begin another app', (confirmation) => identity.post('/user/authenticator', confirmation, ada)],
    ['begin a passkey', (confirmation) => identity.post('/user/passkeys/start', confirmation, ada)],
    ['make recovery codes', (confirmation) => identity.post('/user/recovery-codes', confirmation, ada)],
    ['remove a passkey', (confirmation) => identity.post(`/user/passkeys/${id}/remove`, confirmation, ada)],
    ['remove the app', (confirmation) => identity.post('/user/authenticator/remove', confirmation, ada)],
    ['make a token', (confirmation) => identity.post('/access-tokens', { ...token, ...confirmation }, ada)],
    [
      'change the password',
      (confirmation) => identity.put('/user/password', { ...next, ...confirmation }, ada),
    ],
    [
      'invite an owner',
      (confirmation) => identity.post('/workspace/invitations', { ...owner, ...confirmation }, ada),
    ],
    ['close the account', (confirmation) => identity.post('/user/deletion', { email, ...confirmation }, ada)],
  ];
};

describe('with a second factor', () => {
  test('neither the password nor the factor alone allows a sensitive action', async () => {
    const { recoveryCodes } = await addApp(identity, ada);
    const { passkey } = await addKey(identity, ada, { ...password, recovery_code: recoveryCodes[0] });
    const all = acts(passkey.id);
    for (const [name, run] of all) {
      const reply = await run(password);
      const { errors } = (await reply.json()) as { errors?: object };
      expect([name, reply.status, Object.keys(errors ?? {})]).toEqual([name, 422, ['code']]);
      const other = await run({ recovery_code: recoveryCodes[1] });
      expect([name, Object.keys((await other.json()).errors ?? {})]).toEqual([name, ['current_password']]);
      expect([name, Object.keys((await (await run({})).json()).errors)]).toEqual([
        name,
        ['current_password', 'code'],
      ]);
    }
    // An attempt without the password has used up no code.
    const { recovery_codes_left } = (await (await identity.get('/user/second-factors', ada)).json()) as {
      recovery_codes_left: number;
    };
    expect(recovery_codes_left).toBe(9);
  });

  test('the password and a code do, or a passkey alone', async () => {
    const { secret, recoveryCodes } = await addApp(identity, ada);
    expect(await readNeeded()).toEqual({
      success: true,
      fields: ['current_password', 'code'],
      passkey: false,
      fresh_login_needed: false,
    });
    const { authenticator, passkey } = await addKey(identity, ada, {
      ...password,
      recovery_code: recoveryCodes[0],
    });
    expect(await readNeeded()).toMatchObject({ passkey: true });
    const codes = (givenConfirmation: object) =>
      identity.post('/user/recovery-codes', givenConfirmation, ada);
    expect((await codes({ ...password, code: '000000' })).status).toBe(422);
    expect((await codes({ current_password: 'a guess', code: codeOf(identity, secret) })).status).toBe(422);
    expect((await codes({ ...password, code: codeOf(identity, secret) })).status).toBe(200);
    expect((await codes({ ...password, code: codeOf(identity, secret) })).status).toBe(422);
    expect((await codes(await byKey(identity, ada, authenticator))).status).toBe(200);
    const remove = `/user/passkeys/${passkey.id}/remove`;
    expect((await identity.post(remove, await byKey(identity, ada, authenticator), ada)).status).toBe(200);
    identity.advance(MINUTE);
    const confirmation = { ...password, code: codeOf(identity, secret) };
    expect((await identity.post('/user/authenticator/remove', confirmation, ada)).status).toBe(200);
    expect(await readNeeded()).toMatchObject({ fields: ['current_password'] });
  });

  test('a recovery code can replace a passkey; without any left, the passkey is the only way', async () => {
    const { recoveryCodes } = await addKey(identity, ada);
    expect(await readNeeded()).toMatchObject({
      fields: ['current_password', 'recovery_code'],
      passkey: true,
    });
    const confirmation = { ...password, recovery_code: recoveryCodes?.[0] };
    expect((await identity.post('/user/passkeys/start', confirmation, ada)).status).toBe(200);
    await identity.change('second_factors', {}, { recovery: [] });
    expect(await readNeeded()).toMatchObject({ fields: ['passkey'], passkey: true });
    const refusal = await identity.post('/user/passkeys/start', password, ada);
    expect(Object.keys((await refusal.json()).errors)).toEqual(['passkey']);
  });
});

test('a fresh login alone is not enough where a factor is set and no password', async () => {
  await identity.change('users', { _id: ada.userId }, { passwordHash: null });
  expect(await readNeeded()).toMatchObject({ fields: [], fresh_login_needed: false });
  const { secret } = await addApp(identity, ada, {});
  expect(await readNeeded()).toMatchObject({ fields: ['code'], fresh_login_needed: false });
  expect((await identity.post('/user/password', next, ada)).status).toBe(422);
  const body = { ...next, code: codeOf(identity, secret) };
  expect((await identity.post('/user/password', body, ada)).status).toBe(200);
});

test('without a factor the password is enough, and a token needs nothing', async () => {
  expect(await readNeeded()).toMatchObject({ fields: ['current_password'], passkey: false });
  const [, make] = acts('none').find(([name]) => name === 'make a token') ?? [];
  expect((await make?.({}))?.status).toBe(201);
});

test('users are notified by mail about changed ways to log in', async () => {
  const { secret, recoveryCodes } = await addApp(identity, ada);
  const { passkey } = await addKey(identity, ada, { ...password, recovery_code: recoveryCodes[0] });
  const code = () => {
    identity.advance(MINUTE);
    return { ...password, code: codeOf(identity, secret) };
  };
  await identity.post('/user/recovery-codes', code(), ada);
  await identity.post(`/user/passkeys/${passkey.id}/remove`, code(), ada);
  await identity.post('/user/authenticator/remove', code(), ada);
  expect((await identity.mailed()).map(({ to, content }) => ({ to, ...content }))).toMatchObject([
    { to: email, kind: 'security_notice', what: 'second_factor_on' },
    { what: 'recovery_code_used' },
    { what: 'passkey_added', subject: 'Passkey' },
    { what: 'recovery_codes_made' },
    { what: 'passkey_removed', subject: 'Passkey' },
    { what: 'second_factor_off' },
  ]);
});
