import { resolveSession } from '@carillon/contracts/http/identity/resolve-session.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { comeBack, connect, startConnect } from './connect.ts';
import { type Identity, startIdentity, type Visitor } from './identity-under-test.ts';

let identity: Identity;
let people = 0;
let email: string;
let ada: Visitor;
let bob: Visitor;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(async () => {
  email = `owner${++people}@example.com`;
  ada = await identity.signUp(email);
  bob = await identity.signUp();
});
afterAll(() => identity.close());

const resolve = async ({ cookie }: Visitor) =>
  (await identity.service.call(resolveSession, { body: { session: cookie } })).session;
/** The visitor as the gateway states them from now on. */
const asStated = async (visitor: Visitor): Promise<Visitor> => {
  const session = await resolve(visitor);
  if (!session) throw new Error('the session is revoked');
  return { ...visitor, workspaceId: session.workspace_id, role: session.role };
};
const facebook = async (visitor: Visitor) =>
  (await identity.get('/facebook/check-connection', visitor)).json();

test('whoever signs up owns a workspace of their own', async () => {
  expect(await resolve(ada)).toMatchObject({ workspace_id: ada.workspaceId, role: 'owner' });
  expect(ada.workspaceId).not.toBe(ada.userId);
  expect(ada.workspaceId).not.toBe(bob.workspaceId);
});

test.each(['workspaces', 'memberships'])(
  'logging in makes up for %s that signing up failed to make',
  async (kept) => {
    const filter = { $or: [{ personalOf: ada.userId }, { userId: ada.userId }] };
    await identity.forget(kept, filter);
    await Promise.all([identity.logIn(email), identity.logIn(email)]);
    const again = await identity.logIn(email);
    expect(again).toMatchObject({ userId: ada.userId, role: 'owner' });
    expect(
      (await identity.stored('workspaces')).filter(({ personalOf }) => personalOf === ada.userId),
    ).toMatchObject([{ _id: again.workspaceId }]);
  },
);

test('a session has the role of its user in the workspace that it is in', async () => {
  await identity.enrol(ada.workspaceId, bob.userId, 'writer');
  await identity.enter(bob.sessionId, ada.workspaceId);
  expect(await resolve(bob)).toMatchObject({ workspace_id: ada.workspaceId, role: 'writer' });
  await identity.enrol(ada.workspaceId, bob.userId, 'viewer');
  expect(await resolve(bob)).toMatchObject({ role: 'viewer' });
});

test('whoever is no longer a member is back in their own workspace, and stays there', async () => {
  await identity.enter(bob.sessionId, ada.workspaceId);
  const own = { workspace_id: bob.workspaceId, role: 'owner' };
  expect(await resolve(bob)).toMatchObject(own);
  await identity.enrol(ada.workspaceId, bob.userId, 'owner');
  expect(await resolve(bob)).toMatchObject(own);
});

test('a connection is there for all members of its workspace, and for nobody else', async () => {
  await connect(identity, ada, 'facebook');
  expect(await facebook(bob)).toMatchObject({ connected: false });
  await identity.enrol(ada.workspaceId, bob.userId, 'viewer');
  await identity.enter(bob.sessionId, ada.workspaceId);
  const member = await asStated(bob);
  expect(await facebook(member)).toMatchObject({ connected: true });
  expect((await identity.post('/facebook/disconnect', {}, member)).status).toBe(403);
  expect(await facebook(ada)).toMatchObject({ connected: true });
});

test('a connection that was begun in one workspace is not made in another', async () => {
  const { state } = await startConnect(identity, bob, 'facebook');
  await identity.enrol(ada.workspaceId, bob.userId, 'owner');
  await identity.enter(bob.sessionId, ada.workspaceId);
  const elsewhere = await asStated(bob);
  expect(await comeBack(identity, elsewhere, { state, code: 'c1' })).toMatchObject({
    status: 'danger',
    reason: 'other_workspace',
  });
  expect(await facebook(elsewhere)).toMatchObject({ connected: false });
  expect(await facebook(bob)).toMatchObject({ connected: false });
});

test('whoever is no longer an owner when the network answers makes no connection', async () => {
  await identity.enrol(ada.workspaceId, bob.userId, 'owner');
  await identity.enter(bob.sessionId, ada.workspaceId);
  const { state } = await startConnect(identity, await asStated(bob), 'facebook');
  await identity.enrol(ada.workspaceId, bob.userId, 'editor');
  expect(await comeBack(identity, await asStated(bob), { state, code: 'c2' })).toMatchObject({
    status: 'danger',
    reason: 'not_owner',
  });
  expect(await facebook(ada)).toMatchObject({ connected: false });
});
