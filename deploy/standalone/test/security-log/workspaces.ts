import { eventually } from '@carillon/kit/test/eventually.ts';
import { expect } from '@jest/globals';
import { type ApiClient, bodyOf } from '../../api-client.ts';
import { NOWHERE, type WatchedLog } from './watch.ts';

export async function workspaces(
  log: WatchedLog,
  owner: ApiClient,
  user_id: string,
  workspace_id: string,
): Promise<void> {
  const { carillon, replies, tells } = log;
  const who = { user_id, workspace_id };
  const createWorkspace = () => owner.post('/api/workspaces', { name: 'Another' });
  await tells('workspace.created', createWorkspace, { user_id, workspace_id: expect.any(String) });
  let link = '';
  let id = '';
  const invite = async (name: string, role = 'viewer') => {
    const invited = { email: `${name}@example.com`, role };
    const reply = owner.post('/api/workspace/invitations', invited);
    const body = await bodyOf<{ invitation: { id: string }; link: string }>(reply);
    id = body.invitation.id;
    link = body.link.split('#')[1] ?? '';
    replies.secrets.add(link);
  };
  const email_hash = expect.stringMatching(/^[\w-]{16}$/);
  await tells('invitation.sent', () => invite('vic'), { ...who, email_hash, role: 'viewer' });
  const { client, userId } = await carillon.signUp('vic');
  const vic = { user_id: userId, workspace_id };
  const answer = (what: string, by = client) => by.post(`/api/invitations/${what}`, { secret: link });
  await tells('invitation.refused', () => answer('accept', owner), { ...who, reason: 'email' });
  await tells('invitation.declined', () => answer('decline'), { ...vic, invitation: id });
  await invite('vic');
  const revoke = () => owner.send('DELETE', `/api/workspace/invitations/${id}`);
  await tells('invitation.revoked', revoke, { ...who, invitation: id });
  await invite('vic', 'writer');
  await tells('member.joined', () => answer('accept'), { ...vic, invitation: id, role: 'writer' });
  const member = `/api/workspace/members/${userId}`;
  const demote = () => owner.send('PUT', member, { role: 'viewer' });
  await tells('member.role', demote, { ...who, member: userId, role: 'viewer', before: 'writer' });
  const rule = () => owner.send('PUT', '/api/workspace/approval', { owner_approval: true });
  await tells('workspace.approval', rule, { ...who, owner_approval: true });
  await members(log, client, vic);
  const leave = () => client.post(`/api/workspaces/${workspace_id}/leave`, {});
  await tells('member.left', leave, vic);
  await invite('vic');
  await answer('accept');
  await tells('member.removed', () => owner.send('DELETE', member), { ...who, member: userId });
  const resend = async () => {
    await invite('val');
    for (let n = 0; n < 6; n++)
      if ((await owner.post(`/api/workspace/invitations/${id}/resend`, {})).status === 429) return;
    throw new Error('nothing is throttled');
  };
  await tells('invitation.throttled', resend, { ...who, by: 'address' });
}

async function members({ tells }: WatchedLog, viewer: ApiClient, vic: object): Promise<void> {
  const who = { ...vic, role: 'viewer', operation: 'identity.disconnect' };
  // The gateway knows of the role by an event, which is on its way.
  const disconnect = () =>
    eventually(async () => {
      const { error } = (await (await viewer.post('/api/facebook/disconnect', {})).json()) as {
        error: string;
      };
      expect(error).toBe('forbidden');
    }, 3_000);
  await tells('operation.refused', disconnect, who, NOWHERE);
}
