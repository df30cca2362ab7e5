import type { Log } from '@carillon/kit/log.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { NetworkApp } from '../domain/network-app.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { NetworkAppStore } from '../stores/network-apps.ts';
import type { OauthStateStore } from '../stores/oauth-states.ts';
import type { RevocationStore } from '../stores/revocations.ts';

interface Deps {
  readonly stores: {
    readonly networkApps: Pick<NetworkAppStore, 'claimDue' | 'remove'>;
    readonly connections: Pick<ConnectionStore, 'isServerUsed' | 'setLimits'>;
    readonly revocations: Pick<RevocationStore, 'isServerUsed'>;
    readonly states: Pick<OauthStateStore, 'isServerUsed'>;
  };
  readonly networks: SocialNetworks;
  readonly log: Log;
  clock(): Date;
}

const DAY_MS = 24 * 3_600_000;
/** A user who disconnects and comes back within this time finds Carillon's app still registered. */
const UNUSED_MS = 7 * DAY_MS;
/** In a round; the rest comes in the next. */
const LIMIT = 20;

/**
 * Visits each server with an app of Carillon once a day: reads its current limits, or forgets the app if nothing uses
 * it.
 */
export async function lookAfterServers(deps: Deps, signal: AbortSignal): Promise<void> {
  for (let count = 0; count < LIMIT && !signal.aborted; count++) {
    const now = deps.clock();
    const app = await deps.stores.networkApps.claimDue(new Date(now.getTime() - DAY_MS), now);
    if (!app) return;
    if (await deps.stores.connections.isServerUsed(app)) await readLimits(deps, app, signal);
    else if (now.getTime() - app.registeredAt.getTime() >= UNUSED_MS) await forget(deps, app);
  }
}

/** A server that doesn't answer is tried again the next day. Until then its limits stay. */
async function readLimits(
  { stores, networks, log }: Deps,
  { platform, server }: NetworkApp,
  signal: AbortSignal,
): Promise<void> {
  try {
    // Servers tell their limits without a token.
    const limits = await networks[platform].connect?.limits?.({ token: '', server }, signal);
    if (limits) await stores.connections.setLimits({ platform, server }, limits);
  } catch (err) {
    const level = err instanceof SocialError ? 'info' : 'error';
    log[level]({ err, platform, server }, 'the limits of a server could not be read');
  }
}

/** Its grant may still have to be revoked with the app, or a browser may be on its way. */
async function forget(
  { stores: { networkApps, revocations, states } }: Deps,
  app: NetworkApp,
): Promise<void> {
  if ((await revocations.isServerUsed(app)) || (await states.isServerUsed(app))) return;
  await networkApps.remove(app);
}
