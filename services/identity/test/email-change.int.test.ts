import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Identity, PASSWORD, registration, startIdentity, type Visitor } from './identity-under-test.ts';
import { addApp, codeOf } from './second-factors-of.ts';

const HOUR_MS = 3_600_000;
let identity: Identity;
let people = 0;
let email: string;
let next: string;
let ada: Visitor;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());
beforeEach(async () => {
  email = `old${++people}@example.com`;
  next = `new${people}@example.com`;
  ada = await identity.signUp(email);
  await identity.mailed();
  identity.takeSecurityEvents();
});

const ask = (to = next, visitor = ada, confirmation: object = { current_password: PASSWORD }) =>
  identity.post('/user/email-change', { email: to, ...confirmation }, visitor);
const confirm = (secret: string | undefined, visitor = ada) =>
  identity.post('/user/email-change/confirm', { secret }, visitor);
const emailOf = async (visitor = ada) =>
  ((await (await identity.get('/user', visitor)).json()) as { email: string }).email;
const pending = async () =>
  ((await (await identity.get('/user/email-proof', ada)).json()) as { change: object | null }).change;
/** The secret of the link that was mailed to the new address. */
async function secretFor(to = next): Promise<string | undefined> {
  const mail = (await identity.mailed()).find((one) => one.to === to);
  return mail?.content.kind === 'email_change' && mail.content.link
    ? new URL(mail.content.link).hash.slice(1)
    : undefined;
}
const logIn = async (as: string) =>
  (await identity.post('/login', { email: as, password: PASSWORD, remember: false })).status;

