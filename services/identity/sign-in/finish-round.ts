import type { SignInOutcome } from '@carillon/contracts/domain/sign-in-outcome.ts';
import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import { hashOf } from '../crypto/secret.ts';
import { type CallbackReply, isRefusal } from '../domain/callback-reply.ts';
import { isReauthenticatedSince, type SignInState, signInStateFault } from '../domain/sign-in.ts';
import { giveTicket } from './give-ticket.ts';
import { linkIdentity } from './link-identity.ts';
import { SignInError } from './provider.ts';
import { roundOf } from './round.ts';
import type { RoundDeps } from './round-deps.ts';

interface Caller {
  /** Whose way back the browser came. */
  readonly provider: SignInProviderId;
  /** The value of its sign-in cookie. */
  readonly browser: string | undefined;
  /** Where it is. */
  readonly address: string;
  /** The browser's User-Agent header. */
  readonly userAgent: string | undefined;
  /** Empty where nobody is logged in. */
  readonly userId: string;
  readonly sessionId: string;
}

interface Finished {
  readonly outcome: SignInOutcome;
  readonly page: '/login' | '/account/security';
}

/** Handles a provider's reply in the browser: a user who logs in gets a ticket, one who is logged in a link. */
export async function finishRound(deps: RoundDeps, caller: Caller, reply: CallbackReply): Promise<Finished> {
  const { provider, userId, sessionId, address } = caller;
  const state = reply.state ? await deps.stores.signInStates.consume(hashOf(reply.state)) : null;
  const page = state && state.purpose.kind !== 'log-in' && userId ? '/account/security' : '/login';
  const outcome = await outcomeOf(deps, caller, state, reply).catch((err: unknown): SignInOutcome => {
    // A person waits at a blank page here, so whatever goes wrong must lead back.
    deps.telemetry.log.error({ err, provider }, 'a login by a provider failed for an unexpected reason');
    return 'failed';
  });
  if (outcome === 'email_unverified')
    deps.telemetry.log.warn(
      { provider },
      provider === 'oidc'
        ? 'No account was created: OIDC_ISSUER doesn’t say that the email is verified. If only its administrators set emails, set OIDC_TRUST_EMAIL=true'
        : 'No account was created: the provider doesn’t say that the email is verified',
    );
  if (!FINE.has(outcome))
    deps.telemetry.securityLog.tell({
      event: 'provider.refused',
      outcome: 'failure',
      address,
      detail: { provider, reason: outcome },
      ...(userId && { userId, sessionId }),
    });
  return { outcome, page };
}

const FINE: ReadonlySet<SignInOutcome> = new Set(['ready', 'linked', 'confirmed']);

async function outcomeOf(
  deps: RoundDeps,
  { provider: id, browser, ...who }: Caller,
  state: SignInState | null,
  reply: CallbackReply,
): Promise<SignInOutcome> {
  const roundFields = { ...who, provider: id, browser: browser === undefined ? null : hashOf(browser) };
  const fault = signInStateFault(state, roundFields, deps.clock());
  if (fault) return fault;
  const provider = deps.authentication.providers[id];
  if (!state || browser === undefined || !provider) return 'state_unknown';
  if (isRefusal(reply)) return 'denied';
  if (reply.error) return reply.error === 'temporarily_unavailable' ? 'unavailable' : 'refused';
  const { code } = reply;
  if (!code) return 'no_code';
  const round = roundOf(deps.settings, id, {
    state: reply.state ?? '',
    browser,
    askedSince: isReauthenticatedSince(state),
  });
  try {
    const identity = await provider.identify({ ...reply, code }, round);
    const { purpose } = state;
    return purpose.kind === 'log-in'
      ? await giveTicket(deps, { ...state, remember: purpose.remember }, provider, identity)
      : await linkIdentity(deps, { ...who, ...purpose }, provider, identity);
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    deps.telemetry.log.warn({ err: error, provider: id }, 'a provider did not say who somebody is');
    return error.reason;
  }
}
