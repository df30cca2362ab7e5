import { eventually } from '@carillon/kit/test/eventually.ts';
import { expect } from '@jest/globals';
import { type ApiClient, bodyOf } from '../../api-client.ts';
import { NOWHERE, type WatchedLog } from './watch.ts';

export async function tokens(log: WatchedLog, client: ApiClient, user_id: string): Promise<void> {
  const { carillon, tells } = log;
  let createdToken = { secret: '', token: { id: '' } };
  const make = async () => {
    createdToken = await makeToken(log, client);
  };
  await tells('token.created', make, { user_id, scopes: 'analytics:read', token: expect.any(String) });
  const { secret, token } = createdToken;
  const read = (by = secret) => byToken(log, by, '/api/posts/user');
  const detail = { operation: 'posts.listUserPosts' };
  await tells('token.refused', read, { ...detail, user_id, token: token.id, reason: 'scope' });
  const origin = { origin: 'https://evil.example' };
  await tells('token.refused', () => byToken(log, secret, '/api/posts/user', { headers: origin }), {
    ...detail,
    reason: 'origin',
  });
  await tells('token.refused', () => byToken(log, secret, '/api/access-tokens'), { reason: 'operation' });
  await tells('token.refused', () => read(`carillon_pat_${'b'.repeat(43)}`), { ...detail, reason: 'token' });

  const revoke = () => client.send('DELETE', `/api/access-tokens/${token.id}`);
  await tells('token.revoked', revoke, { user_id, token: token.id });
  const revoked = { user_id, token: token.id, reason: 'revoked' };
  // The gateway knows of it by an event, which is on its way.
  const readInVain = () => eventually(async () => expect((await read()).status).toBe(401), 3_000);
  await tells('token.misused', readInVain, revoked, NOWHERE);
  await make();
  const rows = await carillon.stored('identity', 'access_tokens');
  await rows.updateOne({ _id: createdToken.token.id }, { $set: { expiresAt: new Date(0) } });
  const expired = { user_id, token: createdToken.token.id, reason: 'expired' };
  await tells('token.misused', () => read(createdToken.secret), expired, NOWHERE);
}

async function makeToken(
  { replies }: WatchedLog,
  client: ApiClient,
): Promise<{ secret: string; token: { id: string } }> {
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  const token = await bodyOf<{ secret: string; token: { id: string } }>(
    client.post('/api/access-tokens', { name: 'A program', scopes: ['analytics:read'], expires_at }),
  );
  replies.secrets.add(token.secret);
  return token;
}

const byToken = ({ carillon }: WatchedLog, secret: string, at: string, init: RequestInit = {}) =>
  fetch(new URL(at, carillon.url), {
    ...init,
    headers: { authorization: `Bearer ${secret}`, ...init.headers },
  });
