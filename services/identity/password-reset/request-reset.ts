import { RESET_MINUTES } from '@carillon/contracts/http/identity/passwords/request-password-reset.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { isKeptForDemo } from '../accounts/demo-account.ts';
import { emailMark } from '../crypto/email-mark.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { emailKey } from '../domain/email.ts';
import { type MailRequests, recipientOf } from '../mail/mail-request.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import type { LoginTriesStore } from '../stores/login-tries.ts';
import type { PasswordResetStore } from '../stores/password-resets.ts';
import type { UserStore } from '../stores/users.ts';
import { admitReset } from './admit-reset.ts';
import { passwordMark } from './password-mark.ts';

interface Deps {
  readonly stores: {
    readonly users: UserStore;
    readonly passwordResets: PasswordResetStore;
    readonly loginTries: LoginTriesStore;
  };
  readonly mail: MailRequests;
  readonly relay: Pick<Relay, 'nudge'>;
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  readonly authentication: Pick<Authentication, 'demo'>;
  clock(): Date;
}

interface Input {
  readonly email: string;
  /** Where the browser is. */
  readonly address: string;
}

/**
 * Mails a link to the owner of the email's account. Without an account it writes and replies the same.
 * @throws AppError `mail_unavailable`; `validation_failed` under `email` for the demo's; `too_many_requests`
 */
export async function requestReset(deps: Deps, input: Input): Promise<void> {
  const { stores, mail, relay, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { address } = input;
  if (mail.mode === 'none') throw new AppError('mail_unavailable');
  const email = emailKey(input.email);
  const who = { emailMark: emailMark(email), address };
  if (isKeptForDemo(deps, email)) {
    securityLog.tell({ event: 'reset.refused', outcome: 'failure', ...who, detail: { reason: 'demo' } });
    throw invalid({
      email: [sentence`The demo account’s password can’t be changed, because the login page shows it.`],
    });
  }
  await admitReset(deps, { email, address });
  const now = clock();
  const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000);
  const secret = newSecret();
  const account = await stores.users.findForLogin(email);
  // Asked and written in any case, so that no time tells whether there is an account.
  const user = await stores.users.find(account?.userId ?? '');
  const link = mail.link(`/reset-password#${secret}`);
  const event =
    user &&
    mail.request(recipientOf(user), { kind: 'password_reset', link, minutes: RESET_MINUTES }, now, expiresAt);
  await stores.passwordResets.put(
    {
      emailHash: hashOf(`reset of ${email}`),
      hash: hashOf(secret),
      expiresAt,
      userId: user?.id ?? null,
      passwordMark: passwordMark(account?.passwordHash ?? null),
    },
    event,
  );
  relay.nudge();
  securityLog.tell({
    event: 'reset.requested',
    outcome: 'success',
    ...who,
    ...(user && { userId: user.id }),
  });
}
