import type { NetworkLimits } from '@carillon/contracts/networks/network.ts';
import type { Access } from './access.ts';

/** Limits in which a server differs from `NetworkLimits` of its network. */
export type ServerLimits = Partial<NetworkLimits>;

/** A network's grant when a user consents. */
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
  /** The server that the user named, as they wrote it; only for networks of many servers. */
  readonly server?: string | undefined;
  /** The handle or the id of the account, as the user wrote it; only where that says which server is asked. */
  readonly identifier?: string | undefined;
}

/** Where to send the browser, and what must come back with its code. */
export interface Consent {
  readonly url: string;
  /** The origin of the server that was asked; absent where the network is one place. */
  readonly server?: string | undefined;
  /**
   * The secrets bound to the code (PKCE, RFC 7636), only for `exchangeCode`. Absent if the network doesn't support
   * them.
   */
  readonly verifier?: string | undefined;
}

export interface CodeExchange extends Pick<Consent, 'server' | 'verifier'> {
  readonly code: string;
  readonly redirectUri: string;
  readonly signal?: AbortSignal;
}

/** A user's credentials where the network has no consent page for signing in. */
export interface Credentials {
  /** A handle or an id, as the user wrote it. */
  readonly identifier: string;
  /** A password made for one app. It is used once and stored nowhere. */
  readonly password: string;
  readonly signal?: AbortSignal;
}

/** All calls to the network throw SocialError and nothing else. */
interface Connecting {
  /** The app's id there. What one person allows one app is one grant, wherever it was asked for. */
  readonly app: string;
  /** Whether accounts of two servers can have one id; else an account keeps its id when it moves to another server. */
  readonly idsByServer?: boolean;
  /** How long before its expiry a grant is renewed, in milliseconds; a week by default. */
  readonly renewWithinMs?: number;
  /** The same for a grant whose token works with a key alone (`Access.proofKey`). */
  readonly renewProvenWithinMs?: number;
  /** Exchanges a valid grant for a longer-lived one. Null if the network can't renew it. */
  refresh(grant: Grant, signal?: AbortSignal): Promise<Grant | null>;
  /**
   * Revokes everything the person has allowed the app, with every token; an earlier revocation by them counts too.
   * Absent if the network has no call for that.
   * @throws SocialError `reconnect` if the token is dead for another reason, and the app may still be allowed
   */
  revoke?(grant: Pick<Grant, 'access' | 'refreshToken'>, signal?: AbortSignal): Promise<void>;
  /**
   * Returns a server's limits, where servers differ; those it leaves out are as in contracts/networks. It publishes
   * them without a token, and they change with time.
   */
  limits?(access: Access, signal?: AbortSignal): Promise<ServerLimits>;
  account(access: Access, signal?: AbortSignal): Promise<Account>;
  /** Every page or account, over all result pages. For LinkedIn, the member first, then their pages. */
  targets(access: Access, signal?: AbortSignal): Promise<Target[]>;
}

/** The issuer that answers the browser (RFC 9207). */
export interface Issuer {
  readonly name: string;
  /** Whether every answer names it, so that one without a name is not its own. */
  readonly isAlwaysNamed: boolean;
}

/** Asks for consent on the network's own page, or on that of the account's server (OAuth). */
export interface Consenting {
  /** The name that the network gives itself in its answers, if it gives one (RFC 9207). */
  readonly issuer?: string;
  /** The same of each server, where a network has many. */
  issuerOf?(server: string): Promise<Issuer>;
  /**
   * For networks whose servers each have their own return address: the last part of its path, so that one server's
   * code is never mistaken for another's. `begin` has added it to the redirect address.
   */
  wayOf?(server: string): string;
  /** @throws SocialError `permanent` when the server that the user named can't be used */
  begin(request: ConsentRequest): Promise<Consent>;
  exchangeCode(exchange: CodeExchange): Promise<Grant>;
  /**
   * The document that servers read to know Carillon, where its address is what Carillon is called there
   * (draft-ietf-oauth-client-id-metadata-document).
   */
  clientMetadata?(): Promise<object>;
}

/** Connects accounts on the network's own consent page. */
export interface OauthConnect extends Connecting, Consenting {
  readonly by: 'oauth';
}

/** Connects accounts by what the user enters in Carillon. */
export interface CredentialsConnect extends Connecting {
  readonly by: 'credentials';
  /** Connects the same accounts on their servers' consent pages; absent where those can't read this server's address. */
  readonly consent?: Consenting;
  /**
   * @throws SocialError `reconnect` when another password is needed, `permanent` when the account can't be used as it is
   */
  signIn(credentials: Credentials): Promise<Grant>;
}

export type Connect = OauthConnect | CredentialsConnect;