test('the email changes when the link in the new mailbox is opened, and the old address is notified twice', async () => {
  expect((await ask()).status).toBe(200);
  expect(await emailOf()).toBe(email);
  expect(await pending()).toMatchObject({ email: next });
  const mails = await identity.mailed();
  expect(mails).toMatchObject([
    { to: next, content: { kind: 'email_change', hours: 24 } },
    { to: email, content: { kind: 'security_notice', what: 'email_change_requested', subject: next } },
  ]);
  const [first] = mails;
  const link = first?.content.kind === 'email_change' ? (first.content.link ?? '') : '';
  expect(link).toMatch(/\/account\/change-email#[\w-]{43}$/);
  const secret = new URL(link).hash.slice(1);
  expect(JSON.stringify(await identity.stored('users'))).not.toContain(secret);
  const confirmed = await confirm(secret);
  expect([confirmed.status, await confirmed.json()]).toEqual([200, { success: true, email: next }]);
  expect(await identity.mailed()).toMatchObject([
    { to: email, content: { kind: 'security_notice', what: 'email_changed', subject: next } },
  ]);
  expect([await emailOf(), await pending()]).toEqual([next, null]);
  expect([await logIn(next), await logIn(email)]).toEqual([200, 422]);
  const state = (await (await identity.get('/user/email-proof', ada)).json()) as { state: string };
  expect(state).toMatchObject({ state: 'confirmed' });
  const events = identity.takeSecurityEvents().map(({ event }) => event);
  expect(events).toEqual(expect.arrayContaining(['email.change_requested', 'email.changed']));
});

test('sessions and access tokens stay', async () => {
  const other = await identity.logIn(email);
  const expires_at = new Date(identity.clock().getTime() + HOUR_MS).toISOString();
  await identity.post('/access-tokens', { name: 'Script', scopes: ['posts:read'], expires_at }, ada);
  await ask();
  await confirm(await secretFor());
  expect(await identity.session(other.cookie)).not.toBeNull();
  expect(
    (await identity.stored('access_tokens')).filter(({ userId }) => userId === ada.userId),
  ).toMatchObject([{ status: 'active' }]);
});

test('it asks for the password, and the code where an app is set up', async () => {
  const none = await ask(next, ada, {});
  expect([none.status, Object.keys((await none.json()).errors)]).toEqual([422, ['current_password']]);
  expect((await ask(next, ada, { current_password: 'a guess' })).status).toBe(422);
  const { secret } = await addApp(identity, ada);
  const half = await ask();
  expect([half.status, Object.keys((await half.json()).errors)]).toEqual([422, ['code']]);
  identity.advance(60_000);
  expect((await ask(next, ada, { current_password: PASSWORD, code: codeOf(identity, secret) })).status).toBe(
    200,
  );
});

test('the link works once, for a day, in a session of its account alone, and only the newest one', async () => {
  await ask();
  const first = await secretFor();
  const other = await identity.signUp();
  expect((await confirm(first, other)).status).toBe(410);
  await ask();
  const second = await secretFor();
  expect((await confirm(first)).status).toBe(410);
  expect((await confirm(second)).status).toBe(200);
  expect((await confirm(second)).status).toBe(410);
  const third = `newer${people}@example.com`;
  await ask(third);
  const late = await secretFor(third);
  identity.advance(24 * HOUR_MS);
  const again = await identity.logIn(next);
  expect((await confirm(late, again)).status).toBe(410);
  expect(await emailOf(again)).toBe(next);
});

test('doesn’t reveal that an address has an account, and notifies its user by mail', async () => {
  const free = await ask();
  await identity.mailed();
  const bobs = `bob${people}@example.com`;
  await identity.signUp(bobs);
  await identity.mailed();
  const takenReply = await ask(bobs.toUpperCase());
  expect([takenReply.status, await takenReply.json()]).toEqual([free.status, await free.json()]);
  expect(await pending()).toMatchObject({ email: bobs.toUpperCase() });
  expect(await identity.mailed()).toMatchObject([
    { to: bobs.toUpperCase(), name: bobs.toUpperCase(), content: { kind: 'email_change', link: null } },
    { to: email },
  ]);
});

test('doesn’t change to an address that was taken meanwhile', async () => {
  await ask();
  const secret = await secretFor();
  await identity.post('/register', registration(next));
  expect((await confirm(secret)).status).toBe(410);
  expect(await emailOf()).toBe(email);
});

test('a canceled change, and one before another password, can’t be confirmed', async () => {
  await ask();
  const canceled = await secretFor();
  expect((await identity.del('/user/email-change', ada)).status).toBe(200);
  expect((await identity.del('/user/email-change', ada)).status).toBe(200);
  expect(await pending()).toBeNull();
  expect((await confirm(canceled)).status).toBe(410);
  await ask();
  const before = await secretFor();
  const password = 'seven bells at noon';
  const change = { current_password: PASSWORD, password, password_confirmation: password };
  await identity.put('/user/password', change, ada);
  const again = await identity.visitorOf(await identity.post('/login', { email, password, remember: false }));
  expect((await confirm(before, again)).status).toBe(410);
});

test('a link to a new password that went to the old address opens nothing afterwards', async () => {
  await identity.post('/forgot-password', { email });
  const reset = (await identity.mailed()).find(({ content }) => content.kind === 'password_reset');
  const secret = reset?.content.kind === 'password_reset' ? new URL(reset.content.link).hash.slice(1) : '';
  await ask();
  await confirm(await secretFor());
  const password = 'seven bells at noon';
  const reply = await identity.post('/reset-password', { secret, password, password_confirmation: password });
  expect(reply.status).toBe(410);
});

test('the own address is refused under its field, and links are mailed five times an hour', async () => {
  const ownReply = await ask(email.toUpperCase());
  expect([ownReply.status, (await ownReply.json()).errors]).toEqual([
    422,
    { email: ['That’s already your email.'] },
  ]);
  for (let n = 0; n < 5; n++) expect((await ask(`n${n}-${next}`)).status).toBe(200);
  expect((await ask()).status).toBe(429);
  expect(identity.takeSecurityEvents()).toContainEqual(
    expect.objectContaining({ event: 'email.throttled', detail: { by: 'account' } }),
  );
});
