import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Sealed } from './connection.ts';

/** Carillon's app on one server of a network, where each server has its own. */
export interface NetworkApp {
  readonly platform: PlatformName;
  /** The server's origin. */
  readonly server: string;
  readonly clientId: string;
  readonly clientSecret: Sealed;
  readonly redirectUri: string;
  readonly scopes: string;
  readonly pkce: boolean;
  /** The server's name for itself in replies to the browser. Null if it gives none. */
  readonly issuer: string | null;
  /** Whether it names itself in each of them. */
  readonly namesIssuer: boolean;
  readonly registeredAt: Date;
}
