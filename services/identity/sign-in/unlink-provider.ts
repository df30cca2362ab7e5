import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import { AppError } from '@carillon/kit/errors.ts';
import {
  type ConfirmationRequest,
  type ConfirmIdentityDeps,
  confirmIdentity,
} from '../accounts/confirm-identity.ts';
import { tellUser } from '../mail/tell-user.ts';
import type { UserStore } from '../stores/users.ts';
import type { Authentication } from './authentication.ts';
import { linkOf } from './link-of.ts';
import { nameOf } from './name-of.ts';

interface Deps extends ConfirmIdentityDeps {
  readonly stores: ConfirmIdentityDeps['stores'] & { readonly users: UserStore };
  readonly authentication: Pick<Authentication, 'passwords' | 'providers'>;
}

interface Input extends ConfirmationRequest {
  readonly provider: SignInProviderId;
}

/**
 * Takes a way into the account away, unless it is the last that works.
 * @throws AppError `not_found`, `last_sign_in_method`; as `confirmIdentity`
 */
export async function unlinkProvider(deps: Deps, input: Input): Promise<void> {
  const { stores } = deps;
  const { providers } = deps.authentication;
  const { securityLog } = deps.telemetry;
  const { userId, sessionId, provider, address } = input;
  const methods = await stores.users.findMethods(userId);
  const link = methods && linkOf(methods.linked, provider, providers);
  if (!link) throw new AppError('not_found');
  await confirmIdentity(deps, input);
  const working = Object.values(providers).map(({ authority }) => authority);
  if (!(await stores.users.unlinkMethod(userId, link.authority, working)))
    throw new AppError('last_sign_in_method');
  securityLog.tell({
    event: 'provider.unlinked',
    outcome: 'success',
    userId,
    sessionId,
    address,
    detail: { provider },
  });
  await tellUser(deps, { ...input, what: 'sign_in_unlinked', subject: nameOf(provider, providers) });
}
