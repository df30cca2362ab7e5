import { randomUUID } from 'node:crypto';
import type { ActivityEntry } from '@carillon/contracts/http/notifications/activity-entry.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ApiClient, bodyOf } from '../api-client.ts';
import { type Account, type Carillon, startCarillon } from './access/carillon.ts';
import { connectedOwner } from './access/connected-owner.ts';
import { makeToken } from './access/make-access.ts';
import { schedule } from './access/make-posts.ts';
import { makeWebhook } from './access/make-webhooks.ts';
import type { Owner } from './access/owner.ts';

let carillon: Carillon;
let ada: Account & Owner;
let ben: ApiClient;
beforeAll(async () => {
  carillon = await startCarillon({ ownWork: true });
  ada = await connectedOwner(carillon, 'ada', ['facebook']);
  await carillon.signUp('ben');
  ben = await carillon.asMember('ben', ada.client, 'editor');
});
afterAll(() => carillon.close());

const YEAR = new Date().getUTCFullYear() + 1;

const read = (query = '', client = ada.client) =>
  bodyOf<{ entries: ActivityEntry[] }>(client.get(`/api/workspace/activity${query}`));

/** Lists the entries, the earliest first, as `who: what`, once all of them have arrived. */
const listEntries = (count: number, query = ''): Promise<string[]> =>
  eventually(async () => {
    const { entries } = await read(query);
    const lines = entries.toReversed().map(({ actor, kind }) => `${whoOf(actor)}: ${kind}`);
    expect(lines).toHaveLength(count);
    return lines;
  });

function whoOf(actor: ActivityEntry['actor']): string {
  if (actor.kind !== 'person') return actor.kind;
  return [actor.name, actor.through, actor.token_name].filter((one) => one !== null).join(' ');
}

test('members’ actions are listed with their names, from any service', async () => {
  const { post_id, results } = await schedule(ada);
  const publication = results[0]?.id ?? '';
  const { results: others } = await schedule(ada);
  await bodyOf(ben.patch(`/api/posts/publications/${publication}`, { content: 'Other words' }));
  const time = { scheduled_time: `${YEAR}-02-01 10:00:00`, timezone: 'UTC' };
  await bodyOf(ben.post(`/api/posts/publications/${publication}/reschedule`, time));
  await bodyOf(ada.client.post(`/api/posts/publications/${publication}/cancel`, {}));
  await bodyOf(ben.send('DELETE', `/api/posts/${post_id}`));
  await bodyOf(ben.post(`/api/posts/publications/${others[0]?.id}/publish-now`, {}));
  const lines = await listEntries(8, '?topic=posts');
  expect(lines.toSorted()).toEqual(
    [
      ...['ada: post.scheduled', 'ada: post.scheduled', 'ben: post.edited', 'ben: post.moved'],
      ...['ada: post.canceled', 'ben: post.deleted', 'ben: post.sent', 'carillon: post.published'],
    ].toSorted(),
  );
  const { id } = await bodyOf<{ id: string }>(ben.get('/api/user'));
  await bodyOf(ada.client.send('PUT', `/api/workspace/members/${id}`, { role: 'writer' }));
  await bodyOf(ada.client.send('PUT', '/api/workspace/name', { name: 'Bells' }));
  expect(await listEntries(4, '?topic=team')).toEqual([
    ...['ada: invitation.sent', 'ben: member.joined', 'ada: member.role_changed', 'ada: workspace.renamed'],
  ]);
});

test('an action in a network’s callback belongs to its user, and so does undoing it', async () => {
  await bodyOf(ada.client.post('/api/facebook/disconnect', {}));
  expect(await listEntries(2, '?topic=connections')).toEqual([
    'ada: connection.made',
    'ada: connection.removed',
  ]);
});

test('lists webhooks and tokens by name, and distinguishes programs', async () => {
  const webhook = await makeWebhook(ada.client);
  await bodyOf(ada.client.patch(`/api/webhooks/${webhook}`, { status: 'paused' }));
  await bodyOf(ada.client.patch(`/api/webhooks/${webhook}`, { description: 'Archive' }));
  await bodyOf(ada.client.patch(`/api/webhooks/${webhook}`, { status: 'active' }));
  await bodyOf(ada.client.post(`/api/webhooks/${webhook}/secret`, {}));
  await bodyOf(ada.client.send('DELETE', `/api/webhooks/${webhook}`));
  expect(await listEntries(6, '?topic=webhooks')).toEqual(
    ['created', 'paused', 'changed', 'resumed', 'secret_renewed', 'removed'].map(
      (action) => `ada: webhook.${action}`,
    ),
  );

  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const tokenRequest = { name: 'Zapier', scopes: ['webhooks', 'activity:read'], expires_at };
  const { secret } = await bodyOf<{ secret: string }>(ada.client.post('/api/access-tokens', tokenRequest));
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const request = { url: 'http://localhost:3000/hook', events: ['connection.lost'] };
  const init = { method: 'POST', headers, body: JSON.stringify(request) };
  await bodyOf(fetch(`${carillon.url}/api/webhooks`, init));
  // The token's name comes with another event.
  await eventually(async () =>
    expect((await listEntries(7, '?topic=webhooks')).at(-1)).toBe('ada program Zapier: webhook.created'),
  );
  const page = await bodyOf<{ entries: unknown[] }>(
    fetch(`${carillon.url}/api/workspace/activity?most=1`, { headers }),
  );
  expect(page.entries).toHaveLength(1);

  const token = await makeToken(ada.client);
  await bodyOf(ada.client.send('DELETE', `/api/access-tokens/${token}`));
  expect(await listEntries(3, '?topic=tokens')).toEqual([
    ...['ada: token.created', 'ada: token.created', 'ada: token.revoked'],
  ]);
});

test('members who may not publish, and members elsewhere, see none of it', async () => {
  expect((await ben.get('/api/workspace/activity')).status).toBe(403);
  const { client } = await carillon.signUp(`eve-${randomUUID()}`);
  expect((await read('', client)).entries).toEqual([]);
});
