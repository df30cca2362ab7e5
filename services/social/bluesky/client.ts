import type { SocialDeps } from '../deps.ts';
import type { BlueskySettings } from '../settings.ts';
import { createProver, type Prover } from './oauth/prover.ts';
import { createOwnAccount, type OwnAccount } from './own-account.ts';
import { createUsage, type Usage } from './usage.ts';
import { createXrpc, type Xrpc } from './xrpc.ts';

/** Parts that the calls to Bluesky share. */
export interface BlueskyClient {
  readonly xrpc: Xrpc;
  readonly ownAccount: OwnAccount;
  readonly usage: Usage;
  readonly prover: Prover;
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
  const prover = createProver();
  const xrpc = createXrpc(settings.timeoutMs, deps, { usage, prover });
  return { xrpc, ownAccount: createOwnAccount(xrpc), usage, prover, settings, deps, fetchPage };
}
