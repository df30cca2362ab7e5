import { sentence } from '@carillon/contracts/text.ts';
import { tooMany } from '@carillon/kit/errors.ts';
import { clientNetwork } from '@carillon/kit/http/client-network.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { emailMark } from '../crypto/email-mark.ts';
import { hashOf } from '../crypto/secret.ts';
import { waitAfter } from '../domain/login-tries.ts';
import { FOR_EMAIL, FOR_EMAIL_HERE, FROM_HERE } from '../domain/password-reset.ts';
import type { LoginTriesStore } from '../stores/login-tries.ts';

interface Deps {
  readonly stores: { readonly loginTries: LoginTriesStore };
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

/**
 * Counts who asks, whether or not the email has an account: nobody's mailbox is filled, and a stranger who uses up what
 * there is for an email from one place keeps its owner out of nothing.
 * @throws AppError `too_many_requests`
 */
export async function admitReset(
  { stores, telemetry: { securityLog }, clock }: Deps,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<void> {
  const now = clock();
  const network = clientNetwork(address);
  const limits = [
    { by: 'place', of: `resets from ${network}`, limit: FROM_HERE },
    { by: 'place', of: `resets of ${email} from ${network}`, limit: FOR_EMAIL_HERE },
    { by: 'account', of: `resets of ${email}`, limit: FOR_EMAIL },
  ];
  for (const { by, of, limit } of limits) {
    const until = new Date(now.getTime() + limit.keptMs);
    const wait = waitAfter(await stores.loginTries.count(hashOf(of), now, until), limit, now);
    if (wait === 0) continue;
    securityLog.tell({
      event: 'reset.throttled',
      outcome: 'refused',
      emailMark: emailMark(email),
      address,
      detail: { by },
    });
    throw tooMany(wait, sentence`Too many links were requested.`);
  }
}
