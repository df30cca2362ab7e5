import type { Invitation } from '@carillon/contracts/http/identity/members/invitation.ts';
import { resolveSession } from '@carillon/contracts/http/identity/sessions/resolve-session.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Identity, PASSWORD, startIdentity, type Visitor } from './identity-under-test.ts';

const DAY = 24 * 3_600_000;

let identity: Identity;
let people = 0;
let email: string;
let ada: Visitor;
beforeAll(async () => {
  identity = await startIdentity('https://carillon.example');
});
beforeEach(async () => {
  email = `guest${++people}@example.com`;
  ada = await identity.signUp();
});
afterAll(() => identity.close());

interface CreatedInvitation {
  readonly invitation: Invitation;
  readonly secret: string;
}

const readInvitation = async (reply: Response): Promise<CreatedInvitation> => {
  const { invitation, link } = (await reply.json()) as { invitation: Invitation; link: string };
  expect(link).toMatch(/^https:\/\/carillon\.example\/invitation#[\w-]{43}$/);
  return { invitation, secret: link.split('#')[1] ?? '' };
};
const invite = (to = email, by = ada, role = 'writer', confirmation: object = {}) =>
  identity.post('/workspace/invitations', { email: to, role, ...confirmation }, by);
const createInvitation = async (): Promise<CreatedInvitation> => readInvitation(await invite());
const read = async (secret: string, visitor?: Visitor) =>
  ((await (await identity.post('/invitations/read', { secret }, visitor)).json()) as { invitation: object })
    .invitation;
const accept = (secret: string, visitor: Visitor) =>
  identity.post('/invitations/accept', { secret }, visitor);
const decline = (secret: string, visitor: Visitor) =>
  identity.post('/invitations/decline', { secret }, visitor);
const open = async () =>
  ((await (await identity.get('/workspace/invitations', ada)).json()) as { invitations: Invitation[] })
    .invitations;
const emails = async () => {
  const { members } = (await (await identity.get('/workspace/members', ada)).json()) as {
    members: { email: string }[];
  };
  return members.map((one) => one.email);
};
const answerOf = async (reply: Response) => {
  const { error = null, message = null } = (await reply.json()) as { error?: string; message?: string };
  return { error, message };
};

test('inviting an owner asks who is there, and sends nothing without', async () => {
  const refusal = await invite(email, ada, 'owner');
  expect([refusal.status, Object.keys((await refusal.json()).errors)]).toEqual([422, ['current_password']]);
  expect(await open()).toEqual([]);
  expect((await invite(email, ada, 'owner', { current_password: PASSWORD })).status).toBe(201);
  expect(await open()).toMatchObject([{ email, role: 'owner' }]);
});

test('an invited user joins with that role, and their session moves there', async () => {
  const { secret } = await createInvitation();
  expect(await read(secret)).toMatchObject({
    state: 'open',
    workspace: 'My workspace',
    inviter: 'Ada Lovelace',
    role: 'writer',
    email,
    yours: null,
    member: false,
  });
  const guest = await identity.signUp(email.toUpperCase());
  expect(await read(secret, guest)).toMatchObject({ yours: true, member: false });
  expect(await (await accept(secret, guest)).json()).toEqual({
    success: true,
    workspace_id: ada.workspaceId,
  });
  const { session } = await identity.service.call(resolveSession, { body: { session: guest.cookie } });
  expect(session).toMatchObject({ workspace_id: ada.workspaceId, role: 'writer' });
  expect(await read(secret, guest)).toMatchObject({ state: 'accepted', member: true });
  expect(await open()).toEqual([]);
});

test('a link is kept as a hash', async () => {
  const { secret } = await createInvitation();
  expect(JSON.stringify(await identity.stored('invitations'))).not.toContain(secret);
});

test('another account is rejected, and told whom it is for', async () => {
  const { secret } = await createInvitation();
  const eve = await identity.signUp();
  expect(await read(secret, eve)).toMatchObject({ yours: false, email });
  identity.takeSecurityEvents();
  for (const answer of [accept, decline])
    expect(await answerOf(await answer(secret, eve))).toMatchObject({ error: 'other_email' });
  expect(identity.takeSecurityEvents()).toMatchObject([
    { event: 'invitation.refused', detail: { reason: 'email' } },
    { event: 'invitation.refused', detail: { reason: 'email' } },
  ]);
  expect(await emails()).toHaveLength(1);
});

test('a link is good once: who was removed does not come back by it', async () => {
  const { secret } = await createInvitation();
  const guest = await identity.signUp(email);
  const both = await Promise.all([accept(secret, guest), accept(secret, guest)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await emails()).filter((one) => one === email)).toHaveLength(1);
  await identity.del(`/workspace/members/${guest.userId}`, ada);
  expect(await answerOf(await accept(secret, guest))).toMatchObject({ error: 'conflict' });
  expect(await emails()).toHaveLength(1);
});

test('an owner who was removed lets nobody in by an invitation from before', async () => {
  const other = await identity.enrol(ada, await identity.signUp(), 'owner');
  const { secret } = await readInvitation(await invite(email, other));
  const guest = await identity.signUp(email);
  await identity.del(`/workspace/members/${other.userId}`, ada);
  expect(await answerOf(await accept(secret, guest))).toMatchObject({ error: 'conflict' });
  expect(await emails()).toHaveLength(1);
});

test('when an invitation is accepted and revoked at once, only one succeeds', async () => {
  for (let n = 0; n < 4; n++) {
    const address = `race${people}-${n}@example.com`;
    const { secret, invitation } = await readInvitation(await invite(address));
    const guest = await identity.signUp(address);
    const [accepted, revoked] = await Promise.all([
      accept(secret, guest),
      identity.del(`/workspace/invitations/${invitation.id}`, ada),
    ]);
    expect([accepted.status, revoked.status].toSorted()).toEqual([200, 409]);
    expect((await emails()).includes(address)).toBe(accepted.status === 200);
  }
});

test('an invitation ends after seven days, and sending it again makes another link', async () => {
  const { secret, invitation } = await createInvitation();
  const guest = await identity.signUp(email);
  identity.advance(7 * DAY);
  expect(await read(secret, guest)).toMatchObject({ state: 'expired' });
  expect(await answerOf(await accept(secret, guest))).toEqual({
    error: 'conflict',
    message: 'This invitation has expired.',
  });
  const again = await readInvitation(
    await identity.post(`/workspace/invitations/${invitation.id}/resend`, {}, ada),
  );
  expect(again.invitation.id).toBe(invitation.id);
  expect(await read(secret)).toBeNull();
  expect(await read(again.secret)).toMatchObject({ state: 'open' });
  expect((await accept(again.secret, guest)).status).toBe(200);
});

test('a revoked or declined one opens nothing, and says so', async () => {
  const { secret, invitation } = await createInvitation();
  const guest = await identity.signUp(email);
  const revoke = () => identity.del(`/workspace/invitations/${invitation.id}`, ada);
  expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200]);
  expect(await read(secret)).toMatchObject({ state: 'revoked' });
  expect(await answerOf(await accept(secret, guest))).toMatchObject({ error: 'conflict' });
  const second = await createInvitation();
  expect((await decline(second.secret, guest)).status).toBe(200);
  expect(await read(second.secret)).toMatchObject({ state: 'declined' });
  expect((await accept(second.secret, guest)).status).toBe(409);
  expect(await read('wrong')).toBeNull();
  expect((await accept('wrong', guest)).status).toBe(404);
});

