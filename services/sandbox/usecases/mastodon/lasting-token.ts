import type { SandboxContext } from '../../context.ts';
import { readClientId } from '../../domain/mastodon/registered-app.ts';
import type { Code, TokenApp } from '../../domain/token.ts';
import { hashSecret } from '../../stores/hash-secret.ts';

/**
 * A token that never expires. One person always gets the same one for an app and scopes until it is revoked, as on
 * Mastodon. It is derived, so it can be returned again without being stored.
 */
export async function lastingToken(
  { stores, secrets }: Pick<SandboxContext, 'stores' | 'secrets'>,
  clientId: string,
  { profileId, scopes }: Pick<Code, 'profileId' | 'scopes'>,
): Promise<string> {
  const network = 'mastodon';
  const generation = await stores.tokens.countRevoked(network, profileId);
  const name = JSON.stringify([network, clientId, profileId, scopes, generation]);
  const token = secrets.derive('', name);
  await stores.tokens.keep({
    hash: hashSecret(token),
    kind: 'lasting',
    network,
    profileId,
    ownerId: profileId,
    scopes,
    expiresAt: null,
    revoked: false,
    app: appOf(clientId),
  });
  return token;
}

const appOf = (clientId: string): TokenApp | null => {
  const app = readClientId(clientId);
  return app && { name: app.name, website: app.website };
};
