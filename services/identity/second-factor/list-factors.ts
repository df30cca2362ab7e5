import { PASSKEY_LIMITS } from '@carillon/contracts/http/identity/second-factors/passkey.ts';
import { type DemoDeps, isKeptForDemo } from '../accounts/demo-account.ts';
import type { Passkey } from '../domain/passkey.ts';
import type { Authenticator } from '../domain/second-factor.ts';
import type { PasskeyStore } from '../stores/passkeys.ts';
import type { SecondFactorStore } from '../stores/second-factors.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps extends DemoDeps {
  readonly stores: {
    readonly users: UserStore;
    readonly secondFactors: SecondFactorStore;
    readonly passkeys: PasskeyStore;
  };
}

interface ListedFactors {
  readonly hasPassword: boolean;
  readonly authenticator: Authenticator | null;
  readonly passkeys: readonly Passkey[];
  /** Null while nothing needs them. */
  readonly recoveryCodesLeft: number | null;
  readonly mayChange: boolean;
}

/** Lists the second factors of a user's account. */
export async function listFactors(deps: Deps, userId: string): Promise<ListedFactors> {
  const { users, secondFactors, passkeys } = deps.stores;
  const [user, hash, { authenticator, recoveryCodesLeft }, ownPasskeys] = await Promise.all([
    users.find(userId),
    users.findPasswordHash(userId),
    secondFactors.find(userId),
    passkeys.list(userId, PASSKEY_LIMITS.count),
  ]);
  const hasFactor = authenticator !== null || ownPasskeys.length > 0;
  return {
    hasPassword: hash !== null,
    authenticator,
    passkeys: ownPasskeys,
    recoveryCodesLeft: hasFactor ? recoveryCodesLeft : null,
    mayChange: user !== null && !isKeptForDemo(deps, user.email),
  };
}
