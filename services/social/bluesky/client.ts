import type { SocialDeps } from '../deps.ts';
import type { BlueskySettings } from '../settings.ts';
import { createUsage, type Usage } from './usage.ts';
import { createXrpc, type Xrpc } from './xrpc.ts';

/** What the calls to Bluesky share. */
export interface BlueskyClient {
  readonly xrpc: Xrpc;
  readonly usage: Usage;
  readonly settings: BlueskySettings;
  readonly deps: SocialDeps;
  /** Fetches pages and pictures of link cards, which anybody may have written: redirects are answered, not followed. */
  readonly fetchPage: typeof fetch;
}

export function createClient(
  settings: BlueskySettings,
  deps: SocialDeps,
  fetchPage: typeof fetch,
): BlueskyClient {
  const usage = createUsage();
  return { xrpc: createXrpc(settings.timeoutMs, deps, usage), usage, settings, deps, fetchPage };
}
