import type { BlueskyClient } from './client.ts';
import type { ResolveHandle } from './facets.ts';
import { resolveHandle } from './identity.ts';

/** Looks handles up at the account's own server, each once. */
export function mentionResolver(
  client: Pick<BlueskyClient, 'xrpc'>,
  server: string,
  signal?: AbortSignal,
): ResolveHandle {
  const didByHandle = new Map<string, string | null>();
  return async (handle) => {
    const key = handle.toLowerCase();
    const did = didByHandle.get(key) ?? (await resolveHandle(client, server, key, signal));
    didByHandle.set(key, did);
    return did;
  };
}
