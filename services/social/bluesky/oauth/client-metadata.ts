import type { ClientKey } from '../../capabilities/client-keys.ts';
import { publicJwk } from '../../oauth/key-pair.ts';
import type { AtprotoClient } from '../../settings.ts';

/** All that Carillon does there, and nothing of an account's settings or private messages. */
export const SCOPES = ['atproto', 'transition:generic'];

/** The document at `clientId`, with the public half of every key. */
export const clientMetadata = (
  { clientId, name, uri, redirectUri }: AtprotoClient,
  keys: readonly ClientKey[],
): object => ({
  client_id: clientId,
  client_name: name,
  client_uri: uri,
  redirect_uris: [redirectUri],
  scope: SCOPES.join(' '),
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  application_type: 'web',
  token_endpoint_auth_method: 'private_key_jwt',
  token_endpoint_auth_signing_alg: 'ES256',
  dpop_bound_access_tokens: true,
  jwks: {
    keys: keys.map(({ kid, privateJwk }) => ({ ...publicJwk(privateJwk), kid, alg: 'ES256', use: 'sig' })),
  },
});

/** Servers keep a client's document for a while, and know no newer key as long. */
const PUBLISHED_MS = 24 * 3_600_000;

/** The key for new sessions. @param keys the newest first */
export const signingKey = (keys: readonly ClientKey[], now: Date): ClientKey | undefined =>
  keys.find(({ createdAt }) => now.getTime() - createdAt.getTime() >= PUBLISHED_MS) ?? keys.at(-1);
