import type { Role } from '@carillon/contracts/domain/roles.ts';
import { hashOf } from '../crypto/secret.ts';
import { type AccessToken, isUseToNote } from '../domain/access-token.ts';
import type { AccessTokenStore } from '../stores/access-tokens.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';

interface Deps {
  readonly stores: {
    readonly accessTokens: AccessTokenStore;
    readonly workspaces: Pick<WorkspaceStore, 'membership'>;
  };
  clock(): Date;
}

interface Resolved {
  readonly token: AccessToken;
  /** What its user may do in its workspace now. */
  readonly role: Role;
}

/** The token that a secret is, as long as it is good and its user is a member of its workspace; notes that it is used. */
export async function resolveToken({ stores, clock }: Deps, secret: string): Promise<Resolved | null> {
  const token = await stores.accessTokens.findByHash(hashOf(secret));
  const now = clock();
  if (!token || token.expiresAt <= now) return null;
  const member = await stores.workspaces.membership(token.workspaceId, token.userId);
  if (!member) return null;
  if (isUseToNote(token, now)) await stores.accessTokens.noteUse(token.id, now);
  return { token, role: member.role };
}
