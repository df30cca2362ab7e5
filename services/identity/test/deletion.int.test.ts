import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { connect } from './connect.ts';
import { page } from './fake-network.ts';
import { type Identity, PASSWORD, startIdentity, type Visitor } from './identity-under-test.ts';

const DAY_MS = 24 * 3_600_000;
let identity: Identity;
let people = 0;

beforeAll(async () => {
  identity = await startIdentity();
  identity.networks.facebook.pages = [page('p1', 'Bells')];
});
beforeEach(async () => {
  await identity.sent();
  identity.told();
});
afterAll(() => identity.close());

async function someone(): Promise<Visitor & { email: string }> {
  const email = `leaving${++people}@example.com`;
  return { ...(await identity.signUp(email)), email };
}
const close = (who: Visitor, email: string, current_password = PASSWORD) =>
  identity.post('/user/deletion', { email, current_password }, who);
const logIn = (email: string) => identity.post('/login', { email, password: PASSWORD });
const closedBy = async (email: string) =>
  (await (await logIn(email)).json()) as { error: string; detail: { keep: string; delete_at: string } };
const whatIsKept = async () => {
  const names = ['users', 'workspaces', 'invitations', 'sessions', 'access_tokens', 'connections'];
  return JSON.stringify(await Promise.all(names.map((name) => identity.stored(name))));
};

test('closing asks for the email and the password', async () => {
  const who = await someone();
  const wrong = await Promise.all([close(who, 'other@example.com'), close(who, who.email, 'a guess')]);
  expect(await Promise.all(wrong.map((reply) => reply.json()))).toMatchObject([
    { errors: { email: ['That is not the email of this account.'] } },
    { errors: { current_password: ['That is not your current password.'] } },
  ]);
  expect(await identity.stored('deletions')).toEqual([]);
});

test('a closed account ends all that it is used by, and holds what it has connected', async () => {
  const who = await someone();
  await connect(identity, who, 'facebook');
  const expires_at = new Date(identity.clock().getTime() + DAY_MS).toISOString();
  await identity.post('/access-tokens', { name: 'A script', scopes: ['posts:read'], expires_at }, who);
  await identity.logIn(who.email);
  await identity.sent();
  const reply = await close(who, who.email.toUpperCase());
  expect(reply.status).toBe(200);
  const { userId: user_id, workspaceId: workspace_id } = who;
  const sent = await identity.sent();
  expect(sent).toEqual(
    expect.arrayContaining([
      { type: 'identity.session.revoked', session_id: who.sessionId, user_id },
      expect.objectContaining({ type: 'identity.token.revoked', user_id }),
      expect.objectContaining({ type: 'identity.connection.changed', workspace_id, status: 'disconnected' }),
    ]),
  );
  expect(sent.filter((one) => (one as { type: string }).type === 'identity.session.revoked')).toHaveLength(2);
  expect(identity.told().map(({ event }) => event)).toContain('deletion.scheduled');
});

test('whoever logs in to it may keep it, once, and what was connected works again', async () => {
  const who = await someone();
  await connect(identity, who, 'facebook');
  await close(who, who.email);
  await identity.sent();
  const { error, detail } = await closedBy(who.email);
  expect(error).toBe('account_closed');
  expect(new Date(detail.delete_at).getTime()).toBeGreaterThan(identity.clock().getTime() + 13 * DAY_MS);
  expect((await identity.post('/user/deletion/keep', { keep: 'a guess' })).status).toBe(404);
  const kept = await identity.post('/user/deletion/keep', { keep: detail.keep });
  expect([kept.status, kept.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('session=')]);
  expect(await identity.sent()).toEqual([
    expect.objectContaining({ workspace_id: who.workspaceId, platform: 'facebook', status: 'connected' }),
  ]);
  expect((await identity.post('/user/deletion/keep', { keep: detail.keep })).status).toBe(404);
  expect((await logIn(who.email)).status).toBe(200);
});

test('after two weeks nothing of the user is left, and everybody is told', async () => {
  const who = await someone();
  await connect(identity, who, 'facebook');
  await close(who, who.email);
  const { detail } = await closedBy(who.email);
  await identity.sent();
  identity.advance(14 * DAY_MS + 60_000);
  await eventually(async () => {
    const kept = await whatIsKept();
    expect([who.userId, who.workspaceId, who.email].filter((trace) => kept.includes(trace))).toEqual([]);
  });
  expect((await identity.post('/user/deletion/keep', { keep: detail.keep })).status).toBe(404);
  expect(await logIn(who.email)).toMatchObject({ status: 422 });
  expect(identity.told().map(({ event }) => event)).toEqual(
    expect.arrayContaining(['account.deleted', 'workspace.deleted']),
  );
  identity.advance(2 * DAY_MS);
  await eventually(async () =>
    expect(JSON.stringify(await identity.stored('deletions')).includes(who.userId)).toBe(false),
  );
});

test('a workspace with others in it goes on, and needs another owner first', async () => {
  const [ann, bob] = [await someone(), await someone()];
  await identity.enrol(ann, bob, 'editor');
  const refused = await close(ann, ann.email);
  expect([refused.status, await refused.json()]).toEqual([
    409,
    expect.objectContaining({ message: expect.stringContaining('first, or delete it') }),
  ]);
  await identity.put(`/workspace/members/${bob.userId}`, { role: 'owner' }, ann);
  expect((await close(ann, ann.email)).status).toBe(200);
  identity.advance(15 * DAY_MS);
  await eventually(async () => expect((await whatIsKept()).includes(ann.userId)).toBe(false));
  expect(await whatIsKept()).toContain(ann.workspaceId);
});
