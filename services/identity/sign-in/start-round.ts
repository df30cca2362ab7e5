import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import { text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { isReauthenticatedSince, type SignInPurpose, signInExpiry } from '../domain/sign-in.ts';
import type { SignInStateStore } from '../stores/sign-in-states.ts';
import type { SignInTicketStore } from '../stores/sign-in-tickets.ts';
import type { Authentication } from './authentication.ts';
import { SignInError } from './provider.ts';
import { roundOf } from './round.ts';

interface Deps {
  readonly stores: { readonly signInStates: SignInStateStore; readonly signInTickets: SignInTicketStore };
  readonly authentication: Pick<Authentication, 'providers'>;
  readonly settings: { readonly callbackUrl: string };
  readonly telemetry: Pick<Telemetry, 'log'>;
  clock(): Date;
}

export interface StartedRound {
  /** Where to send the browser. */
  readonly authUrl: string;
  /** The cookie that identifies it when it comes back. */
  readonly browser: string;
}

/**
 * Begins a way to a provider and back.
 * @throws AppError `not_found` where it is not set up, `provider_unavailable`
 */
export async function startRound(
  { stores, authentication: { providers }, settings, telemetry: { log }, clock }: Deps,
  id: SignInProviderId,
  purpose: SignInPurpose,
  /** The browser's cookie from an earlier way. */
  before?: string,
): Promise<StartedRound> {
  const provider = providers[id];
  if (!provider) throw new AppError('not_found');
  // A cookie that is there may be somebody else's, who put it there.
  const [state, browser] = [newSecret(), newSecret()];
  const expiresAt = signInExpiry(clock());
  const since = isReauthenticatedSince({ purpose, expiresAt });
  const authUrl = await provider
    .authorizeUrl(roundOf(settings, id, { state, browser, askedSince: since }))
    .catch((error: unknown) => {
      if (!(error instanceof SignInError)) throw error;
      log.warn({ err: error, provider: id }, 'a provider says nothing of itself');
      const message = text`${{ provider: provider.name }} could not be reached. Try again in a moment, or log in another way.`;
      throw new AppError('provider_unavailable', { message, cause: error });
    });
  const round = { hash: hashOf(state), provider: id, browser: hashOf(browser) };
  await stores.signInStates.create({ ...round, purpose, expiresAt });
  // A user who has to log in for a link may do so by another provider.
  const waiting = before ? await stores.signInTickets.takeWaiting(hashOf(before), clock()) : null;
  if (waiting) await stores.signInTickets.put({ ...waiting, browser: hashOf(browser) });
  return { authUrl, browser };
}
