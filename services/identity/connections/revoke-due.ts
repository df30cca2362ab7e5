import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { SocialError, type SocialErrorKind } from '@carillon/social/social-error.ts';
import { openRevocable } from '../crypto/seal-tokens.ts';
import { type Vault, VaultError } from '../crypto/vault.ts';
import { CLAIM_MS, isSpent, nextAttempt, type Revocation } from '../domain/revocation.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { RevocationStore } from '../stores/revocations.ts';
import type { Connections } from './connections.ts';

interface Deps {
  readonly stores: {
    readonly connections: Pick<ConnectionStore, 'isConnected'>;
    readonly revocations: RevocationStore;
  };
  readonly connections: Pick<Connections, 'networks'>;
  readonly vault: Vault;
  readonly telemetry: Pick<Telemetry, 'log' | 'securityLog'>;
  clock(): Date;
}

/** In a round; the rest comes in the next. */
const LIMIT = 50;

/** Revokes the grants of deleted connections: best effort, several times over two days, and never one in use. */
export async function revokeDue(deps: Deps, signal: AbortSignal): Promise<void> {
  for (let count = 0; count < LIMIT && !signal.aborted; count++) {
    const now = deps.clock();
    const revocation = await deps.stores.revocations.claim(now, new Date(now.getTime() + CLAIM_MS));
    if (!revocation) return;
    await revokeOne(deps, revocation, signal);
  }
}

async function revokeOne(deps: Deps, revocation: Revocation, signal: AbortSignal): Promise<void> {
  const { stores } = deps;
  const { networks } = deps.connections;
  const { log } = deps.telemetry;
  const { workspaceId, platform, app, accountId } = revocation;
  const network = networks[platform].connect;
  const sharing = PLATFORM_NAMES.filter((name) => name === platform || networks[name].connect?.app === app);
  // Checked each time: the connection may not be deleted yet.
  if (await stores.connections.isConnected(accountId, sharing)) return tryLater(deps, revocation);
  // The server may have another app there by now, which can't revoke the old one's grants.
  if (!network?.revoke || network.app !== app) return leave(deps, revocation, 'app');
  if (isSpent(revocation)) return leave(deps, revocation, 'unanswered');
  try {
    await network.revoke(openRevocable(deps.vault, revocation, revocation), signal);
    deps.telemetry.securityLog.tell({
      event: 'grant.revoked',
      outcome: 'success',
      workspaceId,
      detail: { platform },
    });
    await stores.revocations.remove(revocation);
  } catch (err) {
    if (!(err instanceof SocialError || err instanceof VaultError)) throw err;
    log.warn({ err, workspaceId, platform }, 'a grant could not be given back');
    const reason = err instanceof VaultError ? 'token' : REASONS[err.kind];
    if (!reason && nextAttempt(revocation, deps.clock())) return tryLater(deps, revocation);
    await leave(deps, revocation, reason ?? 'unanswered');
  }
}

/** Why asking again is useless. A token may be dead while the app is still allowed at the network. */
const REASONS: Partial<Record<SocialErrorKind, string>> = {
  reconnect: 'token',
  permanent: 'refused',
  forbidden: 'refused',
};

/** A grant that is still in use isn't a failure: the next disconnection records it again. */
async function tryLater({ stores, clock }: Deps, revocation: Revocation): Promise<void> {
  const next = nextAttempt(revocation, clock());
  await (next ? stores.revocations.postpone(revocation, next) : stores.revocations.remove(revocation));
}

/** Gives up a revocation, so that it is not requested again. */
async function leave(
  { stores, telemetry: { securityLog } }: Deps,
  revocation: Revocation,
  reason: string,
): Promise<void> {
  const { workspaceId, platform } = revocation;
  securityLog.tell({
    event: 'grant.left',
    outcome: 'failure',
    workspaceId,
    detail: { platform, reason },
  });
  await stores.revocations.remove(revocation);
}
