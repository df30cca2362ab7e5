import { sentence } from '@carillon/contracts/text.ts';
import { AppError, tooMany } from '@carillon/kit/errors.ts';
import { clientNetwork } from '@carillon/kit/http/client-network.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { isKeptForDemo } from '../accounts/demo-account.ts';
import { hashOf } from '../crypto/secret.ts';
import { FOR_ACCOUNT, FROM_HERE } from '../domain/email-proof.ts';
import { waitAfter } from '../domain/login-tries.ts';
import type { MailRequests } from '../mail/mail-request.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import type { LoginTriesStore } from '../stores/login-tries.ts';
import type { UserStore } from '../stores/users.ts';
import { proofMail } from './proof-mail.ts';

interface Deps {
  readonly stores: { readonly users: UserStore; readonly loginTries: LoginTriesStore };
  readonly mail: MailRequests;
  readonly relay: Pick<Relay, 'nudge'>;
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  readonly authentication: Pick<Authentication, 'demo'>;
  clock(): Date;
}

interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly address: string;
}

/**
 * Mails another link to the account's address; the previous one stops working.
 * @throws AppError `mail_unavailable`; `conflict` if nothing has to be confirmed; `too_many_requests`
 */
export async function requestProof(deps: Deps, caller: Caller): Promise<void> {
  const { stores, mail, relay, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { userId } = caller;
  if (mail.mode === 'none') throw new AppError('mail_unavailable');
  const user = await stores.users.find(userId);
  if (!user) throw new AppError('not_authenticated');
  if (isKeptForDemo(deps, user.email))
    throw new AppError('conflict', { message: sentence`The demo account has no email to confirm.` });
  await admit(deps, caller);
  const { proof, event } = proofMail(mail, user, clock());
  if (!(await stores.users.askProof(userId, proof, event)))
    throw new AppError('conflict', { message: sentence`Your email is already confirmed.` });
  relay.nudge();
  securityLog.tell({ event: 'email.asked', outcome: 'success', ...caller });
}

/** Limits proofs, so that a user who signed up with somebody else's address can't fill their mailbox. */
async function admit({ stores, telemetry: { securityLog }, clock }: Deps, caller: Caller): Promise<void> {
  const now = clock();
  const limits = [
    { by: 'place', of: `email proofs from ${clientNetwork(caller.address)}`, limit: FROM_HERE },
    { by: 'account', of: `email proofs of ${caller.userId}`, limit: FOR_ACCOUNT },
  ];
  for (const { by, of, limit } of limits) {
    const until = new Date(now.getTime() + limit.keptMs);
    const wait = waitAfter(await stores.loginTries.count(hashOf(of), now, until), limit, now);
    if (wait === 0) continue;
    securityLog.tell({ event: 'email.throttled', outcome: 'refused', ...caller, detail: { by } });
    throw tooMany(wait, sentence`Too many links were requested.`);
  }
}
