import type { SignInOutcome } from '@carillon/contracts/domain/sign-in-outcome.ts';
import type { Asking } from '../accounts/confirm-identity.ts';
import { methodKey, type SignInPurpose } from '../domain/sign-in.ts';
import { proveByProvider } from '../email-proof/prove-by-provider.ts';
import { tellUser } from '../mail/tell-user.ts';
import type { ProviderIdentity, SignInProvider } from './provider.ts';
import type { RoundDeps } from './round-deps.ts';

type Linking = Exclude<SignInPurpose, { kind: 'log-in' }> & Asking;

/** Links the identity that a provider named to the logged-in user, or takes it as proof that they are still there. */
export async function linkIdentity(
  deps: Pick<RoundDeps, 'stores' | 'telemetry' | 'mail' | 'relay' | 'clock'>,
  { kind, userId, sessionId, address, userAgent }: Linking,
  { id: provider, name, authority }: Pick<SignInProvider, 'id' | 'name' | 'authority'>,
  { subject, email, emailVerified }: ProviderIdentity,
): Promise<SignInOutcome> {
  const { stores, clock } = deps;
  const { securityLog } = deps.telemetry;
  const key = methodKey(authority, subject);
  const owner = await stores.users.findByMethod(key);
  if (kind === 'confirm') {
    if (owner?.userId !== userId) return 'other_account';
    await stores.sessions.confirm(sessionId, clock());
    return 'confirmed';
  }
  const linked = await stores.users.linkMethod(userId, {
    key,
    authority,
    provider,
    email: email?.slice(0, 254) ?? null,
    linkedAt: clock(),
  });
  if (linked !== 'linked') return linked === 'taken' ? 'taken' : 'has_other';
  const proof = { userId, sessionId, address, email, emailVerified };
  await proveByProvider(deps, proof);
  securityLog.tell({
    event: 'provider.linked',
    outcome: 'success',
    userId,
    sessionId,
    address,
    detail: { provider },
  });
  await tellUser(deps, { userId, userAgent, what: 'sign_in_linked', subject: name });
  return 'linked';
}
