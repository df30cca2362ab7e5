import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { connect } from './connect.ts';
import { page } from './fake-network.ts';
import { type Identity, PASSWORD, startIdentity, type Visitor } from './identity-under-test.ts';

type Person = Visitor & { readonly email: string };

let identity: Identity;
let people = 0;
let ann: Person;
let bob: Person;
let cleo: Person;
/** A workspace of Ann's that came with no account. */
let workspaceId: string;
const there = (who: Person, role: Visitor['role'] = 'owner'): Person => ({ ...who, workspaceId, role });

beforeAll(async () => {
  identity = await startIdentity();
  identity.networks.facebook.pages = [page('p1', 'Bells')];
});
beforeEach(async () => {
  [ann, bob, cleo] = [await someone(), await someone(), await someone()];
  const created = await identity.post('/workspaces', { name: 'Bakehouse' }, ann);
  workspaceId = ((await created.json()) as { id: string }).id;
  await connect(identity, there(ann), 'facebook');
});
afterAll(() => identity.close());

async function someone(): Promise<Person> {
  const email = `member${++people}@example.com`;
  return { ...(await identity.signUp(email)), email };
}
const close = (who: Person) =>
  identity.post('/user/deletion', { email: who.email, current_password: PASSWORD }, who);
async function comeBack({ email }: Person): Promise<void> {
  const reply = await identity.post('/login', { email, password: PASSWORD });
  const { detail } = (await reply.json()) as { detail: { keep: string } };
  expect((await identity.post('/user/deletion/keep', { keep: detail.keep })).status).toBe(200);
}
/** Lets the two weeks of one account be over. */
async function endTime({ userId }: Person): Promise<void> {
  await identity.change('deletions', { _id: userId }, { at: new Date(0) });
  await eventually(async () =>
    expect(await identity.stored('deletions')).toContainEqual(
      expect.objectContaining({ _id: userId, status: 'erased' }),
    ),
  );
}
async function roles(): Promise<Readonly<Record<string, string>> | null> {
  const workspace = (await identity.stored('workspaces')).find(({ _id }) => String(_id) === workspaceId);
  const members = workspace?.members as { userId: string; role: string }[] | undefined;
  return members ? Object.fromEntries(members.map(({ userId, role }) => [userId, role])) : null;
}
const changes = async () =>
  ((await identity.sent()) as { type: string; change: string; workspace_id: string }[]).filter(
    ({ type, workspace_id }) => type === 'identity.member.changed' && workspace_id === workspaceId,
  );
const token = () =>
  identity.service.call(resolveTarget, {
    body: { workspace_id: workspaceId, platform_id: 1, page_id: 'p1' },
  });
const preview = async (who: Visitor) => (await identity.get('/user/deletion', who)).json();

describe('a workspace whose last owner is deleted', () => {
  test('goes on with a member who came back, who owns it from then on', async () => {
    await identity.enrol(there(ann), bob, 'editor');
    await close(bob);
    await close(ann);
    await comeBack(bob);
    expect(await roles()).toEqual({ [ann.userId]: 'owner', [bob.userId]: 'editor' });
    await identity.sent();
    await endTime(ann);
    expect(await roles()).toEqual({ [bob.userId]: 'owner' });
    expect(await changes()).toEqual([
      expect.objectContaining({
        member_id: bob.userId,
        actor_id: bob.userId,
        change: 'succeeded',
        role: 'owner',
        previous_role: 'editor',
      }),
    ]);
  });

  test('stays its owner’s as long as they can come back', async () => {
    await identity.enrol(there(ann), bob, 'viewer');
    await close(bob);
    await close(ann);
    await comeBack(bob);
    await comeBack(ann);
    expect(await roles()).toEqual({ [ann.userId]: 'owner', [bob.userId]: 'viewer' });
  });

  test('goes to the highest role among those who are there', async () => {
    await identity.enrol(there(ann), bob, 'writer');
    await identity.enrol(there(ann), cleo, 'editor');
    await close(bob);
    await close(cleo);
    await close(ann);
    await comeBack(bob);
    await endTime(ann);
    expect(await roles()).toEqual({ [bob.userId]: 'owner', [cleo.userId]: 'editor' });
  });

  test('waits for a member who can still come back', async () => {
    await identity.enrol(there(ann), bob, 'editor');
    await close(bob);
    await close(ann);
    await endTime(ann);
    expect(await roles()).toEqual({ [bob.userId]: 'owner' });
    await comeBack(bob);
    await expect(token()).resolves.toMatchObject({ target_id: 'p1' });
  });

  test('goes when nobody comes back', async () => {
    await identity.enrol(there(ann), bob, 'editor');
    await close(bob);
    await close(ann);
    await endTime(bob);
    await endTime(ann);
    expect(await roles()).toBeNull();
  });

  test('stays a workspace with an owner when it came with that owner’s account', async () => {
    await identity.enrol(ann, bob, 'editor');
    await close(bob);
    await close(ann);
    await comeBack(bob);
    await endTime(ann);
    const workspace = (await identity.stored('workspaces')).find(
      ({ _id }) => String(_id) === ann.workspaceId,
    );
    expect(workspace).toMatchObject({ members: [{ userId: bob.userId, role: 'owner' }] });
    expect(workspace).not.toHaveProperty('personalOf');
  });
});

