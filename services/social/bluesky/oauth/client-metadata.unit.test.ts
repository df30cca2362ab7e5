import { describe, expect, test } from '@jest/globals';
import { newPrivateJwk } from '../../oauth/key-pair.ts';
import { clientMetadata, signingKey } from './client-metadata.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-29T12:00:00Z');
const keyOf = (kid: string, ageHours: number) => ({
  kid,
  privateJwk: newPrivateJwk(),
  createdAt: new Date(NOW.getTime() - ageHours * HOUR_MS),
});
const client = {
  clientId: 'https://bells.example/oauth-client-metadata.json',
  name: 'Carillon',
  uri: 'https://bells.example/',
  redirectUri: 'https://bells.example/oauth/callback/bluesky',
};

describe('clientMetadata', () => {
  const document = clientMetadata(client, [keyOf('new', 1), keyOf('old', 9000)]) as {
    jwks: { keys: Record<string, string>[] };
  };

  test('describes a client that proves who it is, and binds its tokens to a key', () => {
    expect(document).toMatchObject({
      client_id: client.clientId,
      redirect_uris: [client.redirectUri],
      scope: 'atproto transition:generic',
      token_endpoint_auth_method: 'private_key_jwt',
      dpop_bound_access_tokens: true,
    });
  });

  test('has the public half of every key, and nothing of the private one', () => {
    expect(document.jwks.keys.map(({ kid, alg }) => [kid, alg])).toEqual([
      ['new', 'ES256'],
      ['old', 'ES256'],
    ]);
    for (const key of document.jwks.keys) expect(Object.keys(key)).not.toContain('d');
  });
});

describe('signingKey', () => {
  test('is the newest that servers have had a day to learn of', () => {
    const keys = [keyOf('today', 2), keyOf('last year', 9000), keyOf('before', 18_000)];
    expect(signingKey(keys, NOW)?.kid).toBe('last year');
  });

  test('is the first one if there is no other', () => {
    expect(signingKey([keyOf('first', 0)], NOW)?.kid).toBe('first');
    expect(signingKey([], NOW)).toBeUndefined();
  });
});
