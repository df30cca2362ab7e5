import { expect } from '@jest/globals';
import { type ApiClient, bodyOf, createApiClient } from '../../api-client.ts';
import { account, changePassword, LATER, logIn, PASSWORD, WRONG } from './people.ts';
import { NOWHERE, type WatchedLog } from './watch.ts';

export async function accounts({
  carillon,
  tells,
}: WatchedLog): Promise<{ client: ApiClient; user_id: string; workspace_id: string }> {
  const client = createApiClient(carillon.url);
  const email_hash = expect.stringMatching(/^[\w-]{16}$/);
  await tells('account.refused', () => client.post('/api/register', account('eve', 'password123')), {
    email_hash,
    reason: 'password',
  });
  await tells('account.created', () => client.post('/api/register', account('eve')), {
    user_id: expect.any(String),
  });
  await tells('account.refused', () => client.post('/api/register', account('eve')), { reason: 'email' });
  await tells('login.failure', () => logIn(client, 'eve', WRONG), { user_id: expect.any(String) });
  await tells('login.failure', () => logIn(client, 'nobody', WRONG), { email_hash });
  await tells('login.success', () => logIn(client, 'eve'), { session_id: expect.any(String) });
  const { id: user_id, workspace } = await bodyOf<{ id: string; workspace: { id: string } }>(
    client.get('/api/user'),
  );
  const throttled = async () => {
    const stranger = createApiClient(carillon.url);
    for (let n = 0; n < 12; n++) if ((await logIn(stranger, 'nobody', WRONG)).status === 429) return;
    throw new Error('nobody is throttled');
  };
  await tells('login.throttled', throttled, { email_hash, by: 'place' });
  return { client, user_id, workspace_id: workspace.id };
}

export async function sessions(
  { carillon, tells }: WatchedLog,
  client: ApiClient,
  user_id: string,
): Promise<void> {
  const ids = async () =>
    (await bodyOf<{ sessions: { id: string; current: boolean }[] }>(client.get('/api/user/sessions')))
      .sessions;
  const another = async () => {
    const one = createApiClient(carillon.url);
    await bodyOf(logIn(one, 'eve'));
    return one;
  };
  await another();
  const [other] = (await ids()).filter(({ current }) => !current);
  const data = { user_id, session_id: other?.id, reason: 'ended' };
  await tells('session.revoked', () => client.send('DELETE', `/api/user/sessions/${other?.id}`), data);
  await another();
  await tells('session.revoked', () => client.post('/api/user/sessions/end-others', {}), {
    user_id,
    reason: 'ended',
  });
  const third = await another();
  await tells('session.revoked', () => logIn(third, 'eve'), { user_id, reason: 'replaced' });
  const otherIds = (await ids()).filter(({ current }) => !current);
  const rows = await carillon.stored('identity', 'sessions');
  await rows.updateMany({ _id: { $in: otherIds.map(({ id }) => id) } }, { $set: { expiresAt: new Date(0) } });
  const expired = { user_id, reason: 'expired' };
  await tells('session.revoked', () => third.get('/api/user'), expired, NOWHERE);
}

export async function passwords(
  { carillon, tells }: WatchedLog,
  client: ApiClient,
  user_id: string,
): Promise<void> {
  for (const [reason, current, next] of [
    ['current', WRONG, LATER],
    ['password', PASSWORD, 'password123'],
    ['same', PASSWORD, PASSWORD],
  ] as const)
    await tells('password.refused', () => changePassword(client, current, next), { user_id, reason });
  await bodyOf(logIn(createApiClient(carillon.url), 'eve'));
  await tells('password.changed', () => changePassword(client, PASSWORD, LATER), { user_id, ended: 1 });
  const throttled = async () => {
    for (let n = 0; n < 12; n++) if ((await changePassword(client, WRONG, PASSWORD)).status === 429) return;
    throw new Error('nobody is throttled');
  };
  await tells('password.throttled', throttled, { user_id });
}
