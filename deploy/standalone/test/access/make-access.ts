import { randomUUID } from 'node:crypto';
import { createAuthenticator } from '@carillon/identity/test/software-authenticator.ts';
import { type ApiClient, bodyOf } from '../../api-client.ts';
import { connect } from '../../testing/connected-user.ts';
import { PASSWORD } from './carillon.ts';
import type { Owner } from './owner.ts';

export async function makeToken(client: ApiClient): Promise<string> {
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const request = { name: 'A script', scopes: ['posts:read'], expires_at, ...createConfirmation(client) };
  return (await bodyOf<{ token: { id: string } }>(client.post('/api/access-tokens', request))).token.id;
}

/** The recovery codes of each owner who has passkeys. */
const recoveryCodes = new WeakMap<ApiClient, string[]>();
let latest: ApiClient | null = null;

/** Returns the confirmation that a dangerous action requires of an owner, or else of the last who added a passkey. */
export function createConfirmation(client = latest): {
  readonly current_password: string;
  readonly recovery_code?: string;
} {
  const recovery_code = client ? recoveryCodes.get(client)?.pop() : undefined;
  return { current_password: PASSWORD, ...(recovery_code !== undefined && { recovery_code }) };
}

interface AddedPasskey {
  readonly passkey: { readonly id: string };
  readonly recovery_codes: readonly string[] | null;
}

/** From then on its owner needs it, or a recovery code, for whatever is dangerous. */
export async function addPasskey({ client, url }: Owner): Promise<string> {
  const started = await bodyOf<{ options: { challenge: string } }>(
    client.post('/api/user/passkeys/start', createConfirmation(client)),
  );
  const credential = createAuthenticator(url).make(started.options);
  const added = await bodyOf<AddedPasskey>(client.post('/api/user/passkeys', { made: credential }));
  if (added.recovery_codes) recoveryCodes.set(client, [...added.recovery_codes]);
  latest = client;
  return added.passkey.id;
}

export async function invite(client: ApiClient): Promise<string> {
  const invited = { email: `${randomUUID()}@example.com`, role: 'viewer' };
  return (await bodyOf<{ invitation: { id: string } }>(client.post('/api/workspace/invitations', invited)))
    .invitation.id;
}

/** One more account, of a person whom nobody else has connected. */
export async function connectAnother({ client }: Owner): Promise<string> {
  const name = `Person ${randomUUID()}`;
  await connect(client, 'linkedin', name);
  const { connections } = await bodyOf<{ connections: { id: string; account: { name: string } }[] }>(
    client.get('/api/connections'),
  );
  return connections.find(({ account }) => account.name === name)?.id ?? '';
}
