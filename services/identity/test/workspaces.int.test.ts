import { resolveSession } from '@carillon/contracts/http/identity/sessions/resolve-session.ts';
import { resolveAccessToken } from '@carillon/contracts/http/identity/tokens/resolve-access-token.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { comeBack, connect, startConnect } from './connect.ts';
import { type Identity, PASSWORD, startIdentity, type Visitor } from './identity-under-test.ts';

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
const facebook = async (visitor: Visitor) =>
  (await identity.get('/facebook/check-connection', visitor)).json();
const giveRole = (
  by: Visitor,
  member: Visitor,
  role: string,
  confirmation: object = { current_password: PASSWORD },
) => identity.put(`/workspace/members/${member.userId}`, { role, ...confirmation }, by);
const workspacesOf = async (visitor: Visitor) =>
  ((await (await identity.get('/workspaces', visitor)).json()) as { workspaces: object[] }).workspaces;
const make = async (visitor: Visitor, name = 'Bakehouse'): Promise<string> =>
  ((await (await identity.post('/workspaces', { name }, visitor)).json()) as { id: string }).id;
const rolesIn = async (visitor: Visitor) => {
  const reply = await identity.get('/workspace/members', visitor);
  const { members } = (await reply.json()) as { members: { id: string; role: string }[] };
  return Object.fromEntries(members.map(({ id, role }) => [id, role]));
};

test('each new user owns a workspace', async () => {
  expect(await resolve(ada)).toMatchObject({ workspace_id: ada.workspaceId, role: 'owner' });
  expect(ada.workspaceId).not.toBe(ada.userId);
  expect(ada.workspaceId).not.toBe(bob.workspaceId);
});

test('logging in makes up for a workspace that signing up failed to make', async () => {
  await identity.forget('workspaces', { personalOf: ada.userId });
  await Promise.all([identity.logIn(email), identity.logIn(email)]);
  const again = await identity.logIn(email);
  expect(again).toMatchObject({ userId: ada.userId, role: 'owner' });
  expect(
    (await identity.stored('workspaces')).filter(({ personalOf }) => personalOf === ada.userId),
  ).toMatchObject([{ _id: again.workspaceId }]);
});

test('making an owner asks who is there; no other role does', async () => {
  await identity.enrol(ada, bob, 'writer');
  const refusal = await giveRole(ada, bob, 'owner', {});
  expect([refusal.status, Object.keys((await refusal.json()).errors)]).toEqual([422, ['current_password']]);
  expect((await giveRole(ada, bob, 'owner', { current_password: 'a guess' })).status).toBe(422);
  expect((await giveRole(ada, bob, 'editor', {})).status).toBe(200);
  expect(await rolesIn(ada)).toMatchObject({ [bob.userId]: 'editor' });
  expect((await giveRole(ada, bob, 'owner')).status).toBe(200);
  expect(await rolesIn(ada)).toMatchObject({ [bob.userId]: 'owner' });
});

test('a session has the role of its user in the workspace that it is in', async () => {
  await identity.enrol(ada, bob, 'writer');
  expect(await resolve(bob)).toMatchObject({ workspace_id: ada.workspaceId, role: 'writer' });
  await giveRole(ada, bob, 'viewer');
  expect(await resolve(bob)).toMatchObject({ role: 'viewer' });
});

test('an owner decides whether owners approve posts, which every session and token there says', async () => {
  const member = await identity.enrol(ada, bob, 'editor');
  const decide = (by: Visitor, owner_approval: boolean) =>
    identity.put('/workspace/approval', { owner_approval }, by);
  expect(await resolve(bob)).toMatchObject({ owner_approval: false });
  expect((await decide(member, true)).status).toBe(403);
  expect((await decide(ada, true)).status).toBe(200);
  expect(await resolve(bob)).toMatchObject({ role: 'editor', owner_approval: true });
  // Another change of the workspace leaves it.
  await giveRole(ada, bob, 'writer');
  expect(await resolve(bob)).toMatchObject({ role: 'writer', owner_approval: true });
  await decide(ada, false);
  expect(await resolve(bob)).toMatchObject({ owner_approval: false });
});

test('a removed member is back in their own workspace, and stays there', async () => {
  const ownMembership = { workspace_id: bob.workspaceId, role: 'owner' };
  await identity.enrol(ada, bob, 'writer');
  expect((await identity.del(`/workspace/members/${bob.userId}`, ada)).status).toBe(200);
  expect(await resolve(bob)).toMatchObject(ownMembership);
  await identity.enrol(ada, await identity.signUp(), 'owner');
  expect(await resolve(bob)).toMatchObject(ownMembership);
});