describe('connections', () => {
  test('are suspended when the last member with an open account leaves', async () => {
    const bobThere = await identity.enrol(there(ann), bob, 'owner');
    await close(bob);
    await expect(token()).resolves.toMatchObject({ target_id: 'p1' });
    expect((await identity.post(`/workspaces/${workspaceId}/leave`, {}, there(ann))).status).toBe(200);
    await expect(token()).rejects.toMatchObject({ code: 'account_closed' });
    await comeBack({ ...bob, ...bobThere });
    await expect(token()).resolves.toMatchObject({ target_id: 'p1' });
  });

  test('are suspended when a member who isn’t an owner is the last to leave', async () => {
    await identity.enrol(there(ann), bob, 'editor');
    await close(bob);
    await close(ann);
    await comeBack(bob);
    await expect(token()).resolves.toMatchObject({ target_id: 'p1' });
    await identity.post(`/workspaces/${workspaceId}/leave`, {}, there(bob, 'editor'));
    await expect(token()).rejects.toMatchObject({ code: 'account_closed' });
  });

  test('work again after a crash between the return of a member and the end of the suspension', async () => {
    await close(ann);
    await identity.change('deletions', { _id: ann.userId }, { status: 'kept' });
    await eventually(() => expect(token()).resolves.toMatchObject({ target_id: 'p1' }));
    await eventually(async () =>
      expect((await identity.stored('deletions')).map(({ _id }) => String(_id))).not.toContain(ann.userId),
    );
  });

  test('are suspended in the end if that fails when the last member with an open account leaves', async () => {
    await identity.enrol(there(ann), bob, 'owner');
    await close(bob);
    const namespace = identity.namespace('connections');
    await identity.fail('alwaysOn', { failCommands: ['update'], namespace, errorCode: 11601 });
    const reply = await identity.post(`/workspaces/${workspaceId}/leave`, {}, there(ann));
    expect(reply.status).toBeGreaterThanOrEqual(500);
    await identity.fail('off');
    await eventually(() => expect(token()).rejects.toMatchObject({ code: 'account_closed' }));
  });
});

describe('closing an account', () => {
  test('is reported to the other members of its workspaces, and so is its return', async () => {
    await identity.enrol(there(ann), bob, 'editor');
    await identity.sent();
    await close(bob);
    await close(bob);
    const [closed, ...others] = await changes();
    const shared = { member_id: bob.userId, actor_id: bob.userId, role: 'editor', previous_role: 'editor' };
    expect(closed).toMatchObject({ ...shared, change: 'closed', delete_at: expect.any(String) });
    expect(others).toEqual([]);
    await comeBack(bob);
    const [reopened, ...more] = await changes();
    expect(reopened).toMatchObject({ ...shared, change: 'reopened' });
    expect(reopened).not.toHaveProperty('delete_at');
    expect(more).toEqual([]);
  });

  test('is reported to nobody in a workspace of one', async () => {
    await identity.sent();
    await close(ann);
    expect(await changes()).toEqual([]);
  });

  test('marks the member in the list of members until they come back', async () => {
    await identity.enrol(there(ann), bob, 'editor');
    const listed = async () => {
      const { members } = (await (await identity.get('/workspace/members', there(ann))).json()) as {
        members: { id: string; delete_at: string | null }[];
      };
      return members.find(({ id }) => id === bob.userId)?.delete_at;
    };
    expect(await listed()).toBeNull();
    await close(bob);
    expect(await listed()).toEqual(expect.any(String));
    await comeBack(bob);
    expect(await listed()).toBeNull();
  });

  test('can be repeated after the account was kept', async () => {
    await close(ann);
    await comeBack(ann);
    expect((await close(ann)).status).toBe(200);
    await expect(token()).rejects.toMatchObject({ code: 'account_closed' });
  });

  test('tells which workspaces stay if another member comes back', async () => {
    await identity.enrol(there(ann), bob, 'editor');
    await close(bob);
    const bakehouse = { id: workspaceId, name: 'Bakehouse' };
    const { deleted, may_stay } = (await preview(ann)) as { deleted: unknown[]; may_stay: unknown[] };
    expect(deleted).toContainEqual(bakehouse);
    expect(may_stay).toEqual([bakehouse]);
  });

  test('needs no other owner from a member who can’t make one', async () => {
    await identity.enrol(there(ann), bob, 'editor');
    await identity.enrol(there(ann), cleo, 'viewer');
    await close(bob);
    await close(cleo);
    await close(ann);
    await comeBack(bob);
    await comeBack(cleo);
    expect(await preview(bob)).toMatchObject({
      left: [{ id: workspaceId, name: 'Bakehouse' }],
      ownerless: [],
    });
    expect((await close(bob)).status).toBe(200);
  });
});

test('the only owner with an open account stays one while an owner whose account is closed could come back', async () => {
  await identity.enrol(there(ann), bob, 'owner');
  await close(bob);
  const reply = await identity.put(`/workspace/members/${ann.userId}`, { role: 'editor' }, there(ann));
  expect([reply.status, await reply.json()]).toEqual([409, expect.objectContaining({ error: 'last_owner' })]);
});

test('nobody joins a workspace whose members have all closed their accounts, until one comes back', async () => {
  const invitation = { email: bob.email, role: 'editor' };
  const invited = await identity.post('/workspace/invitations', invitation, there(ann));
  const secret = ((await invited.json()) as { link: string }).link.split('#')[1];
  const accept = async () => (await identity.post('/invitations/accept', { secret }, bob)).status;
  await close(ann);
  expect(await accept()).toBe(409);
  await comeBack(ann);
  expect(await accept()).toBe(200);
});
