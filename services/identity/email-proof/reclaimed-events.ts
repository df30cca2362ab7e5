import type { EventOf } from '@carillon/contracts/event.ts';
import { accountReclaimed } from '@carillon/contracts/events/identity/account-reclaimed.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { User } from '../domain/user.ts';
import { type MailRequests, recipientOf } from '../mail/mail-request.ts';

/** Creates the events of the first proof that comes from outside any session: one for other services, and a mail. */
export const createReclaimedEvents = (
  mail: MailRequests,
  user: User,
  device: string | null,
  now: Date,
): EventOf[] => [
  makeEvent(accountReclaimed, { user_id: user.id }, now),
  mail.request(
    recipientOf(user),
    {
      kind: 'security_notice',
      what: 'account_reclaimed',
      subject: null,
      at: now.toISOString(),
      device,
      link: mail.link('/account/security'),
    },
    now,
  ),
];
