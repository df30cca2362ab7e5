import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
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
  identity.takeSecurityEvents();
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
const readKept = async () => {
  const names = ['users', 'workspaces', 'invitations', 'sessions', 'access_tokens', 'connections'];
  return JSON.stringify(await Promise.all(names.map((name) => identity.stored(name))));
};

/** A worker's credentials for publishing. */
const token = ({ workspaceId: workspace_id }: Visitor) =>
  identity.service.call(resolveTarget, { body: { workspace_id, platform_id: 1, page_id: 'p1' } });

test('closing asks for the email and the password', async () => {
  const who = await someone();
  const wrong = await Promise.all([close(who, 'other@example.com'), close(who, who.email, 'a guess')]);
  expect(await Promise.all(wrong.map((reply) => reply.json()))).toMatchObject([
    { errors: { email: ['That isn’t the email of this account.'] } },
    { errors: { current_password: ['That is not your current password.'] } },
  ]);
  expect(await identity.stored('deletions')).toEqual([]);
});

test('closing an account ends everything that uses it, and blocks its connections', async () => {
  const who = await someone();
  await connect(identity, who, 'facebook');
  const expires_at = new Date(identity.clock().getTime() + DAY_MS).toISOString();
  await identity.post('/access-tokens', { name: 'A script', scopes: ['posts:read'], expires_at }, who);
  await identity.logIn(who.email);
  await identity.sent();
  const reply = await close(who, who.email.toUpperCase());
  expect(reply.status).toBe(200);
  const { userId: user_id, workspaceId: workspace_id } = who;
  const sentEvents = await identity.sent();
  expect(sentEvents).toEqual(
    expect.arrayContaining([
      { type: 'identity.session.revoked', session_id: who.sessionId, user_id },
      expect.objectContaining({ type: 'identity.token.revoked', user_id }),
      expect.objectContaining({ type: 'identity.connection.changed', workspace_id, status: 'disconnected' }),
    ]),
  );
  expect(
    sentEvents.filter((one) => (one as { type: string }).type === 'identity.session.revoked'),
  ).toHaveLength(2);
  expect(identity.takeSecurityEvents().map(({ event }) => event)).toContain('deletion.scheduled');
});

test('logging in lets the user keep it, once, and its connections work again', async () => {
  const who = await someone();
  await connect(identity, who, 'facebook');
  await close(who, who.email);
  await expect(token(who)).rejects.toMatchObject({ code: 'account_closed' });
  await identity.sent();
  const { error, detail } = await closedBy(who.email);
  expect(error).toBe('account_closed');
  expect(new Date(detail.delete_at).getTime()).toBeGreaterThan(identity.clock().getTime() + 13 * DAY_MS);
  expect((await identity.post('/user/deletion/keep', { keep: 'a guess' })).status).toBe(404);
  const keepReply = await identity.post('/user/deletion/keep', { keep: detail.keep });
  expect([keepReply.status, keepReply.headers.get('set-cookie')]).toEqual([
    200,
    expect.stringContaining('session='),
  ]);
  expect(await identity.sent()).toEqual([
    expect.objectContaining({ workspace_id: who.workspaceId, platform: 'facebook', status: 'connected' }),
  ]);
  expect((await identity.post('/user/deletion/keep', { keep: detail.keep })).status).toBe(404);
  expect((await logIn(who.email)).status).toBe(200);
});

test.each(['before', 'while'])(
  'what was lost %s it was closed is held too, and lost afterwards',
  async (when) => {
    const who = await someone();
    await connect(identity, who, 'facebook');
    const lose = () => {
      const of = { workspaceId: who.workspaceId };
      return identity.change('connections', of, { status: 'lost', grant: null, targets: [], reason: 'Gone' });
    };
    const readConnection = async () => (await identity.get('/facebook/check-connection', who)).json();
    if (when === 'before') await lose();
    await close(who, who.email);
    if (when === 'while') await lose();
    await identity.sent();
    await expect(token(who)).rejects.toMatchObject({ code: 'account_closed' });
    const { detail } = await closedBy(who.email);
    await identity.post('/user/deletion/keep', { keep: detail.keep });
    await expect(token(who)).rejects.toMatchObject({ code: 'not_connected' });
    expect(await identity.sent()).toEqual([]);
    expect(await readConnection()).toMatchObject({ connected: false, reconnect: true });
    await connect(identity, who, 'facebook');
    expect(await readConnection()).toMatchObject({ connected: true });
  },
);

