import type { SignInOutcome } from '@carillon/contracts/domain/sign-in-outcome.ts';
import { z } from 'zod';
import { sealIdToken } from '../crypto/seal-id-token.ts';
import { methodKey, type SignInState, signInExpiry } from '../domain/sign-in.ts';
import type { ProviderIdentity, SignInProvider } from './provider.ts';
import type { RoundDeps } from './round-deps.ts';

const MAX_NAME = 80;
const emailAddress = z.email().max(254);

/** Stores the identity that a provider named, for its page to log in with. A new user needs an email that is theirs. */
export async function giveTicket(
  { stores, vault, clock }: Pick<RoundDeps, 'stores' | 'vault' | 'clock'>,
  { browser, remember }: Pick<SignInState, 'browser'> & { readonly remember: boolean },
  { id, authority }: Pick<SignInProvider, 'id' | 'authority'>,
  identity: ProviderIdentity,
): Promise<SignInOutcome> {
  const key = methodKey(authority, identity.subject);
  const email = emailAddress.safeParse(identity.email?.trim()).data ?? null;
  const isKnown = (await stores.users.findByMethod(key)) !== null;
  if (!isKnown && email === null) return 'no_email';
  if (!isKnown && !identity.emailVerified) return 'email_unverified';
  const { login } = identity;
  await stores.signInTickets.put({
    browser,
    provider: id,
    remember,
    linkTo: null,
    expiresAt: signInExpiry(clock()),
    method: { key, authority, provider: id, email },
    emailVerified: identity.emailVerified,
    ...(login && { login: { sid: login.sid, idToken: sealIdToken(vault, key, login.idToken) } }),
    name: nameOf(identity.name, email),
  });
  return 'ready';
}

const nameOf = (name: string | null, email: string | null): string =>
  (name?.trim() || email?.split('@')[0] || 'User').slice(0, MAX_NAME).trim();
