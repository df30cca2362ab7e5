import type { SecurityChange } from '@carillon/contracts/domain/mail.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import { deviceText } from '../sessions/device-text.ts';
import type { UserStore } from '../stores/users.ts';
import { type MailRequests, recipientOf } from './mail-request.ts';

export interface NoticeDeps {
  readonly stores: { readonly users: Pick<UserStore, 'find' | 'notify'> };
  readonly mail: MailRequests;
  readonly relay: Pick<Relay, 'nudge'>;
  clock(): Date;
}

interface UserNotice {
  readonly userId: string;
  /** The browser's User-Agent. */
  readonly userAgent: string | undefined;
  readonly what: SecurityChange;
  /** The name of the passkey or login method. */
  readonly subject?: string;
}

/**
 * Mails a user which ways to log in the account now has. Passkeys and factors have no outbox of their own, so after a
 * crash between the change and this call, only the security log has a record.
 */
export async function tellUser(
  { stores, mail, relay, clock }: NoticeDeps,
  { userId, userAgent, what, subject }: UserNotice,
): Promise<void> {
  const user = await stores.users.find(userId);
  if (!user || mail.mode === 'none') return;
  const now = clock();
  const noticeContent = {
    kind: 'security_notice',
    what,
    subject: subject ?? null,
    at: now.toISOString(),
  } as const;
  const content = { ...noticeContent, device: deviceText(userAgent), link: mail.link('/account/security') };
  await stores.users.notify(userId, mail.request(recipientOf(user), content, now));
  relay.nudge();
}
