import type { MailMessage } from '../../domain/mail-message.ts';

/** Where mails go. */
export interface MailTransport {
  /** @throws MailRefused when it is of no use to try again; anything else may go better later */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** It will never be accepted. Only the code is reported, because a server's text may contain the address. */
export class MailRefused extends Error {
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(`the mail was refused: ${code}`, { cause });
    this.name = 'MailRefused';
    this.code = code;
  }
}
