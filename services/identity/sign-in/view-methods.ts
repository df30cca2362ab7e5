import { SIGN_IN_PROVIDERS } from '@carillon/contracts/domain/sign-in-providers.ts';
import type { SignInMethod } from '@carillon/contracts/http/identity/sign-in/list-sign-in-methods.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { isFresh } from '../domain/session.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { UserStore } from '../stores/users.ts';
import type { Authentication } from './authentication.ts';
import { linkOf } from './link-of.ts';
import { nameOf } from './name-of.ts';

interface Deps {
  readonly stores: {
    readonly users: Pick<UserStore, 'findMethods'>;
    readonly sessions: Pick<SessionStore, 'find'>;
  };
  readonly authentication: Pick<Authentication, 'providers'>;
  clock(): Date;
}

/** The ways in which a user can log in: this installation's providers, and the linked ones. */
export async function viewMethods(
  { stores, authentication: { providers }, clock }: Deps,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
) {
  const [ownMethods, session] = await Promise.all([
    stores.users.findMethods(userId),
    stores.sessions.find(sessionId),
  ]);
  if (!ownMethods || !session) throw new AppError('not_authenticated');
  const methods = SIGN_IN_PROVIDERS.flatMap((id): SignInMethod[] => {
    const linkedMethod = linkOf(ownMethods.linked, id, providers);
    const available = providers[id] !== undefined;
    if (!linkedMethod && !available) return [];
    const linked = linkedMethod
      ? { email: linkedMethod.email, at: linkedMethod.linkedAt.toISOString() }
      : null;
    return [{ id, name: nameOf(id, providers), available, linked }];
  });
  return { password: ownMethods.password, confirmed: isFresh(session, clock()), methods };
}
