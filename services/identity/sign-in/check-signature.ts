import * as oauth from 'oauth4webapi';

export type CheckSignature = (server: oauth.AuthorizationServer, reply: Response) => Promise<void>;

/** Checks an ID token's signature by the provider's published keys, and reads those again for a key that is new. */
export function createSignatureCheck(
  options: () => oauth.ValidateSignatureOptions,
  clock: () => Date,
): CheckSignature {
  let keys: oauth.JWKSCacheInput = {};
  let readAgainAt = 0;

  // The library takes no new key for a minute, unless the server's description is a new object.
  const check: CheckSignature = (server, reply) =>
    oauth.validateApplicationLevelSignature({ ...server }, reply, {
      ...options(),
      [oauth.jwksCache]: keys,
    });

  return async (server, reply) => {
    try {
      await check(server, reply);
    } catch (error) {
      const now = clock().getTime();
      if (!lacksKey(error) || now < readAgainAt) throw error;
      readAgainAt = now + PAUSE_MS;
      keys = {};
      await check(server, reply);
    }
  };
}

/** A provider whose tokens have no published key is not asked for its keys at each login. */
const PAUSE_MS = 5_000;

const lacksKey = (error: unknown): boolean =>
  error instanceof oauth.OperationProcessingError && error.code === oauth.KEY_SELECTION;
