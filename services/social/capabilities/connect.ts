import type { Access } from './access.ts';

/** What a network grants when a user consents. */
export interface Grant {
  readonly access: Access;
  readonly refreshToken: string | null;
  /** Null when the network says it does not expire. */
  readonly expiresAt: Date | null;
  readonly scopes: readonly string[];
}

/** The person who consented. */
export interface Account {
  /** The network's own id; for LinkedIn the member URN. */
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
}

/** Something a user can publish to: a Facebook page, an Instagram account, a LinkedIn member or page. */
export interface Target {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
  /** The target's own token, when the network gives one (Facebook pages); otherwise the grant's is used. */
  readonly accessToken: string | null;
}

export interface ConsentRequest {
  readonly state: string;
  readonly redirectUri: string;
  /** What the network asks for before, such as a handle or a server, by `connectFieldsOf`. */
  readonly input?: Readonly<Record<string, string>>;
}

export interface CodeExchange {
  readonly code: string;
  readonly redirectUri: string;
  readonly signal?: AbortSignal;
}

/** Connects accounts by OAuth. All calls to the network throw SocialError and nothing else. */
export interface Connect {
  /** Who the network says it is, where it says who answers (RFC 9207). */
  readonly issuer?: string;
  /** The app's id there. What one person allows one app is one grant, wherever it was asked for. */
  readonly app: string;
  /** Where to send the browser for consent. */
  authorizeUrl(request: ConsentRequest): Promise<string>;
  exchangeCode(exchange: CodeExchange): Promise<Grant>;
  /** A longer-lived grant from one that is still good; null when the network has no way to renew it. */
  refresh(grant: Grant, signal?: AbortSignal): Promise<Grant | null>;
  /**
   * Ends all that the person has allowed the app, with every token of it; that they have ended it already is as good. Absent
   * where the network has no call for that.
   * @throws SocialError `reconnect` when the token is dead for another reason, and the app may stay
   */
  revoke?(access: Access, signal?: AbortSignal): Promise<void>;
  account(access: Access, signal?: AbortSignal): Promise<Account>;
  /** Every page or account, over all result pages. For LinkedIn, the member first, then their pages. */
  targets(access: Access, signal?: AbortSignal): Promise<Target[]>;
}
