import type { Mailbox } from '../mailbox.ts';
import type { MailTransport } from './mail-transport.ts';

/** Keeps mails instead of sending them. */
export const createMailboxTransport = (mailbox: Mailbox, clock: () => Date): MailTransport => ({
  send: (message) => mailbox.keep(message, clock()),
  close: () => undefined,
});
