import { randomUUID } from 'node:crypto';
import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { isCommonPassword } from '../crypto/common-passwords.ts';
import { emailMark } from '../crypto/email-mark.ts';
import { emailKey } from '../domain/email.ts';
import { knownTimezone } from '../domain/timezone.ts';
import { weaknessOf } from '../domain/weak-password.ts';
import { proofMail } from '../email-proof/proof-mail.ts';
import type { MailRequests } from '../mail/mail-request.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import type { UserStore } from '../stores/users.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';
import { isDemoEmail, isKeptForDemo } from './demo-account.ts';

interface Deps {
  readonly stores: { readonly users: UserStore; readonly workspaces: Pick<WorkspaceStore, 'ensurePersonal'> };
  readonly authentication: Pick<Authentication, 'passwords' | 'demo'>;
  readonly mail: MailRequests;
  readonly relay: Pick<Relay, 'nudge'>;
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

interface Input {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly timezone: string;
  readonly locale?: Locale | undefined;
  /** Where the browser is. */
  readonly address: string;
}

/**
 * @throws AppError `validation_failed` under `email` when the address has an account or is the demo's, under `password` when anybody
 * would guess it
 */
export async function register(deps: Deps, input: Input): Promise<void> {
  const { stores, mail, relay, clock } = deps;
  const { passwords } = deps.authentication;
  const { securityLog } = deps.telemetry;
  const { address } = input;
  const logRefusal = (reason: string) =>
    securityLog.tell({
      event: 'account.refused',
      outcome: 'failure',
      address,
      emailMark: emailMark(input.email),
      detail: { reason },
    });
  if (isKeptForDemo(deps, input.email)) {
    logRefusal('email');
    throw invalid({ email: [sentence`That email is reserved for the demo account. Use your own.`] });
  }
  const weakness = weaknessOf(input, await isCommonPassword());
  if (weakness) {
    logRefusal('password');
    throw invalid({ password: [weakness] });
  }
  const id = randomUUID();
  const { name, email } = input;
  const user = { name, email, timezone: knownTimezone(input.timezone), locale: input.locale ?? null };
  const passwordHash = await passwords.hash(input.password);
  const now = clock();
  // Nobody reads the demo's mail.
  const proofRequest = mail.mode === 'none' || isDemoEmail(email) ? null : proofMail(mail, user, now);
  const created = await stores.users.create(
    {
      id,
      ...user,
      emailKey: emailKey(email),
      passwordHash,
      createdAt: now,
      ...(proofRequest && { emailProof: proofRequest.proof }),
    },
    proofRequest ? [proofRequest.event] : [],
  );
  if (!created) {
    logRefusal('email');
    throw invalid({ email: [sentence`That email is already registered. Log in instead.`] });
  }
  // Logging in makes up for it, should this process die before.
  await stores.workspaces.ensurePersonal(id, clock());
  relay.nudge();
  securityLog.tell({ event: 'account.created', outcome: 'success', userId: id, address });
}
