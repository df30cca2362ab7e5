import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Text } from '@carillon/contracts/text.ts';
import type { ServerLimits } from '@carillon/social/capabilities/connect.ts';

/** Ciphertext from the vault. */
export type Sealed = string;

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
}

/** The sealed credentials for calls in the name of the account. */
export interface SealedAccess {
  readonly accessToken: Sealed;
  /** The origin of the account's server, where the network has more than one. */
  readonly server?: string | null;
  /** The private key that calls prove to have. */
  readonly proofKey?: Sealed | null;
}

/** The sealed credentials for revoking a grant. */
export interface SealedRevocable extends SealedAccess {
  readonly refreshToken?: Sealed | null;
}

export interface SealedGrant extends SealedAccess {
  readonly refreshToken: Sealed | null;
  /** Null when it does not expire. */
  readonly expiresAt: Date | null;
  readonly scopes: readonly string[];
}

/** A page, account or profile to publish to. */
export interface SealedTarget {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
  /** The target's own token; without one the grant's is used. */
  readonly accessToken: Sealed | null;
}

interface Base {
  readonly id: string;
  readonly workspaceId: string;
  readonly platform: PlatformName;
  /** The origin of the account's server; null where the network has only one. */
  readonly server: string | null;
  readonly account: Account;
  /** The limits in which the account's server differs. Null if it has none of its own. */
  readonly limits: ServerLimits | null;
  /** Goes up with each change, so that a slow writer can't undo a newer connection. */
  readonly revision: number;
}

export interface Connected extends Base {
  readonly status: 'connected';
  readonly grant: SealedGrant;
  readonly targets: readonly SealedTarget[];
  /** When the network gave this grant in place of an older one; null for the one of connecting. */
  readonly renewedAt: Date | null;
}

/** The network no longer accepts the connection; its tokens are gone. */
export interface LostConnection extends Base {
  readonly status: 'lost';
  readonly reason: string | Text;
  /** Its former targets, without tokens. */
  readonly targets: readonly SealedTarget[];
}

/** One account of a network that a workspace has connected. One that was removed is not there at all. */
export type Connection = Connected | LostConnection;

/** The result of connecting an account or renewing its connection. */
export type Tokens = Pick<Connected, 'grant' | 'targets'>;
export type NewConnection = Pick<
  Connected,
  'id' | 'workspaceId' | 'platform' | 'server' | 'account' | 'limits' | 'grant' | 'targets'
>;
