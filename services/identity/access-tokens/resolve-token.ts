import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { hashOf } from '../crypto/secret.ts';
import { type AccessToken, isUseToNote } from '../domain/access-token.ts';
import type { AccessTokenStore } from '../stores/access-tokens.ts';
import type { Membership, WorkspaceStore } from '../stores/workspaces.ts';

interface Deps {
  readonly stores: {
    readonly accessTokens: AccessTokenStore;
    readonly workspaces: Pick<WorkspaceStore, 'findMembership'>;
  };
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

/** With what its user may do in its workspace now. */
interface Resolved extends Membership {
  readonly token: AccessToken;
}

/** The token that a secret is, as long as it is good and its user is a member of its workspace; notes that it is used. */
export async function resolveToken(
  { stores, telemetry: { securityLog }, clock }: Deps,
  secret: string,
): Promise<Resolved | null> {
  const token = await stores.accessTokens.findByHash(hashOf(secret));
  const now = clock();
  if (!token) return null;
  const { id, userId, workspaceId } = token;
  const misused = (reason: string): null => {
    const detail = { token: id, reason };
    securityLog.tell({ event: 'token.misused', outcome: 'refused', userId, workspaceId, detail });
    return null;
  };
  if (token.isRevoked) return misused('revoked');
  if (token.expiresAt <= now) return misused('expired');
  // One of a membership that ended opens nothing when its user joins again.
  const membership = await stores.workspaces.findMembership(workspaceId, userId, token.createdAt);
  if (!membership) return misused('membership');
  if (isUseToNote(token, now)) await stores.accessTokens.noteUse(token.id, now);
  return { token, ...membership };
}
