import { randomUUID } from 'node:crypto';
import { createAuthenticator } from '@carillon/identity/test/software-authenticator.ts';
import { type ApiClient, bodyOf } from '../../../chaos/client/api-client.ts';
import { PASSWORD } from './carillon.ts';
import type { Owner } from './owner.ts';

export async function makeToken(client: ApiClient): Promise<string> {
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const wanted = { name: 'A script', scopes: ['posts:read'], expires_at };
  return (await bodyOf<{ token: { id: string } }>(client.post('/api/access-tokens', wanted))).token.id;
}

/** From then on its owner needs it to log in. */
export async function addPasskey({ client, url }: Owner): Promise<string> {
  const confirmed = { current_password: PASSWORD };
  const started = await bodyOf<{ options: { challenge: string } }>(
    client.post('/api/user/passkeys/start', confirmed),
  );
  const made = createAuthenticator(url).make(started.options);
  return (await bodyOf<{ passkey: { id: string } }>(client.post('/api/user/passkeys', { made }))).passkey.id;
}

export async function invite(client: ApiClient): Promise<string> {
  const invited = { email: `${randomUUID()}@example.com`, role: 'viewer' };
  return (await bodyOf<{ invitation: { id: string } }>(client.post('/api/workspace/invitations', invited)))
    .invitation.id;
}
