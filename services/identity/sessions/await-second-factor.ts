import type { SecondFactor } from '@carillon/contracts/http/identity/second-factors/second-factor.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { WAITING_MS } from '../domain/second-factor.ts';
import type { SessionOrigin } from '../domain/sign-in.ts';
import type { PendingLoginStore } from '../stores/pending-logins.ts';
import type { Admitted } from './admit-login.ts';

interface Deps {
  readonly stores: { readonly pendingLogins: PendingLoginStore };
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

interface Waiting extends Admitted {
  readonly userId: string;
  readonly passwordHash: string | null;
  readonly remember: boolean;
  readonly methods: readonly SecondFactor[];
  readonly address: string;
  readonly isVouchedFor?: boolean;
  readonly origin?: SessionOrigin | undefined;
}

/** Stores a login whose first factor was right, for five minutes, and returns its secret. */
export async function awaitSecondFactor(
  { stores, telemetry: { securityLog }, clock }: Deps,
  waiting: Waiting,
): Promise<string> {
  const { userId, passwordHash, remember, methods, place, asStranger, address, isVouchedFor, origin } =
    waiting;
  const secret = newSecret();
  await stores.pendingLogins.create({
    hash: hashOf(secret),
    userId,
    passwordMark: markOf(passwordHash),
    remember,
    place,
    asStranger,
    ...(isVouchedFor && { isVouchedFor }),
    ...(origin && { origin }),
    expiresAt: new Date(clock().getTime() + WAITING_MS),
  });
  securityLog.tell({
    event: 'factor.asked',
    outcome: 'success',
    userId,
    address,
    detail: { methods: methods.join(' ') },
  });
  return secret;
}

/** Tells a password's hash from another, and is of no use for finding either. */
export const markOf = (passwordHash: string | null): string => hashOf(passwordHash ?? '');