test('after two weeks nothing of the user is left, and all services are notified', async () => {
  const who = await someone();
  await connect(identity, who, 'facebook');
  await close(who, who.email);
  const { detail } = await closedBy(who.email);
  await identity.sent();
  identity.advance(14 * DAY_MS + 60_000);
  await eventually(async () => {
    const keptText = await readKept();
    expect([who.userId, who.workspaceId, who.email].filter((trace) => keptText.includes(trace))).toEqual([]);
  });
  expect((await identity.post('/user/deletion/keep', { keep: detail.keep })).status).toBe(404);
  expect(await logIn(who.email)).toMatchObject({ status: 422 });
  expect(identity.takeSecurityEvents().map(({ event }) => event)).toEqual(
    expect.arrayContaining(['account.deleted', 'workspace.deleted']),
  );
  identity.advance(2 * DAY_MS);
  await eventually(async () =>
    expect(JSON.stringify(await identity.stored('deletions')).includes(who.userId)).toBe(false),
  );
});

test('a workspace with other members continues, and needs another owner first', async () => {
  const [ann, bob] = [await someone(), await someone()];
  await identity.enrol(ann, bob, 'editor');
  const refusal = await close(ann, ann.email);
  expect([refusal.status, await refusal.json()]).toEqual([
    409,
    expect.objectContaining({ message: expect.stringContaining('first, or remove its other members') }),
  ]);
  await identity.put(`/workspace/members/${bob.userId}`, { role: 'owner', current_password: PASSWORD }, ann);
  expect((await close(ann, ann.email)).status).toBe(200);
  identity.advance(15 * DAY_MS);
  await eventually(async () => expect((await readKept()).includes(ann.userId)).toBe(false));
  expect(await readKept()).toContain(ann.workspaceId);
});

test('an owner whose account is closed doesn’t count as the other owner that a workspace needs', async () => {
  const [ann, bob, cleo] = [await someone(), await someone(), await someone()];
  await identity.enrol(ann, bob, 'editor');
  await identity.enrol(ann, cleo, 'writer');
  await identity.put(`/workspace/members/${bob.userId}`, { role: 'owner', current_password: PASSWORD }, ann);
  expect((await close(ann, ann.email)).status).toBe(200);
  const bobThere = { ...bob, workspaceId: ann.workspaceId };
  const leaving = await identity.post(`/workspaces/${ann.workspaceId}/leave`, {}, bobThere);
  expect([leaving.status, await leaving.json()]).toEqual([
    409,
    expect.objectContaining({ error: 'last_owner' }),
  ]);
  expect((await close(bob, bob.email)).status).toBe(409);
  await identity.put(
    `/workspace/members/${cleo.userId}`,
    { role: 'owner', current_password: PASSWORD },
    bobThere,
  );
  expect((await close(bob, bob.email)).status).toBe(200);
});

test('an owner deletes a workspace for everybody in it, and nobody one that came with an account', async () => {
  const [ann, bob] = [await someone(), await someone()];
  const createReply = await identity.post('/workspaces', { name: 'Bakehouse' }, ann);
  const { id } = (await createReply.json()) as { id: string };
  await identity.post(`/workspaces/${id}/enter`, {}, ann);
  const annElsewhere = { ...ann, workspaceId: id };
  await identity.enrol(annElsewhere, bob, 'editor');
  await connect(identity, annElsewhere, 'facebook');
  await identity.sent();
  const drop = async (who: Visitor, workspace = id, current_password: string | undefined = PASSWORD) => {
    const reply = await identity.post(`/workspaces/${workspace}/delete`, { current_password }, who);
    return [reply.status, ((await reply.json()) as { error?: string }).error];
  };
  const stranger = await someone();
  expect(await drop(stranger)).toEqual([404, 'not_found']);
  expect(await drop(bob)).toEqual([403, 'forbidden']);
  expect(await drop(ann, ann.workspaceId)).toEqual([409, 'own_workspace']);
  expect(await drop(ann, id, 'a guess')).toEqual([422, 'validation_failed']);
  expect(await identity.sent()).toEqual([]);
  identity.takeSecurityEvents();

  expect(await drop(ann)).toEqual([200, undefined]);
  expect(await drop(ann)).toEqual([404, 'not_found']);
  expect(identity.takeSecurityEvents()).toMatchObject([
    { event: 'workspace.deleted', userId: ann.userId, workspaceId: id, address: expect.any(String) },
  ]);
  // Bob's browser asks who it is before the gateway has heard of it.
  const late = await identity.get('/user', { ...bob, workspaceId: id, role: 'editor' });
  expect(await late.json()).toMatchObject({ workspace: { id: bob.workspaceId, role: 'owner' } });
  for (const who of [ann, bob])
    expect(await identity.session(who.cookie)).toMatchObject({
      workspace_id: who.workspaceId,
      role: 'owner',
    });
  await eventually(async () => expect(await readKept()).not.toContain(id));
});
