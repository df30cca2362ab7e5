import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Asking } from '../accounts/confirm-identity.ts';
import { emailMark } from '../crypto/email-mark.ts';
import { hashOf } from '../crypto/secret.ts';
import { type MailRequests, recipientOf } from '../mail/mail-request.ts';
import { deviceText } from '../sessions/device-text.ts';
import type { PasswordResetStore } from '../stores/password-resets.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: {
    readonly users: Pick<UserStore, 'find' | 'emailChangeOf' | 'changeEmail'>;
    readonly passwordResets: Pick<PasswordResetStore, 'spendAll'>;
  };
  readonly mail: MailRequests;
  readonly relay: Pick<Relay, 'nudge'>;
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

/**
 * Changes the email of a logged-in user who brings the link from the new address. Sessions, access tokens, factors and
 * linked providers stay; links to a new password that were mailed to the old address open nothing any more.
 * @returns the new email
 * @throws AppError `link_expired` when it opens nothing, was used, or the address has an account by now
 */
export async function confirmChange(deps: Deps, asking: Asking, secret: string): Promise<string> {
  const { stores, mail, relay, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, userAgent, ...from } = asking;
  const who = { userId, ...from };
  const now = clock();
  const [user, change] = await Promise.all([stores.users.find(userId), stores.users.emailChangeOf(userId)]);
  if (!user) throw new AppError('not_authenticated');
  const isGood = change !== null && change.hash === hashOf(secret);
  const createNotice = () =>
    mail.request(
      recipientOf(user),
      {
        kind: 'security_notice',
        what: 'email_changed',
        subject: change?.email ?? null,
        at: now.toISOString(),
        device: deviceText(userAgent),
        link: mail.link('/account/security'),
      },
      now,
    );
  // Before too: a process that dies after the change leaves no link in the old mailbox that sets a password.
  if (isGood) await stores.passwordResets.spendAll(userId);
  if (!isGood || !(await stores.users.changeEmail(userId, change, now, createNotice()))) {
    securityLog.tell({ event: 'email.change_refused', outcome: 'failure', ...who });
    throw new AppError('link_expired', { message: DEAD });
  }
  relay.nudge();
  await stores.passwordResets.spendAll(userId);
  securityLog.tell({
    event: 'email.changed',
    outcome: 'success',
    ...who,
    emailMark: emailMark(change.emailKey),
  });
  return change.email;
}

const DEAD = sentence`This link no longer works, or it’s for another account. Each link works once and expires after 24 hours. Ask for another one in your profile.`;
