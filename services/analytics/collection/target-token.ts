import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/resolve-target.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { TargetRef } from '../domain/tracked.ts';
import type { CollectDeps } from './collect-deps.ts';

type Deps = Pick<CollectDeps, 'services' | 'log'>;

export interface TargetToken {
  readonly accessToken: string;
  /** Which connection it comes from. */
  readonly revision: number;
}

/**
 * A token for exactly that target; null when its workspace has not connected it, or another one in its place.
 * @throws AppError while identity can't say
 */
export async function tokenFor(
  { services }: Deps,
  { workspaceId, platform, pageId, targetId }: TargetRef,
): Promise<TargetToken | null> {
  const body = { workspace_id: workspaceId, platform_id: PLATFORMS[platform].id, page_id: pageId };
  try {
    const found = await services.call(resolveTarget, { body });
    return found.target_id === targetId
      ? { accessToken: found.access_token, revision: found.revision }
      : null;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_connected' || error.code === 'not_found'))
      return null;
    throw error;
  }
}

/** The network refused a token: its user hears of it wherever they are. */
export async function reportLost(
  { services, log }: Deps,
  { workspaceId, platform }: TargetRef,
  { revision }: TargetToken,
  reason: string,
): Promise<void> {
  const body = { workspace_id: workspaceId, platform_id: PLATFORMS[platform].id, reason, revision };
  await services
    .call(reportLostConnection, { body })
    .catch((err) => log.warn({ err }, 'identity could not be told of a lost connection'));
}
