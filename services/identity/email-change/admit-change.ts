import { sentence } from '@carillon/contracts/text.ts';
import { tooMany } from '@carillon/kit/errors.ts';
import { clientNetwork } from '@carillon/kit/http/client-network.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { hashOf } from '../crypto/secret.ts';
import { BY_ACCOUNT, FROM_HERE, TO_ADDRESS } from '../domain/email-change.ts';
import { waitAfter } from '../domain/login-tries.ts';
import type { LoginTriesStore } from '../stores/login-tries.ts';

interface Deps {
  readonly stores: { readonly loginTries: LoginTriesStore };
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly address: string;
}

/** Counts each request, whether or not the address has an account, so that nobody fills a mailbox. @throws AppError `too_many_requests` */
export async function admitChange(
  { stores, telemetry: { securityLog }, clock }: Deps,
  { userId, sessionId, address }: Caller,
  emailKey: string,
): Promise<void> {
  const now = clock();
  const limits = [
    { by: 'place', of: `email changes from ${clientNetwork(address)}`, limit: FROM_HERE },
    { by: 'account', of: `email changes of ${userId}`, limit: BY_ACCOUNT },
    { by: 'email', of: `email changes to ${emailKey}`, limit: TO_ADDRESS },
  ];
  for (const { by, of, limit } of limits) {
    const until = new Date(now.getTime() + limit.keptMs);
    const wait = waitAfter(await stores.loginTries.count(hashOf(of), now, until), limit, now);
    if (wait === 0) continue;
    securityLog.tell({
      event: 'email.throttled',
      outcome: 'refused',
      userId,
      sessionId,
      address,
      detail: { by },
    });
    throw tooMany(wait, sentence`Too many links were requested.`);
  }
}
