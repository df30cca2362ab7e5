import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/connections/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import { sentence, text } from '@carillon/contracts/text.ts';
import { messageOf } from '@carillon/contracts/words/stored-text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { accessOf } from '@carillon/social/access-of.ts';
import type { Access } from '@carillon/social/capabilities/access.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { TargetRef } from '../domain/tracked.ts';

interface Deps {
  readonly services: Pick<ServiceClient, 'call'>;
  readonly telemetry: Pick<Telemetry, 'log'>;
}

export interface TargetToken {
  readonly access: Access;
  /** The login that it comes from, and which of its tokens; identity of an earlier version names no login. */
  readonly connectionId?: string | undefined;
  readonly revision: number;
}

/** Why there is no token: its workspace hasn't connected the account, or has replaced it with another. */
export type NoToken = 'not_connected' | 'other_account';

/** The message about a token that is refused or missing. */
export const RECONNECT = sentence`Authentication error. Please reconnect your account.`;

const NOT_CONNECTED: ReadonlySet<string> = new Set(['not_connected', 'not_found', 'account_closed']);

/** A token for exactly that target. @throws AppError while identity can't say */
export async function tokenFor(
  { services }: Pick<Deps, 'services'>,
  { workspaceId, platform, pageId, targetId }: Omit<TargetRef, 'targetName'>,
): Promise<TargetToken | NoToken> {
  const target = { platform_id: PLATFORMS[platform].id, page_id: pageId, target_id: targetId };
  const body = { workspace_id: workspaceId, ...target };
  try {
    const resolved = await services.call(resolveTarget, { body });
    return resolved.target_id === targetId
      ? { access: accessOf(resolved), connectionId: resolved.connection_id, revision: resolved.revision }
      : 'other_account';
  } catch (error) {
    if (error instanceof AppError && NOT_CONNECTED.has(error.code)) return 'not_connected';
    throw error;
  }
}

/**
 * Reports a token that a network rejected to identity, so its user hears about it everywhere.
 * @returns the meaning of the failure: `transient` if the connection goes on with a newer token, and if identity
 *   can't be reached, because the next attempt will be rejected again
 */
export async function reportRefusal(
  { services, telemetry: { log } }: Deps,
  { workspaceId, platform }: Pick<TargetRef, 'workspaceId' | 'platform'>,
  { connectionId, revision }: TargetToken,
  error: SocialError,
): Promise<SocialError> {
  if (error.kind !== 'reconnect') return error;
  const loss = { platform_id: PLATFORMS[platform].id, connection_id: connectionId, revision };
  const reason = { reason: error.message, reason_text: messageOf(error.words) };
  const body = { workspace_id: workspaceId, ...loss, ...reason };
  try {
    if ((await services.call(reportLostConnection, { body })).lost) return error;
  } catch (err) {
    log.warn({ err }, 'identity could not be told of a refused token');
  }
  const message = text`The connection to ${{ network: PLATFORMS[platform].label }} was being renewed. Try again.`;
  return new SocialError(message, { kind: 'transient', cause: error });
}
