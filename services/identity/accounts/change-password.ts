import { sentence } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import { isCommonPassword } from '../crypto/common-passwords.ts';
import { weaknessOf } from '../domain/weak-password.ts';
import { recipientOf } from '../mail/mail-request.ts';
import { deviceText } from '../sessions/device-text.ts';
import { endOtherSessions } from '../sessions/end-other-sessions.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { type RevokingDeps, revokeSession } from '../sessions/revoke-session.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import { type ConfirmationRequest, type ConfirmIdentityDeps, confirmIdentity } from './confirm-identity.ts';
import { isKeptForDemo } from './demo-account.ts';

interface Deps extends RevokingDeps, ConfirmIdentityDeps {
  readonly stores: RevokingDeps['stores'] & ConfirmIdentityDeps['stores'];
  readonly relay: RevokingDeps['relay'];
  readonly telemetry: ConfirmIdentityDeps['telemetry'];
  readonly authentication: Pick<Authentication, 'passwords' | 'demo'>;
}

interface Input extends ConfirmationRequest {
  readonly password: string;
}

interface ChangedAccount {
  /** Identifies the browser's session from now on. */
  readonly secret: string;
  readonly remember: boolean;
  /** How many other sessions have ended. */
  readonly ended: number;
}

/**
 * Changes the password, ends every session, and starts a new one for the requesting browser.
 * @throws AppError `validation_failed` under `password`; `conflict` if there is none; the errors of `confirmIdentity`
 */
export async function changePassword(deps: Deps, input: Input): Promise<ChangedAccount> {
  const { stores, mail, relay, clock } = deps;
  const { passwords } = deps.authentication;
  const { securityLog } = deps.telemetry;
  const { userId, sessionId, address, password, userAgent } = input;
  const who = { userId, sessionId, address };
  const refuse = (reason: string, field: 'password' | 'current_password', sentence: string): AppError => {
    securityLog.tell({ event: 'password.refused', outcome: 'failure', ...who, detail: { reason } });
    return invalid({ [field]: [sentence] });
  };
  const [user, session] = await Promise.all([stores.users.find(userId), stores.sessions.find(sessionId)]);
  if (!user || !session) throw new AppError('not_authenticated');
  if (isKeptForDemo(deps, user.email))
    throw refuse(
      'demo',
      'password',
      sentence`The demo account’s password can’t be changed, because the login page shows it.`,
    );
  const weakness = weaknessOf({ ...user, password }, await isCommonPassword());
  if (weakness) throw refuse('password', 'password', weakness);
  const from = await stores.users.findPasswordHash(userId);
  if (from === null)
    throw new AppError('conflict', { message: sentence`Your account has no password. Set one first.` });
  await confirmIdentity(deps, input);
  if (await passwords.fits(password, from))
    throw refuse('same', 'password', sentence`That’s already your password. Choose another one.`);
  const to = await passwords.hash(password);
  // Before, lest a crash leaves them; and after, for those that began meanwhile.
  const ending = { userId, address, reason: 'password' } as const;
  const before = await endOtherSessions(deps, { ...ending, sessionId });
  const now = clock();
  const noticeEvent = mail.request(
    recipientOf(user),
    {
      kind: 'security_notice',
      what: 'password_changed',
      subject: null,
      at: now.toISOString(),
      device: deviceText(userAgent),
      link: mail.link('/account/security'),
    },
    now,
  );
  if (!(await stores.users.changePassword(userId, { from, to }, noticeEvent)))
    throw refuse('current', 'current_password', sentence`Your password was just changed somewhere else.`);
  relay.nudge();
  const next = await renewSession(deps, session);
  await revokeSession(deps, { ...ending, sessionId, replaced: true });
  const endedCount = before + (await endOtherSessions(deps, { ...ending, sessionId: next.sessionId }));
  securityLog.tell({ event: 'password.changed', outcome: 'success', ...who, detail: { ended: endedCount } });
  return { secret: next.secret, remember: session.remember, ended: endedCount };
}
