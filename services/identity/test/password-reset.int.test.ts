import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Identity, PASSWORD, startIdentity } from './identity-under-test.ts';

const NEXT = 'seven bells at noon';
const MINUTE_MS = 60_000;
const EMAIL = 'ada@example.com';
let identity: Identity;
beforeEach(async () => {
  identity = await startIdentity();
});
afterEach(() => identity.close());

const ask = (email = EMAIL, address = '10.0.0.1') =>
  identity.postFrom(address, '/forgot-password', { email });
const reset = (secret: string, password = NEXT) =>
  identity.post('/reset-password', { secret, password, password_confirmation: password });
const logsIn = async (password: string) =>
  (await identity.post('/login', { email: EMAIL, password, remember: false })).status === 200;

/** The secret of the newest link. */
async function link(): Promise<string> {
  await ask();
  const content = (await identity.mailed()).at(-1)?.content;
  if (content?.kind !== 'password_reset') throw new Error('no link was mailed');
  return new URL(content.link).hash.slice(1);
}

test('a mailed link sets another password once, ends every session, and tells the owner', async () => {
  const ada = await identity.signUp(EMAIL);
  // Otherwise it is the first that shows whose account it is: `email-proof.int.test.ts`.
  const [proof] = await identity.proofs(EMAIL);
  await identity.post('/user/email-proof/confirm', { secret: proof }, ada);
  await ask(' Ada@Example.com ');
  const [mail] = await identity.mailed();
  expect(mail).toMatchObject({ to: EMAIL, content: { kind: 'password_reset', minutes: 30 } });
  expect(mail?.content.kind === 'password_reset' && mail.content.link).toMatch(
    /^http:\/\/localhost:8080\/reset-password#[\w-]{43}$/,
  );
  const secret = await link();
  expect(JSON.stringify(await identity.stored('password_resets'))).not.toContain(secret);
  identity.takeSecurityEvents();
  expect((await reset(secret)).status).toBe(200);
  expect(identity.takeSecurityEvents()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'session.revoked', sessionId: ada.sessionId }),
      expect.objectContaining({ event: 'password.reset', userId: ada.userId, detail: { ended: 1 } }),
    ]),
  );
  expect(await logsIn(PASSWORD)).toBe(false);
  expect(await logsIn(NEXT)).toBe(true);
  expect(await identity.mailed()).toMatchObject([
    { content: { kind: 'security_notice', what: 'password_reset' } },
  ]);
  const again = await reset(secret, 'eight bells at noon');
  expect([again.status, (await again.json()).error]).toEqual([410, 'link_expired']);
});

test('access tokens that somebody may have made meanwhile are good no more', async () => {
  const ada = await identity.signUp(EMAIL);
  const expires_at = new Date(identity.clock().getTime() + 60 * MINUTE_MS).toISOString();
  const request = { name: 'A script', scopes: ['posts:read'], expires_at };
  expect((await identity.post('/access-tokens', request, ada)).status).toBe(201);
  await reset(await link());
  expect(await identity.stored('access_tokens')).toMatchObject([{ status: 'revoked' }]);
});

test('two uses of a link at once set one password', async () => {
  await identity.signUp(EMAIL);
  const secret = await link();
  const replies = await Promise.all([reset(secret), reset(secret, 'eight bells at noon')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  expect([await logsIn(NEXT), await logsIn('eight bells at noon')].filter(Boolean)).toHaveLength(1);
});

test('a link is dead after half an hour, once there is a newer one, and after any change of the password', async () => {
  const ada = await identity.signUp(EMAIL);
  const late = await link();
  identity.advance(30 * MINUTE_MS);
  expect((await reset(late)).status).toBe(410);
  const [older, newer] = [await link(), await link()];
  expect((await reset(older)).status).toBe(410);
  const change = { current_password: PASSWORD, password: NEXT, password_confirmation: NEXT };
  expect((await identity.put('/user/password', change, ada)).status).toBe(200);
  expect((await reset(newer, 'eight bells at noon')).status).toBe(410);
  expect((await reset('a guess')).status).toBe(410);
  expect(await logsIn(NEXT)).toBe(true);
});

test('a password that anybody would guess is refused, and the link still works', async () => {
  await identity.signUp(EMAIL);
  const secret = await link();
  for (const weak of ['password123', 'short', EMAIL]) {
    const reply = await reset(secret, weak);
    expect([weak, reply.status]).toEqual([weak, 422]);
    expect((await reply.json()).errors).toHaveProperty('password');
  }
  expect((await reset(secret)).status).toBe(200);
});

test('who asks learns nothing of whether there is an account', async () => {
  await identity.signUp(EMAIL);
  const [knownReply, unknown] = [await ask(), await ask('nobody@example.com')];
  expect([unknown.status, await unknown.json()]).toEqual([knownReply.status, await knownReply.json()]);
  expect((await identity.mailed()).map(({ to }) => to)).toEqual([EMAIL]);
  // The same is kept, too: so many writes, and nothing for the stranger's link to open.
  expect(await identity.stored('password_resets')).toMatchObject([
    { userId: expect.any(String) },
    { userId: null },
  ]);
});

test('asking is limited for an email from one place and from all, and for a place', async () => {
  await identity.signUp(EMAIL);
  for (let n = 0; n < 5; n++) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  // Its owner is elsewhere, and gets a link all the same.
  expect((await ask(EMAIL, '10.0.0.2')).status).toBe(200);
  for (let n = 0; n < 25; n++) await ask(`somebody${n}@example.com`, '10.0.0.3');
  for (let n = 25; n < 30; n++) expect((await ask(`somebody${n}@example.com`, '10.0.0.3')).status).toBe(200);
  expect((await ask('one.more@example.com', '10.0.0.3')).status).toBe(429);
  for (let n = 0; n < 14; n++) expect((await ask(EMAIL, `10.0.1.${n}`)).status).toBe(200);
  expect((await ask(EMAIL, '10.0.2.1')).status).toBe(429);
  expect(identity.takeSecurityEvents().filter(({ event }) => event === 'reset.throttled')).toMatchObject([
    { detail: { by: 'place' } },
    { detail: { by: 'place' } },
    { detail: { by: 'account' } },
  ]);
  identity.advance(60 * MINUTE_MS);
  expect((await ask()).status).toBe(200);
});

test('strangers who guessed do not keep out who has a new password', async () => {
  await identity.signUp(EMAIL);
  const secret = await link();
  const guess = (address: string) =>
    identity.postFrom(address, '/login', { email: EMAIL, password: 'a guess', remember: false });
  await guess('10.9.0.1');
  await identity.setTries(EMAIL, 60);
  expect((await guess('10.9.0.1')).status).toBe(429);
  await reset(secret);
  const reply = await identity.postFrom('10.9.0.2', '/login', {
    email: EMAIL,
    password: NEXT,
    remember: false,
  });
  expect(reply.status).toBe(200);
});

test('a server without mail says so', async () => {
  await identity.close();
  identity = await startIdentity('https://carillon.example');
  await identity.signUp(EMAIL);
  expect(await (await identity.get('/mail-state')).json()).toEqual({ mail: 'none' });
  const reply = await ask();
  expect([reply.status, (await reply.json()).error]).toEqual([503, 'mail_unavailable']);
});
