import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { resolveTarget as resolve } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import type { Text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { accessOf } from '@carillon/social/access-of.ts';
import type { Access } from '@carillon/social/capabilities/access.ts';
import type { PublicationSpec } from '../domain/publication.ts';
import { targetGoneText } from '../domain/sentences.ts';

export interface ResolvedTarget {
  readonly id: string;
  readonly access: Access;
  /** The login that it comes from, and which of its tokens; identity of an earlier version names no login. */
  readonly connectionId?: string | undefined;
  readonly revision: number;
}

/** The target is not the user's to publish to at the moment; identity knows already. */
export class NotConnected extends Error {
  /** Further details for its owner. */
  readonly detail: string | Text | undefined;

  constructor(message: string, { detail, cause }: { detail?: string | Text; cause?: AppError } = {}) {
    super(message, { cause });
    this.name = 'NotConnected';
    this.detail = detail;
  }
}

/** Its workspace will be deleted with the account of its only member, who may still keep it. */
export class AccountClosed extends NotConnected {}

/**
 * A token for exactly the target that the post was accepted for: somebody else's profile may be connected by now.
 * @throws NotConnected, or the AppError of an identity that can't say now
 */
export async function resolveTarget(
  identity: ServiceClient,
  { workspaceId, platform, targetId, targetName }: PublicationSpec,
): Promise<ResolvedTarget> {
  const detail = targetGoneText(platform, targetName);
  try {
    const target = { platform_id: PLATFORMS[platform].id, page_id: targetId, target_id: targetId };
    const body = { workspace_id: workspaceId, ...target };
    const resolved = await identity.call(resolve, { body });
    if (resolved.target_id !== targetId) throw new NotConnected(detail.english, { detail });
    const { connection_id: connectionId, revision } = resolved;
    return { id: targetId, access: accessOf(resolved), connectionId, revision };
  } catch (error) {
    if (error instanceof AppError && error.code === 'account_closed')
      throw new AccountClosed(error.message, { cause: error });
    if (error instanceof AppError && (error.code === 'not_connected' || error.code === 'not_found'))
      throw new NotConnected(error.message, {
        cause: error,
        ...(error.code === 'not_found' && { detail }),
      });
    throw error;
  }
}