test('a member, and an address that is invited, is not invited again', async () => {
  await createInvitation();
  expect(await (await invite(` ${email.toUpperCase()} `)).json()).toMatchObject({
    errors: { email: [expect.stringContaining('has already been invited')] },
  });
  const [ownEmail = ''] = await emails();
  expect(await (await invite(ownEmail)).json()).toMatchObject({
    errors: { email: ['Ada Lovelace is already a member.'] },
  });
  expect((await invite('no address')).status).toBe(422);
  expect((await invite(email, ada, 'king')).status).toBe(422);
});

test('invitations are throttled by address and by workspace, until the next day', async () => {
  const { invitation } = await createInvitation();
  const resend = () => identity.post(`/workspace/invitations/${invitation.id}/resend`, {}, ada);
  for (let n = 1; n < 5; n++) expect((await resend()).status).toBe(200);
  identity.takeSecurityEvents();
  expect((await resend()).status).toBe(429);
  expect(identity.takeSecurityEvents()).toMatchObject([
    { event: 'invitation.throttled', detail: { by: 'address' } },
  ]);
  identity.advance(DAY);
  expect((await resend()).status).toBe(200);
});

test('only shows and changes invitations of its own workspace', async () => {
  const { invitation } = await createInvitation();
  const bob = await identity.signUp();
  expect(await (await identity.get('/workspace/invitations', bob)).json()).toMatchObject({ invitations: [] });
  const others = [
    await identity.del(`/workspace/invitations/${invitation.id}`, bob),
    await identity.post(`/workspace/invitations/${invitation.id}/resend`, {}, bob),
  ];
  expect(others.map(({ status }) => status)).toEqual([404, 404]);
  expect(await open()).toHaveLength(1);
});
