import { isThisMachine } from './this-machine.ts';

/** `smtp`: mails are sent. `mailbox`: they are stored and shown on a page. `none`: there is no mail. */
export type MailMode = 'smtp' | 'mailbox' | 'none';

interface MailSwitch {
  /** Set if and only if there is a server that mails are sent by. */
  readonly MAIL_FROM?: string | undefined;
  readonly MAILBOX: 'auto' | 'off';
  readonly PUBLIC_URL: string;
}

/** Anybody who opens the mailbox can pose as anyone who gets mail, so only this machine may be able to reach it. */
export function mailModeOf({ MAIL_FROM, MAILBOX, PUBLIC_URL }: MailSwitch): MailMode {
  if (MAIL_FROM) return 'smtp';
  return MAILBOX === 'auto' && isThisMachine(new URL(PUBLIC_URL).hostname) ? 'mailbox' : 'none';
}
