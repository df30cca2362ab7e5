import { sentence } from '@carillon/contracts/text.ts';
import { tooMany } from '@carillon/kit/errors.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { hashOf } from '../crypto/secret.ts';
import { FROM_ONE_PLACE, waitAfter } from '../domain/login-tries.ts';
import { CODES_A_DAY } from '../domain/second-factor.ts';
import type { LoginTriesStore } from '../stores/login-tries.ts';

interface Deps {
  readonly stores: { readonly loginTries: LoginTriesStore };
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

export interface Trying {
  readonly userId: string;
  readonly address: string;
}

type Kind = 'code' | 'recovery_code';

const shortly = (kind: Kind, userId: string): string => hashOf(`${kind} of ${userId}`);
const daily = (kind: Kind, userId: string): string => hashOf(`${kind} of ${userId} today`);

/**
 * Counts a try before its code is looked at, so that tries at the same time count too.
 * @throws AppError `too_many_requests`
 */
export async function admitCode(
  { stores, telemetry: { securityLog }, clock }: Deps,
  { userId, address }: Trying,
  kind: Kind,
): Promise<void> {
  const now = clock();
  for (const [key, limit] of [
    [shortly(kind, userId), FROM_ONE_PLACE],
    [daily(kind, userId), CODES_A_DAY],
  ] as const) {
    const tries = await stores.loginTries.count(key, now, new Date(now.getTime() + limit.keptMs));
    const wait = waitAfter(tries, limit, now);
    if (wait === 0) continue;
    const detail = { method: kind };
    securityLog.tell({ event: 'factor.throttled', outcome: 'refused', userId, address, detail });
    throw tooMany(wait, sentence`Too many codes were entered.`);
  }
}

/** It wasn't a guess. */
export async function forgetCodes(
  { stores }: Pick<Deps, 'stores'>,
  userId: string,
  kind: Kind,
): Promise<void> {
  await stores.loginTries.clear(shortly(kind, userId));
  await stores.loginTries.giveBack(daily(kind, userId));
}
