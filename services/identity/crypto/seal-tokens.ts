import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Grant, Target } from '@carillon/social/capabilities/connect.ts';
import type { Connected, Sealed, SealedGrant, SealedTarget, Tokens } from '../domain/connection.ts';
import { type Vault, VaultError } from './vault.ts';

interface Owner {
  readonly workspaceId: string;
  readonly platform: PlatformName;
}

const ACCESS = 'access';
const REFRESH = 'refresh';
const fieldOf = (target: { readonly id: string }): string => `target:${target.id}`;

export const sealGrant = (vault: Vault, owner: Owner, grant: Grant): SealedGrant => ({
  accessToken: sealAccessToken(vault, owner, grant.accessToken),
  refreshToken:
    grant.refreshToken === null ? null : vault.seal(grant.refreshToken, { ...owner, field: REFRESH }),
  expiresAt: grant.expiresAt,
  scopes: grant.scopes,
});

export const openGrant = (vault: Vault, { workspaceId, platform, grant }: Connected): Grant => ({
  accessToken: openAccessToken(vault, { workspaceId, platform, ...grant }),
  refreshToken:
    grant.refreshToken === null
      ? null
      : vault.open(grant.refreshToken, { workspaceId, platform, field: REFRESH }),
  expiresAt: grant.expiresAt,
  scopes: grant.scopes,
});

/** A grant's access token by itself. */
export const sealAccessToken = (vault: Vault, { workspaceId, platform }: Owner, token: string): Sealed =>
  vault.seal(token, { workspaceId, platform, field: ACCESS });

/** The same, opened. */
export const openAccessToken = (
  vault: Vault,
  { workspaceId, platform, accessToken }: Owner & Pick<SealedGrant, 'accessToken'>,
): string => vault.open(accessToken, { workspaceId, platform, field: ACCESS });

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

/** The token to publish to a target with: its own, or the grant's. */
export const openToken = (vault: Vault, connection: Connected, target: SealedTarget): string => {
  const { workspaceId, platform, grant } = connection;
  return target.accessToken === null
    ? openAccessToken(vault, { workspaceId, platform, ...grant })
    : vault.open(target.accessToken, { workspaceId, platform, field: fieldOf(target) });
};

/** Whether every token can be opened with the keys that are here. */
export function canOpen(vault: Vault, connection: Connected): boolean {
  try {
    openGrant(vault, connection);
    for (const target of connection.targets) openToken(vault, connection, target);
    return true;
  } catch (error) {
    if (error instanceof VaultError) return false;
    throw error;
  }
}

/** The same tokens under today's key; null when all of them are already. */
export function resealTokens(vault: Vault, connection: Connected): Tokens | null {
  const { workspaceId, platform, grant, targets } = connection;
  const texts = [grant.accessToken, grant.refreshToken, ...targets.map(({ accessToken }) => accessToken)];
  if (texts.every((text) => text === null || vault.isCurrent(text))) return null;
  const owner = { workspaceId, platform };
  const opened = targets.map((target) => ({
    ...target,
    accessToken:
      target.accessToken === null
        ? null
        : vault.open(target.accessToken, { ...owner, field: fieldOf(target) }),
  }));
  return {
    grant: sealGrant(vault, owner, openGrant(vault, connection)),
    targets: sealTargets(vault, owner, opened),
  };
}
