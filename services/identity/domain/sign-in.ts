import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';

const LIFETIME_MS = 10 * 60_000;

/** Why the browser goes to the provider: to log in, to link it, or to confirm the user's identity. */
export type SignInPurpose =
  | { readonly kind: 'log-in'; readonly remember: boolean }
  | { readonly kind: 'link' | 'confirm'; readonly userId: string; readonly sessionId: string };

/** The record of a sign-in in progress at a provider: good once, in its own browser, at its own provider. */
export interface SignInState {
  readonly hash: string;
  readonly provider: SignInProviderId;
  /** The hash of what the browser has in its cookie. */
  readonly browser: string;
  readonly purpose: SignInPurpose;
  readonly expiresAt: Date;
}

/** A login at a provider, so that it can end here with it, and there with the session here. */
export interface ProviderLogin {
  /** The provider's id of the login (`sid`), where it has one. */
  readonly sid: string | null;
  /** The ID token, sealed, where logging out here logs out there too. */
  readonly idToken: string | null;
}

/** The login at a provider that a session began with. */
export interface SessionOrigin extends ProviderLogin {
  readonly provider: SignInProviderId;
  /** The same as in `LinkedMethod`. */
  readonly authority: string;
  readonly key: string;
}

/** A provider's user with all their logins or one of them, or a login whose user isn't named. */
export type LoginFilter =
  | { readonly key: string; readonly sid: string | null }
  | { readonly authority: string; readonly sid: string };

/** Whom a provider has named to a browser, until that logs in with it. */
export interface SignInTicket {
  /** The hash of what the browser has in its cookie. */
  readonly browser: string;
  readonly provider: SignInProviderId;
  readonly method: Omit<LinkedMethod, 'linkedAt'>;
  /** Whether the provider has verified the email. */
  readonly emailVerified?: boolean;
  /** Earlier versions leave it out. */
  readonly login?: ProviderLogin;
  /** The name for a new account. */
  readonly name: string;
  readonly remember: boolean;
  /** Whose account has the email: who logs in to it gets the provider linked. Null while nobody was found. */
  readonly linkTo: string | null;
  readonly expiresAt: Date;
}

/** A provider's account that opens an account here. */
export interface LinkedMethod {
  /** The authority and the subject there: one person's for good. */
  readonly key: string;
  readonly authority: string;
  readonly provider: SignInProviderId;
  /** The email that the provider reported then, only for display. */
  readonly email: string | null;
  readonly linkedAt: Date;
}

export const originOf = ({ provider, method, login }: SignInTicket): SessionOrigin | undefined =>
  login && { provider, authority: method.authority, key: method.key, ...login };

export const methodKey = (authority: string, subject: string): string => `${authority} ${subject}`;

export const signInExpiry = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);

/** Since when a provider must have asked who somebody is; null where it need not ask again. */
export const isReauthenticatedSince = ({
  purpose,
  expiresAt,
}: Pick<SignInState, 'purpose' | 'expiresAt'>): Date | null =>
  purpose.kind === 'confirm' ? new Date(expiresAt.getTime() - LIFETIME_MS) : null;

/** Separate from the networks' addresses, so none answers for another. */
export const signInRedirectUri = (
  { callbackUrl }: { readonly callbackUrl: string },
  provider: SignInProviderId,
): string => `${callbackUrl}/sign-in/${provider}`;

export type SignInStateFault =
  | 'state_unknown'
  | 'expired'
  | 'other_browser'
  | 'other_session'
  | 'other_provider';

interface Return {
  readonly provider: SignInProviderId;
  readonly browser: string | null;
  readonly userId: string;
  readonly sessionId: string;
}

/** Returns the reason not to continue a sign-in, or null. */
export function signInStateFault(
  state: SignInState | null,
  caller: Return,
  now: Date,
): SignInStateFault | null {
  if (!state) return 'state_unknown';
  if (state.browser !== caller.browser) return 'other_browser';
  if (state.provider !== caller.provider) return 'other_provider';
  const { purpose } = state;
  if (
    purpose.kind !== 'log-in' &&
    (purpose.userId !== caller.userId || purpose.sessionId !== caller.sessionId)
  )
    return 'other_session';
  return state.expiresAt <= now ? 'expired' : null;
}
