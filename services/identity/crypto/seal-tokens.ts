import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Access } from '@carillon/social/capabilities/access.ts';
import type { Grant, Target } from '@carillon/social/capabilities/connect.ts';
import type {
  Connected,
  Sealed,
  SealedAccess,
  SealedGrant,
  SealedRevocable,
  SealedTarget,
  Tokens,
} from '../domain/connection.ts';
import { type Vault, VaultError } from './vault.ts';

interface Owner {
  readonly workspaceId: string;
  readonly platform: PlatformName;
}

type Revocable = Pick<Grant, 'access' | 'refreshToken'>;

const ACCESS = 'access';
const PROOF_KEY = 'proof-key';
const REFRESH = 'refresh';
const VERIFIER = 'verifier';
const fieldOf = (target: { readonly id: string }): string => `target:${target.id}`;

export const sealGrant = (vault: Vault, owner: Owner, grant: Grant): SealedGrant => ({
  ...sealAccess(vault, owner, grant.access),
  refreshToken: grant.refreshToken === null ? null : sealRefresh(vault, owner, grant.refreshToken),
  expiresAt: grant.expiresAt,
  scopes: grant.scopes,
});

export const openGrant = (vault: Vault, { workspaceId, platform, grant }: Connected): Grant => ({
  access: openAccess(vault, { workspaceId, platform }, grant),
  refreshToken:
    grant.refreshToken === null ? null : openRefresh(vault, { workspaceId, platform }, grant.refreshToken),
  expiresAt: grant.expiresAt,
  scopes: grant.scopes,
});

export const sealAccess = (
  vault: Vault,
  { workspaceId, platform }: Owner,
  { token, server, proofKey }: Access,
): SealedAccess => ({
  accessToken: vault.seal(token, { workspaceId, platform, field: ACCESS }),
  ...(server !== undefined && { server }),
  ...(proofKey !== undefined && {
    proofKey: vault.seal(proofKey, { workspaceId, platform, field: PROOF_KEY }),
  }),
});

export const openAccess = (
  vault: Vault,
  { workspaceId, platform }: Owner,
  { accessToken, server, proofKey }: SealedAccess,
): Access => ({
  token: vault.open(accessToken, { workspaceId, platform, field: ACCESS }),
  ...(server && { server }),
  ...(proofKey && { proofKey: vault.open(proofKey, { workspaceId, platform, field: PROOF_KEY }) }),
});

/** Seals the secret that a consent keeps until its code comes back. */
export const sealVerifier = (vault: Vault, owner: Owner, verifier: string): Sealed =>
  vault.seal(verifier, { workspaceId: owner.workspaceId, platform: owner.platform, field: VERIFIER });

export const openVerifier = (vault: Vault, owner: Owner, sealed: Sealed): string =>
  vault.open(sealed, { workspaceId: owner.workspaceId, platform: owner.platform, field: VERIFIER });

/** The access alone, of a grant that has more. */
export const sealedAccessOf = ({ accessToken, server, proofKey }: SealedAccess): SealedAccess => ({
  accessToken,
  ...(server && { server }),
  ...(proofKey && { proofKey }),
});

/** Picks the parts of a grant that revoking it needs. */
export const sealedRevocableOf = (grant: SealedRevocable): SealedRevocable => ({
  ...sealedAccessOf(grant),
  ...(grant.refreshToken && { refreshToken: grant.refreshToken }),
});

export const sealRevocable = (
  vault: Vault,
  owner: Owner,
  { access, refreshToken }: Revocable,
): SealedRevocable => ({
  ...sealAccess(vault, owner, access),
  refreshToken: refreshToken === null ? null : sealRefresh(vault, owner, refreshToken),
});

export const openRevocable = (vault: Vault, owner: Owner, sealed: SealedRevocable): Revocable => ({
  access: openAccess(vault, owner, sealed),
  refreshToken: sealed.refreshToken ? openRefresh(vault, owner, sealed.refreshToken) : null,
});

const sealRefresh = (vault: Vault, { workspaceId, platform }: Owner, token: string): Sealed =>
  vault.seal(token, { workspaceId, platform, field: REFRESH });
const openRefresh = (vault: Vault, { workspaceId, platform }: Owner, sealed: Sealed): string =>
  vault.open(sealed, { workspaceId, platform, field: REFRESH });

/** Whether all of it is sealed with the key that seals today. */
export const isCurrent = (vault: Vault, { accessToken, proofKey, refreshToken }: SealedRevocable): boolean =>
  [accessToken, proofKey, refreshToken].every((text) => !text || vault.isCurrent(text));

export const sealTargets = (vault: Vault, owner: Owner, targets: readonly Target[]): SealedTarget[] =>
  targets.map((target) => ({
    id: target.id,
    name: target.name,
    picture: target.picture,
    accessToken:
      target.accessToken === null
        ? null
        : vault.seal(target.accessToken, { ...owner, field: fieldOf(target) }),
  }));

/** Opens the access for publishing to a target: with its own token, or the grant's, at the grant's server. */
export const openAccessFor = (vault: Vault, connection: Connected, target: SealedTarget): Access => {
  const { workspaceId, platform, grant } = connection;
  const access = openAccess(vault, { workspaceId, platform }, grant);
  const token = openTargetToken(vault, connection, target);
  return token === null ? access : { ...access, token };
};

const openTargetToken = (
  vault: Vault,
  { workspaceId, platform }: Owner,
  target: SealedTarget,
): string | null =>
  target.accessToken && vault.open(target.accessToken, { workspaceId, platform, field: fieldOf(target) });

/** Whether the tokens can be opened with the keys that are here: the grant's, and those of all targets or of some. */
export function canOpen(vault: Vault, connection: Connected, targets = connection.targets): boolean {
  try {
    openGrant(vault, connection);
    for (const target of targets) openTargetToken(vault, connection, target);
    return true;
  } catch (error) {
    if (error instanceof VaultError) return false;
    throw error;
  }
}

/** The same tokens under today's key; null when all of them are already. */
export function resealTokens(vault: Vault, connection: Connected): Tokens | null {
  const { workspaceId, platform, grant, targets } = connection;
  const texts = [grant.refreshToken, ...targets.map(({ accessToken }) => accessToken)];
  if (isCurrent(vault, grant) && texts.every((text) => text === null || vault.isCurrent(text))) return null;
  const owner = { workspaceId, platform };
  const openedTargets = targets.map((target) => ({
    ...target,
    accessToken:
      target.accessToken === null
        ? null
        : vault.open(target.accessToken, { ...owner, field: fieldOf(target) }),
  }));
  return {
    grant: sealGrant(vault, owner, openGrant(vault, connection)),
    targets: sealTargets(vault, owner, openedTargets),
  };
}
