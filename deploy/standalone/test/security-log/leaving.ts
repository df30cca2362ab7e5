import { eventually } from '@carillon/kit/test/eventually.ts';
import { bodyOf, createApiClient } from '../../api-client.ts';
import { account, logIn, PASSWORD } from './people.ts';
import type { WatchedLog } from './watch.ts';

/** Deletes the account of another user. */
export async function deletion({ carillon, replies, tells, lines }: WatchedLog): Promise<void> {
  const client = createApiClient(carillon.url);
  await bodyOf(client.post('/api/register', account('gus')));
  await bodyOf(logIn(client, 'gus'));
  const { id: user_id } = await bodyOf<{ id: string }>(client.get('/api/user'));
  const { id: workspace_id } = await bodyOf<{ id: string }>(
    client.post('/api/workspaces', { name: 'Bakehouse' }),
  );
  const drop = () => client.post(`/api/workspaces/${workspace_id}/delete`, { current_password: PASSWORD });
  await tells('workspace.deleted', drop, { user_id, workspace_id });
  const close = (email: string) => client.post('/api/user/deletion', { email, current_password: PASSWORD });
  await tells('deletion.refused', () => close('eve@example.com'), { user_id, reason: 'email' });
  await tells('deletion.scheduled', () => close('gus@example.com'), { user_id });
  const failure = (await (await logIn(client, 'gus')).json()) as { detail: { keep: string } };
  replies.secrets.add(failure.detail.keep);
  const keep = () => client.post('/api/user/deletion/keep', failure.detail);
  await tells('deletion.canceled', keep, { user_id });
  await bodyOf(close('gus@example.com'));
  const deletions = await carillon.stored('identity', 'deletions');
  await deletions.updateMany({}, { $set: { at: new Date(0) } });
  for (const event of ['account.deleted', 'workspace.deleted'])
    await eventually(() => {
      if (!lines().some((line) => line.event === event)) throw new Error(`${event} is not told`);
    });
}

/** Downloads the data as often as a day allows. */
export async function dataExport({ carillon, replies, tells, lines }: WatchedLog): Promise<void> {
  const client = createApiClient(carillon.url);
  await bodyOf(client.post('/api/register', account('hal')));
  await bodyOf(logIn(client, 'hal'));
  const { id: user_id } = await bodyOf<{ id: string }>(client.get('/api/user'));
  const ask = () => client.post('/api/user/data-export', { current_password: PASSWORD });
  const download = (ticket: string) => client.get(`/api/user/data-export/archive?ticket=${ticket}`);
  const { ticket } = await bodyOf<{ ticket: string }>(ask());
  replies.secrets.add(ticket);
  const downloadReply = await download(ticket);
  await tells('export.refused', () => download(ticket), { user_id, reason: 'ticket' });
  await downloadReply.arrayBuffer();
  for (const event of ['export.begun', 'export.completed'])
    await eventually(() => {
      if (!lines().some((line) => line.event === event && line.user_id === user_id))
        throw new Error(`${event} is not told`);
    });
  // One this small is over before it can be met.
  const exports = await carillon.stored('identity', 'data_exports');
  const leasedUntil = (at: Date) => exports.updateMany({}, { $set: { leasedUntil: at } });
  await leasedUntil(new Date(Date.now() + 60_000));
  await tells('export.refused', ask, { user_id, reason: 'running' });
  await leasedUntil(new Date(0));
  for (const _ of ['second', 'third', 'fourth', 'fifth']) await bodyOf(ask());
  await tells('export.throttled', ask, { user_id });
}
