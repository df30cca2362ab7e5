import type { PasskeyStore } from '../stores/passkeys.ts';
import type { SecondFactorStore } from '../stores/second-factors.ts';
import { methodsOf } from './methods-of.ts';

interface Deps {
  readonly stores: { readonly secondFactors: SecondFactorStore; readonly passkeys: PasskeyStore };
}

/** Recovery codes are removed with the last factor they back up. */
export async function tidyRecoveryCodes(deps: Deps, userId: string): Promise<void> {
  if ((await methodsOf(deps, userId)).length === 0)
    await deps.stores.secondFactors.clearRecoveryCodes(userId);
}
