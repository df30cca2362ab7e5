import { sentence } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { type Vault, VaultError } from '../crypto/vault.ts';
import { stepOf } from '../domain/one-time-code.ts';
import type { LoginTriesStore } from '../stores/login-tries.ts';
import type { SecondFactorStore } from '../stores/second-factors.ts';
import { admitCode, forgetCodes, type Trying } from './admit-code.ts';
import { openSecret } from './app-secret.ts';

export interface CodeDeps {
  readonly stores: { readonly secondFactors: SecondFactorStore; readonly loginTries: LoginTriesStore };
  readonly vault: Vault;
  readonly telemetry: Pick<Telemetry, 'securityLog' | 'log'>;
  clock(): Date;
}

/**
 * Makes sure that a code is the user's app's, and uses it up.
 * @throws AppError `validation_failed` under `code`; `too_many_requests` after so many tries
 */
export async function checkCode(
  deps: CodeDeps,
  { code, ...who }: Trying & { readonly code: string },
): Promise<void> {
  const { stores, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, address } = who;
  await admitCode(deps, who, 'code');
  const refuse = (reason: string, sentence: string) => {
    const detail = { method: 'code', reason };
    securityLog.tell({ event: 'factor.refused', outcome: 'failure', userId, address, detail });
    return invalid({ code: [sentence] });
  };
  const { authenticator } = await stores.secondFactors.find(userId);
  const secret = authenticator && secretOf(deps, userId, authenticator.sealed);
  const step = secret && stepOf(secret, code, clock());
  if (!authenticator || !step)
    throw refuse('wrong', sentence`That code is wrong. Enter the one that the app shows now.`);
  if (!(await stores.secondFactors.useStep(userId, authenticator.sealed, step)))
    throw refuse('used', sentence`That code was already used. Wait for the next one.`);
  await forgetCodes(deps, userId, 'code');
}

/** Null when no key opens it: the user has recovery codes. */
function secretOf({ vault, telemetry: { log } }: CodeDeps, userId: string, sealed: string): string | null {
  try {
    return openSecret(vault, userId, sealed);
  } catch (err) {
    if (!(err instanceof VaultError)) throw err;
    log.warn({ err, userId }, 'the secret of an authenticator app can not be opened');
    return null;
  }
}
