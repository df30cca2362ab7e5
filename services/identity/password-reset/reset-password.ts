import type { EventOf } from '@carillon/contracts/event.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import { isKeptForDemo } from '../accounts/demo-account.ts';
import { isCommonPassword } from '../crypto/common-passwords.ts';
import { hashOf } from '../crypto/secret.ts';
import { emailKey } from '../domain/email.ts';
import type { User } from '../domain/user.ts';
import { weaknessOf } from '../domain/weak-password.ts';
import { type DroppingDeps, dropWaysIn } from '../email-proof/drop-ways-in.ts';
import { createReclaimedEvents } from '../email-proof/reclaimed-events.ts';
import { type MailRequests, recipientOf } from '../mail/mail-request.ts';
import { deviceText } from '../sessions/device-text.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import type { LoginTriesStore } from '../stores/login-tries.ts';
import type { PasswordResetStore } from '../stores/password-resets.ts';
import type { UserStore } from '../stores/users.ts';
import { passwordMark } from './password-mark.ts';

interface Deps extends DroppingDeps {
  readonly stores: DroppingDeps['stores'] & {
    readonly users: UserStore;
    readonly passwordResets: PasswordResetStore;
    readonly loginTries: LoginTriesStore;
    readonly deletions: Pick<DeletionStore, 'withdrawOffer'>;
  };
  readonly authentication: Pick<Authentication, 'passwords' | 'demo'>;
  readonly mail: MailRequests;
}

interface Input {
  readonly secret: string;
  readonly password: string;
  /** Where the browser is. */
  readonly address: string;
  /** The browser's User-Agent header. */
  readonly userAgent: string | undefined;
}

/**
 * Replaces a forgotten password, ends every session and access token, because somebody else may have created them,
 * and notifies the account's owner by mail. If nobody had proved the email before, all other ways to log in are
 * removed too. The link works once, because it is bound to the old password. This logs nobody in.
 * @throws AppError `link_expired`; `validation_failed` under `password` if it is easy to guess
 */
export async function resetPassword(deps: Deps, input: Input): Promise<void> {
  const { stores, mail, relay, clock } = deps;
  const { passwords } = deps.authentication;
  const { securityLog } = deps.telemetry;
  const { address, password } = input;
  const hash = hashOf(input.secret);
  const { user, from } = await openReset(deps, hash, address);
  const who = { userId: user.id, address };
  const refuse = (reason: string, sentence: string): AppError => {
    securityLog.tell({ event: 'reset.refused', outcome: 'failure', ...who, detail: { reason } });
    return invalid({ password: [sentence] });
  };
  if (isKeptForDemo(deps, user.email))
    throw refuse(
      'demo',
      sentence`The demo account’s password can’t be changed, because the login page shows it.`,
    );
  const weakness = weaknessOf({ ...user, password }, await isCommonPassword());
  if (weakness) throw refuse('password', weakness);
  const to = await passwords.hash(password);
  const isFirstProof = (await stores.users.provenAt(user.id)) === null;
  const dropping = { ...who, sessionId: null, reason: 'password', keepsFactors: !isFirstProof } as const;
  // Before, lest a crash leaves them; and after, for those that came meanwhile.
  const before = await dropWaysIn(deps, dropping);
  const now = clock();
  const device = deviceText(input.userAgent);
  const isDone = isFirstProof
    ? await stores.users.reclaimByPassword(
        user.id,
        { from, to },
        now,
        createReclaimedEvents(mail, user, device, now),
      )
    : await stores.users.changePassword(user.id, { from, to }, createNotice(mail, user, device, now));
  if (!isDone) throw expired(deps, address, user.id);
  relay.nudge();
  await stores.passwordResets.spend(hash);
  // Strangers who guessed keep the owner out no longer.
  await stores.loginTries.clear(hashOf(emailKey(user.email)));
  const endedCount = before + (await dropWaysIn(deps, dropping));
  await stores.deletions.withdrawOffer(user.id);
  securityLog.tell({ event: 'password.reset', outcome: 'success', ...who, detail: { ended: endedCount } });
  if (isFirstProof)
    securityLog.tell({ event: 'account.reclaimed', outcome: 'success', ...who, detail: { by: 'reset' } });
}

const createNotice = (mail: MailRequests, user: User, device: string | null, now: Date): EventOf =>
  mail.request(
    recipientOf(user),
    {
      kind: 'security_notice',
      what: 'password_reset',
      subject: null,
      at: now.toISOString(),
      device,
      link: mail.link('/account/security'),
    },
    now,
  );

/** Whose link it is, while it opens anything. */
async function openReset(
  deps: Deps,
  hash: string,
  address: string,
): Promise<{ readonly user: User; readonly from: string | null }> {
  const { stores, clock } = deps;
  const reset = await stores.passwordResets.findByHash(hash);
  if (!reset?.userId) throw expired(deps, address);
  const [user, from] = await Promise.all([
    stores.users.find(reset.userId),
    stores.users.findPasswordHash(reset.userId),
  ]);
  if (!user || reset.expiresAt <= clock() || reset.passwordMark !== passwordMark(from))
    throw expired(deps, address, reset.userId);
  return { user, from };
}

function expired({ telemetry: { securityLog } }: Deps, address: string, userId?: string): AppError {
  securityLog.tell({
    event: 'reset.refused',
    outcome: 'failure',
    address,
    detail: { reason: 'link' },
    ...(userId !== undefined && { userId }),
  });
  return new AppError('link_expired');
}
