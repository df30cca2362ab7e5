import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import { AppError } from '@carillon/kit/errors.ts';
import {
  type ConfirmationRequest,
  type ConfirmIdentityDeps,
  confirmIdentity,
} from '../accounts/confirm-identity.ts';
import type { IdentityContext } from '../context.ts';
import { linkOf } from './link-of.ts';
import { type StartedRound, startRound } from './start-round.ts';

type Deps = ConfirmIdentityDeps &
  Pick<IdentityContext, 'stores' | 'authentication' | 'settings' | 'telemetry'>;

interface Input extends ConfirmationRequest {
  readonly provider: SignInProviderId;
}

/**
 * Begins to link a provider, which a stranger at a logged-in browser may not. A linked one only confirms.
 * @throws AppError `not_found`, `fresh_login_needed`, `provider_unavailable`, `validation_failed` under `current_password`
 */
export async function startLinking(deps: Deps, input: Input): Promise<StartedRound> {
  const { userId, sessionId, provider } = input;
  const methods = await deps.stores.users.findMethods(userId);
  if (!methods) throw new AppError('not_authenticated');
  const kind = linkOf(methods.linked, provider, deps.authentication.providers) ? 'confirm' : 'link';
  if (kind === 'link') await confirmIdentity(deps, input);
  return startRound(deps, provider, { kind, userId, sessionId });
}
