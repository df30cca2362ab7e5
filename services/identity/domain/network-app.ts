import type { Sealed } from './connection.ts';

/** Carillon's app on one server of a network, where each server has its own. */
export interface NetworkApp {
  readonly platform: string;
  /** The server's origin. */
  readonly server: string;
  readonly clientId: string;
  readonly clientSecret: Sealed;
  readonly redirectUri: string;
  readonly scopes: string;
  readonly pkce: boolean;
  readonly registeredAt: Date;
}
