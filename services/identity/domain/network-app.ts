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
  /** Who the server says it is in replies to the browser; null where it doesn't say. */
  readonly issuer: string | null;
  /** Whether it names itself in each of them. */
  readonly namesIssuer: boolean;
  readonly registeredAt: Date;
}
