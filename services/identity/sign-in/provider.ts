import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import type { CallbackReply } from '../domain/callback-reply.ts';

/** A user's identity as a provider states it. */
export interface ProviderIdentity {
  /** Theirs for good, and nobody else's at that provider. The email is neither. */
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** Null if the provider's logins can't be distinguished, or ended from here. */
  readonly login: RawLogin | null;
}

/** The provider's statement about the login itself. */
interface RawLogin {
  readonly sid: string | null;
  /** Null where logging out here doesn't log out there. */
  readonly idToken: string | null;
}

/** Which logins a provider has ended: one of them, all of a user, or one of that user's. */
export interface EndedLogin {
  readonly subject: string | null;
  readonly sid: string | null;
  readonly at: Date;
}

/** Logout at a provider that supports OpenID Connect's logout. */
export interface ProviderLogout {
  /** Whether logging out of Carillon logs out there too. */
  readonly follows: boolean;
  /**
   * Where the browser logs out there. Null if the provider has no such page.
   * @throws SignInError if it doesn't answer
   */
  url(logout: { readonly idToken: string | null; readonly returnTo: string }): Promise<string | null>;
  /** Reads a logout token. @throws SignInError `unavailable` where its keys can't be read, else `mismatch` */
  read(token: string): Promise<EndedLogin>;
}

/** The values that identify one way there and back; none of them is good for another. */
export interface Round {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier. */
  readonly verifier: string;
  readonly redirectUri: string;
  /** Since when it must have asked who somebody is, whomever its browser knows; null where it need not. */
  readonly askedSince: Date | null;
}

/** A provider that can identify a user. */
export interface SignInProvider {
  readonly id: SignInProviderId;
  /** The name by which the user knows it. */
  readonly name: string;
  /** Whose subjects they are: another authority's are other people. */
  readonly authority: string;
  /** Where to send the browser. @throws SignInError */
  authorizeUrl(round: Round): Promise<string>;
  readonly logout?: ProviderLogout;
  /** Whom the browser came back as. @throws SignInError */
  identify(reply: CallbackReply & { readonly code: string }, round: Round): Promise<ProviderIdentity>;
}

export type SignInProviders = Readonly<Partial<Record<SignInProviderId, SignInProvider>>>;

/**
 * Why a provider didn't identify the user: it doesn't answer, it refused, the answer doesn't match the request, or it
 * doesn't confirm that it asked the user again.
 */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly reason: 'unavailable' | 'refused' | 'mismatch' | 'not_fresh';

  constructor(message: string, reason: SignInError['reason'], options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
