import { EMAIL_PROOF_HOURS } from '@carillon/contracts/http/identity/email/request-email-proof.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import {
  type ConfirmationRequest,
  type ConfirmIdentityDeps,
  confirmIdentity,
} from '../accounts/confirm-identity.ts';
import { isKeptForDemo } from '../accounts/demo-account.ts';
import { emailMark } from '../crypto/email-mark.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { emailKey } from '../domain/email.ts';
import { recipientOf } from '../mail/mail-request.ts';
import { deviceText } from '../sessions/device-text.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import type { UserStore } from '../stores/users.ts';
import { admitChange } from './admit-change.ts';

interface Deps extends ConfirmIdentityDeps {
  readonly stores: ConfirmIdentityDeps['stores'] & { readonly users: UserStore };
  readonly authentication: Pick<Authentication, 'passwords' | 'demo'>;
}

/**
 * Mails a link to the new address and a notice to the old one. If the new address has an account, the writes and the
 * reply are the same, and its user gets a mail without a link instead.
 * @throws AppError `mail_unavailable`; `validation_failed` under `email`; `too_many_requests`; the errors of
 *   `confirmIdentity`
 */
export async function requestChange(deps: Deps, request: ConfirmationRequest, email: string): Promise<void> {
  const { stores, mail, relay, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, sessionId, address } = request;
  if (mail.mode === 'none') throw new AppError('mail_unavailable');
  const user = await stores.users.find(userId);
  if (!user) throw new AppError('not_authenticated');
  const key = emailKey(email);
  if (isKeptForDemo(deps, user.email))
    throw invalid({ email: [sentence`The demo account’s email can’t be changed.`] });
  if (isKeptForDemo(deps, email))
    throw invalid({ email: [sentence`That email is reserved for the demo account.`] });
  if (key === emailKey(user.email)) throw invalid({ email: [sentence`That’s already your email.`] });
  await confirmIdentity(deps, request);
  await admitChange(deps, request, key);
  const now = clock();
  const expiresAt = new Date(now.getTime() + EMAIL_PROOF_HOURS * 3_600_000);
  const secret = newSecret();
  const isTaken = (await stores.users.findForLogin(key)) !== null;
  const link = isTaken ? null : mail.link(`/account/change-email#${secret}`);
  const events = [
    mail.request(
      // The account with that email may be somebody else's.
      { ...recipientOf(user), to: email, ...(isTaken && { name: email }) },
      { kind: 'email_change', link, hours: EMAIL_PROOF_HOURS },
      now,
      expiresAt,
    ),
    mail.request(
      recipientOf(user),
      {
        kind: 'security_notice',
        what: 'email_change_requested',
        subject: email,
        at: now.toISOString(),
        device: deviceText(request.userAgent),
        link: mail.link('/account/profile'),
      },
      now,
    ),
  ];
  await stores.users.askEmailChange(
    userId,
    { email, emailKey: key, hash: hashOf(secret), expiresAt },
    events,
  );
  relay.nudge();
  securityLog.tell({
    event: 'email.change_requested',
    outcome: 'success',
    userId,
    sessionId,
    address,
    emailMark: emailMark(key),
  });
}