test('a member creates workspaces, and enters their own but no others', async () => {
  const id = await make(bob);
  expect(await workspacesOf(bob)).toMatchObject([
    { id, name: 'Bakehouse', role: 'owner', personal: false, current: false },
    { id: bob.workspaceId, role: 'owner', personal: true, current: true },
  ]);
  await identity.sent();
  expect((await identity.post(`/workspaces/${id}/enter`, {}, bob)).status).toBe(200);
  expect(await resolve(bob)).toMatchObject({ workspace_id: id, role: 'owner' });
  expect(await identity.sent()).toContainEqual(
    expect.objectContaining({ type: 'identity.session.entered', session_id: bob.sessionId, entered_id: id }),
  );
  const refusal = await identity.post(`/workspaces/${ada.workspaceId}/enter`, {}, bob);
  expect([refusal.status, (await resolve(bob))?.workspace_id]).toEqual([404, id]);
});

test('a login leads to the workspace that its user was in last, as long as they are a member', async () => {
  const guestEmail = `guest${people}@example.com`;
  const guest = await identity.signUp(guestEmail);
  expect((await identity.logIn(guestEmail)).workspaceId).toBe(guest.workspaceId);
  await identity.enrol(ada, guest, 'writer');
  expect(await identity.logIn(guestEmail)).toMatchObject({ workspaceId: ada.workspaceId, role: 'writer' });
  await identity.post(`/workspaces/${guest.workspaceId}/enter`, {}, guest);
  expect((await identity.logIn(guestEmail)).workspaceId).toBe(guest.workspaceId);
  await identity.post(`/workspaces/${ada.workspaceId}/enter`, {}, guest);
  await identity.del(`/workspace/members/${guest.userId}`, ada);
  expect(await identity.logIn(guestEmail)).toMatchObject({ workspaceId: guest.workspaceId, role: 'owner' });
});

test('nobody owns more than ten workspaces', async () => {
  for (let n = 1; n < 10; n++) await make(ada);
  expect((await identity.post('/workspaces', { name: 'One more' }, ada)).status).toBe(409);
});

test('a workspace has a neutral name until its owner names it, and a member’s new name leaves it', async () => {
  expect(await workspacesOf(ada)).toMatchObject([{ name: 'My workspace' }]);
  await identity.put('/user/name', { name: 'Countess Ada' }, ada);
  expect(await workspacesOf(ada)).toMatchObject([{ name: 'My workspace' }]);
  expect((await identity.put('/workspace/name', { name: ' ' }, ada)).status).toBe(422);
  await identity.put('/workspace/name', { name: 'Bells' }, ada);
  await identity.put('/user/name', { name: 'Ada King' }, ada);
  expect(await workspacesOf(ada)).toMatchObject([{ name: 'Bells' }]);
});

test('nobody can leave or take away the workspace that came with an account', async () => {
  await identity.enrol(ada, bob, 'owner');
  const member = { ...bob, workspaceId: ada.workspaceId, role: 'owner' as const };
  const refusals = [
    await identity.post(`/workspaces/${ada.workspaceId}/leave`, {}, ada),
    await identity.del(`/workspace/members/${ada.userId}`, member),
    await giveRole(member, ada, 'viewer'),
  ];
  expect(await Promise.all(refusals.map(async (one) => (await one.json()).error))).toEqual(
    Array(3).fill('own_workspace'),
  );
});

test('the last owner stays one; who is not the last may leave', async () => {
  const workspaceId = await make(ada);
  const owner = { ...ada, workspaceId };
  const leave = (visitor: Visitor) => identity.post(`/workspaces/${workspaceId}/leave`, {}, visitor);
  expect(await (await leave(owner)).json()).toMatchObject({ error: 'last_owner' });
  expect((await giveRole(owner, owner, 'editor')).status).toBe(409);
  const second = await identity.enrol(owner, bob, 'owner');
  expect((await leave(owner)).status).toBe(200);
  expect(await rolesIn(second)).toEqual({ [bob.userId]: 'owner' });
  expect((await leave(second)).status).toBe(409);
});

