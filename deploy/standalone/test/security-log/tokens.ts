import { eventually } from '@carillon/kit/test/eventually.ts';
import { expect } from '@jest/globals';
import { type ApiClient, bodyOf } from '../../testing/api-client.ts';
import { NOWHERE, type Watched } from './watch.ts';

export async function tokens(log: Watched, client: ApiClient, user_id: string): Promise<void> {
  const { carillon, tells } = log;
  let made = { secret: '', token: { id: '' } };
  const make = async () => {
    made = await makeToken(log, client);
  };
  await tells('token.created', make, { user_id, scopes: 'analytics:read', token: expect.any(String) });
  const { secret, token } = made;
  const read = (by = secret) => byToken(log, by, '/api/posts/user');
  const refused = { operation: 'posts.listUserPosts' };
  await tells('token.refused', read, { ...refused, user_id, token: token.id, reason: 'scope' });
  const origin = { origin: 'https://evil.example' };
  await tells('token.refused', () => byToken(log, secret, '/api/posts/user', { headers: origin }), {
    ...refused,
    reason: 'origin',
  });
  await tells('token.refused', () => byToken(log, secret, '/api/access-tokens'), { reason: 'operation' });
  await tells('token.refused', () => read(`carillon_pat_${'b'.repeat(43)}`), { ...refused, reason: 'token' });

  const revoke = () => client.send('DELETE', `/api/access-tokens/${token.id}`);
  await tells('token.revoked', revoke, { user_id, token: token.id });
  const revoked = { user_id, token: token.id, reason: 'revoked' };
  // The gateway knows of it by an event, which is on its way.
  const readInVain = () => eventually(async () => expect((await read()).status).toBe(401), 3_000);
  await tells('token.misused', readInVain, revoked, NOWHERE);
  await make();
  const stored = await carillon.stored('identity', 'access_tokens');
  await stored.updateOne({ _id: made.token.id }, { $set: { expiresAt: new Date(0) } });
  const expired = { user_id, token: made.token.id, reason: 'expired' };
  await tells('token.misused', () => read(made.secret), expired, NOWHERE);
}

async function makeToken(
  { replies }: Watched,
  client: ApiClient,
): Promise<{ secret: string; token: { id: string } }> {
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  const made = await bodyOf<{ secret: string; token: { id: string } }>(
    client.post('/api/access-tokens', { name: 'A program', scopes: ['analytics:read'], expires_at }),
  );
  replies.secrets.add(made.secret);
  return made;
}

const byToken = ({ carillon }: Watched, secret: string, at: string, init: RequestInit = {}) =>
  fetch(new URL(at, carillon.url), {
    ...init,
    headers: { authorization: `Bearer ${secret}`, ...init.headers },
  });
