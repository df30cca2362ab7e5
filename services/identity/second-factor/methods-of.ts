import {
  SECOND_FACTORS,
  type SecondFactor,
} from '@carillon/contracts/http/identity/second-factors/second-factor.ts';
import type { PasskeyStore } from '../stores/passkeys.ts';
import type { SecondFactorStore } from '../stores/second-factors.ts';

interface Deps {
  readonly stores: { readonly secondFactors: SecondFactorStore; readonly passkeys: PasskeyStore };
}

/** The second factors that can finish a user's login; empty when the password is enough. */
export async function methodsOf({ stores }: Deps, userId: string): Promise<SecondFactor[]> {
  const [{ authenticator, recoveryCodesLeft }, passkeys] = await Promise.all([
    stores.secondFactors.find(userId),
    stores.passkeys.count(userId),
  ]);
  if (!authenticator && passkeys === 0) return [];
  const has = { code: authenticator !== null, passkey: passkeys > 0, recovery_code: recoveryCodesLeft > 0 };
  return SECOND_FACTORS.filter((method) => has[method]);
}