test('of two owners who demote each other at once, or both leave, one stays', async () => {
  const workspaceId = await make(ada);
  const owner = { ...ada, workspaceId };
  const second = await identity.enrol(owner, bob, 'owner');
  for (let n = 0; n < 5; n++) {
    await Promise.all([giveRole(owner, second, 'viewer'), giveRole(second, owner, 'viewer')]);
    const roles = Object.values(await rolesIn(owner));
    expect(roles.toSorted()).toEqual(['owner', 'viewer']);
    const [who, member] = (await rolesIn(owner))[ada.userId] === 'owner' ? [owner, second] : [second, owner];
    expect((await giveRole(who, member, 'owner')).status).toBe(200);
  }
  const leave = (visitor: Visitor) => identity.post(`/workspaces/${workspaceId}/leave`, {}, visitor);
  const leaveReplies = await Promise.all([leave(owner), leave(second)]);
  expect(leaveReplies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a demoted owner can’t give roles, not even to themselves', async () => {
  const second = await identity.enrol(ada, bob, 'owner');
  await giveRole(ada, bob, 'viewer');
  expect((await giveRole(second, bob, 'owner')).status).toBe(403);
  expect(await rolesIn(ada)).toMatchObject({ [bob.userId]: 'viewer' });
});

test('each change of a member is published once, with who did it', async () => {
  await identity.sent();
  const bobs = await identity.enrol(ada, bob, 'writer');
  await giveRole(ada, bob, 'editor');
  await giveRole(ada, bob, 'editor');
  await identity.post(`/workspaces/${ada.workspaceId}/leave`, {}, bobs);
  const events = (await identity.sent()) as { type: string; change: string }[];
  const changes = events.filter(({ type }) => type === 'identity.member.changed');
  const expectedData = { workspace_id: ada.workspaceId, member_id: bob.userId, name: 'Ada Lovelace' };
  expect(changes).toEqual([
    {
      ...changes[0],
      ...expectedData,
      actor_id: bob.userId,
      change: 'joined',
      role: 'writer',
      previous_role: null,
    },
    {
      ...changes[0],
      ...expectedData,
      actor_id: ada.userId,
      change: 'role',
      role: 'editor',
      previous_role: 'writer',
    },
    {
      ...changes[0],
      ...expectedData,
      actor_id: bob.userId,
      change: 'left',
      role: null,
      previous_role: 'editor',
    },
  ]);
});

test('an access token of a member who went is dead at once, and does not come back with them', async () => {
  const bobs = await identity.enrol(ada, bob, 'writer');
  const expires_at = new Date(identity.clock().getTime() + 3_600_000).toISOString();
  const token = async (visitor: Visitor) => {
    const request = { name: 'Script', scopes: ['posts:read'], expires_at };
    return ((await (await identity.post('/access-tokens', request, visitor)).json()) as { secret: string })
      .secret;
  };
  const opens = async (secret: string) =>
    (await identity.service.call(resolveAccessToken, { body: { secret } })).token !== null;
  const [theirToken, others] = [await token(bobs), await token(ada)];
  identity.advance(1_000);
  expect([await opens(theirToken), await opens(others)]).toEqual([true, true]);
  await identity.del(`/workspace/members/${bob.userId}`, ada);
  expect(await opens(theirToken)).toBe(false);
  expect(((await (await identity.get('/access-tokens', bob)).json()) as { tokens: [] }).tokens).toEqual([]);
  const again = await identity.enrol(ada, bob, 'viewer');
  // As though the server had died before it was revoked.
  await identity.change('access_tokens', { userId: bob.userId }, { status: 'active' });
  expect([await opens(theirToken), await opens(others)]).toEqual([false, true]);
  expect(await opens(await token(again))).toBe(true);
});

test('a connection is there for all members of its workspace, and for nobody else', async () => {
  await connect(identity, ada, 'facebook');
  expect(await facebook(bob)).toMatchObject({ connected: false });
  const member = await identity.enrol(ada, bob, 'viewer');
  expect(await facebook(member)).toMatchObject({ connected: true });
  expect((await identity.post('/facebook/disconnect', {}, member)).status).toBe(403);
  expect(await facebook(ada)).toMatchObject({ connected: true });
});

test('a connection started in one workspace isn’t made in another', async () => {
  const { state } = await startConnect(identity, bob, 'facebook');
  const elsewhere = await identity.enrol(ada, bob, 'owner');
  expect(await comeBack(identity, elsewhere, { state, code: 'c1' })).toMatchObject({
    status: 'danger',
    reason: 'other_workspace',
  });
  expect(await facebook(elsewhere)).toMatchObject({ connected: false });
  expect(await facebook(bob)).toMatchObject({ connected: false });
});

test('a demoted owner can’t complete a connection when the network answers', async () => {
  const member = await identity.enrol(ada, bob, 'owner');
  const { state } = await startConnect(identity, member, 'facebook');
  await giveRole(ada, bob, 'editor');
  expect(await comeBack(identity, { ...member, role: 'editor' }, { state, code: 'c2' })).toMatchObject({
    status: 'danger',
    reason: 'not_owner',
  });
  expect(await facebook(ada)).toMatchObject({ connected: false });
});
