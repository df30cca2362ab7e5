import type { ConfirmationField } from '@carillon/contracts/http/identity/account/get-confirmation.ts';
import { isFresh } from '../domain/session.ts';
import { methodsOf } from '../second-factor/methods-of.ts';
import type { PasskeyStore } from '../stores/passkeys.ts';
import type { SecondFactorStore } from '../stores/second-factors.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: {
    readonly users: Pick<UserStore, 'findPasswordHash'>;
    readonly sessions: Pick<SessionStore, 'find'>;
    readonly secondFactors: SecondFactorStore;
    readonly passkeys: PasskeyStore;
  };
  clock(): Date;
}

export interface NeededConfirmation {
  /** All of them. */
  readonly fields: readonly ConfirmationField[];
  readonly hasFactor: boolean;
  /** Whether a passkey does instead. */
  readonly passkey: boolean;
  /** Only a recent login confirms, and there is none. */
  readonly freshLogin: boolean;
}

/** The one place that decides what a dangerous act asks of the logged-in user. */
export async function whatConfirms(
  deps: Deps,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<NeededConfirmation> {
  const [hash, methods, session] = await Promise.all([
    deps.stores.users.findPasswordHash(userId),
    methodsOf(deps, userId),
    deps.stores.sessions.find(sessionId),
  ]);
  const factor = (['code', 'recovery_code', 'passkey'] as const).find((one) => methods.includes(one));
  const fields = [...(hash === null ? [] : ['current_password' as const]), ...(factor ? [factor] : [])];
  return {
    // A user with only a passkey proves both with it.
    fields: factor === 'passkey' ? ['passkey'] : fields,
    hasFactor: factor !== undefined,
    passkey: methods.includes('passkey'),
    freshLogin: fields.length === 0 && !(session && isFresh(session, deps.clock())),
  };
}
