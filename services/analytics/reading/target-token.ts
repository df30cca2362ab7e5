import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/resolve-target.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Log } from '@carillon/kit/log.ts';
import { accessOf } from '@carillon/social/access-of.ts';
import type { Access } from '@carillon/social/capabilities/access.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { TargetRef } from '../domain/tracked.ts';

interface Deps {
  readonly services: Pick<ServiceClient, 'call'>;
  readonly log: Log;
}

export interface TargetToken {
  readonly access: Access;
  /** The login that it comes from, and which of its tokens; identity of an earlier version names no login. */
  readonly connectionId?: string | undefined;
  readonly revision: number;
}

/** Why there is no token: its workspace has not connected the account, or has connected another in its place. */
export type NoToken = 'not_connected' | 'other_account';

/** What a user does about a token that is refused, or not there. */
export const RECONNECT = 'Authentication error. Please reconnect your account.';

const NOT_CONNECTED: ReadonlySet<string> = new Set(['not_connected', 'not_found', 'account_closed']);

/** A token for exactly that target. @throws AppError while identity can't say */
export async function tokenFor(
  { services }: Pick<Deps, 'services'>,
  { workspaceId, platform, pageId, targetId }: Omit<TargetRef, 'targetName'>,
): Promise<TargetToken | NoToken> {
  const target = { platform_id: PLATFORMS[platform].id, page_id: pageId, target_id: targetId };
  const body = { workspace_id: workspaceId, ...target };
  try {
    const found = await services.call(resolveTarget, { body });
    return found.target_id === targetId
      ? { access: accessOf(found), connectionId: found.connection_id, revision: found.revision }
      : 'other_account';
  } catch (error) {
    if (error instanceof AppError && NOT_CONNECTED.has(error.code)) return 'not_connected';
    throw error;
  }
}

/**
 * Reports a token that the network refused, so that its user hears of it wherever they are.
 * @returns what the error means then: nothing lasting where the connection was renewed meanwhile
 */
export async function reportRefusal(
  deps: Deps,
  target: Pick<TargetRef, 'workspaceId' | 'platform'>,
  token: TargetToken,
  error: SocialError,
): Promise<SocialError> {
  if (error.kind !== 'reconnect' || (await isLost(deps, target, token, error.message))) return error;
  return new SocialError(error.message, { ...error, kind: 'transient', cause: error });
}

async function isLost(
  { services, log }: Deps,
  { workspaceId, platform }: Pick<TargetRef, 'workspaceId' | 'platform'>,
  { connectionId, revision }: TargetToken,
  reason: string,
): Promise<boolean> {
  const lost = { platform_id: PLATFORMS[platform].id, connection_id: connectionId, reason, revision };
  const body = { workspace_id: workspaceId, ...lost };
  try {
    return (await services.call(reportLostConnection, { body })).lost;
  } catch (err) {
    log.warn({ err }, 'identity could not be told of a lost connection');
    return true;
  }
}
