import { GRACE_DAYS } from '@carillon/contracts/http/identity/account/schedule-deletion.ts';
import { plural, sentence, type Text, text } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import { type ConfirmationRequest, confirmIdentity } from '../accounts/confirm-identity.ts';
import { isKeptForDemo } from '../accounts/demo-account.ts';
import type { IdentityContext } from '../context.ts';
import { emailKey } from '../domain/email.ts';
import { recipientOf } from '../mail/mail-request.ts';
import { closeAccount } from './close-account.ts';
import { closingEvents } from './closing-events.ts';
import { whatGoes } from './what-goes.ts';

const DAY_MS = 24 * 3_600_000;

interface Input extends ConfirmationRequest {
  /** The email as the user typed it. */
  readonly email: string;
}

/**
 * Closes the account, and returns when it is deleted.
 * @throws AppError `validation_failed` under mistyped fields; `conflict` for the demo account, and if somebody else
 *   has to own a workspace first; the errors of `confirmIdentity`
 */
export async function scheduleDeletion(deps: IdentityContext, input: Input): Promise<Date> {
  const { stores, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, sessionId, address } = input;
  const refuse = (reason: string, error: AppError): AppError => {
    const detail = { reason };
    securityLog.tell({
      event: 'deletion.refused',
      outcome: 'failure',
      userId,
      sessionId,
      address,
      detail,
    });
    return error;
  };
  const user = await stores.users.find(userId);
  if (!user) throw new AppError('not_authenticated');
  if (isKeptForDemo(deps, user.email)) throw refuse('demo', new AppError('conflict', { message: DEMO }));
  if (emailKey(input.email) !== emailKey(user.email))
    throw refuse('email', invalid({ email: [sentence`That isn’t the email of this account.`] }));
  await confirmIdentity(deps, input);
  const { ownerless } = await whatGoes(stores.workspaces, stores.deletions, userId);
  if (ownerless.length > 0)
    throw refuse('owner', new AppError('conflict', { message: needsOwner(ownerless) }));
  const at = new Date(clock().getTime() + GRACE_DAYS * DAY_MS);
  const noticeEvent = deps.mail.request(
    recipientOf(user),
    { kind: 'deletion_scheduled', at: at.toISOString(), link: deps.mail.link('/login') },
    clock(),
    at,
  );
  const events = await closingEvents(stores.workspaces, { user, deleteAt: at }, clock());
  const scheduled = await stores.deletions.schedule(userId, at, [noticeEvent, ...events]);
  const deleteAt = (await stores.deletions.find(userId))?.at ?? at;
  if (scheduled)
    securityLog.tell({ event: 'deletion.scheduled', outcome: 'success', userId, sessionId, address });
  await closeAccount(deps, userId, address);
  return deleteAt;
}

const DEMO = sentence`You can’t delete the demo account. The login page offers it to everyone.`;

const needsOwner = (ownerless: readonly { readonly name: string }[]): Text => {
  const workspaces = ownerless.map(({ name }) => `“${name}”`);
  return text`Make someone else an owner of ${{ workspaces }} first, or remove ${plural({ count: ownerless.length }, { one: 'its', other: 'their' })} other members.`;
};
