import type { EventOf } from '@carillon/contracts/event.ts';
import type { mailRequested } from '@carillon/contracts/events/identity/mail-requested.ts';
import type { MailDesk } from '../mail/mail-desk.ts';
import type { MailQueue } from '../mail/queue/mail-queue.ts';
import type { MailStore } from '../stores/mails.ts';

export interface MailDeps {
  readonly stores: { readonly mails: MailStore };
  readonly desk: MailDesk;
  /** None if mail is switched off. */
  readonly queue: Pick<MailQueue, 'nudge'> | null;
  clock(): Date;
}

/** The id makes it one mail, however often its event comes. */
export async function consumeMailRequested(
  { stores, desk, queue, clock }: MailDeps,
  { data: { mail_id: id, sealed } }: EventOf<typeof mailRequested>,
): Promise<void> {
  if (!queue) return;
  await stores.mails.enqueue({ id, sealed, kind: desk.kindOf(id, sealed) }, clock());
  queue.nudge();
}
