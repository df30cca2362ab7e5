import { AppError, invalid } from '@carillon/kit/errors.ts';
import type { IdentityContext } from '../context.ts';
import { isCommonPassword } from '../crypto/common-passwords.ts';
import { type Passwords, passwordForm } from '../crypto/passwords.ts';
import { weaknessOf } from '../domain/weak-password.ts';
import { type MailRequests, recipientOf } from '../mail/mail-request.ts';
import { deviceText } from '../sessions/device-text.ts';
import { endOtherSessions } from '../sessions/end-other-sessions.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { type RevokingDeps, revokeSession } from '../sessions/revoke-session.ts';
import type { LoginTriesStore } from '../stores/login-tries.ts';
import type { UserStore } from '../stores/users.ts';
import { confirmPassword, passwordTries } from './confirm-password.ts';
import { isKeptForDemo } from './demo-account.ts';

interface Deps extends RevokingDeps {
  readonly stores: RevokingDeps['stores'] & {
    readonly users: UserStore;
    readonly loginTries: LoginTriesStore;
  };
  readonly passwords: Passwords;
  readonly mail: MailRequests;
  demo: IdentityContext['demo'];
}

interface Input {
  readonly userId: string;
  readonly sessionId: string;
  readonly current: string;
  readonly password: string;
  /** Where the browser is. */
  readonly address: string;
  /** What it says of itself. */
  readonly userAgent: string | undefined;
}

interface Changed {
  /** Stands for the session that the browser is in from now on. */
  readonly secret: string;
  readonly remember: boolean;
  /** How many other sessions have ended. */
  readonly ended: number;
}

/**
 * Changes the password, ends every session there is, and begins another for the browser that asked.
 * @throws AppError `validation_failed` under `current_password` or `password`; `too_many_requests` after so many tries
 */
export async function changePassword(deps: Deps, input: Input): Promise<Changed> {
  const { stores, passwords, securityLog, mail, relay, clock } = deps;
  const { userId, sessionId, address, password, userAgent } = input;
  const who = { userId, sessionId, address };
  const refused = (reason: string, field: 'password' | 'current_password', sentence: string): AppError => {
    securityLog.tell({ event: 'password.refused', outcome: 'failure', ...who, detail: { reason } });
    return invalid({ [field]: [sentence] });
  };
  const [user, session] = await Promise.all([stores.users.find(userId), stores.sessions.find(sessionId)]);
  if (!user || !session) throw new AppError('not_authenticated');
  if (isKeptForDemo(deps, user.email))
    throw refused(
      'demo',
      'password',
      'The demo account keeps its password, since the log-in page offers it.',
    );
  const weakness = weaknessOf({ ...user, password }, await isCommonPassword());
  if (weakness) throw refused('password', 'password', weakness);
  const from = await confirmPassword(deps, input);
  if (passwordForm(input.current) === passwordForm(password))
    throw refused('same', 'password', 'That is your password already. Choose another one.');
  const to = await passwords.hash(password);
  // Before, lest a crash leaves them; and after, for those that began meanwhile.
  const ending = { userId, address, reason: 'password' } as const;
  const before = await endOtherSessions(deps, { ...ending, sessionId });
  const now = clock();
  const notice = mail.request(
    recipientOf(user),
    {
      ...{ kind: 'security_notice', what: 'password_changed', subject: null },
      ...{ at: now.toISOString(), device: deviceText(userAgent), link: mail.link('/account/security') },
    },
    now,
  );
  if (!(await stores.users.changePassword(userId, { from, to }, notice)))
    throw refused('current', 'current_password', 'Your password was changed elsewhere just now.');
  relay.nudge();
  const next = await renewSession(deps, session);
  await revokeSession(deps, { ...ending, sessionId, replaced: true });
  const ended = before + (await endOtherSessions(deps, { ...ending, sessionId: next.sessionId }));
  await stores.loginTries.clear(passwordTries(userId));
  securityLog.tell({ event: 'password.changed', outcome: 'success', ...who, detail: { ended } });
  return { secret: next.secret, remember: session.remember, ended };
}
