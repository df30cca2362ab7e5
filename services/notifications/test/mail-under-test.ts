import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { type MailContent, mailEnvelope, mailPlace } from '@carillon/contracts/domain/mail.ts';
import { mailRequested } from '@carillon/contracts/events/identity/mail-requested.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { createSealing } from '@carillon/kit/sealing.ts';
import type { MailMessage } from '../domain/mail-message.ts';
import type { MailTransport } from '../mail/transport/mail-transport.ts';
import { MAIL_KEY } from './notifications-under-test.ts';

const RESET: MailContent = {
  kind: 'password_reset',
  link: 'https://carillon.example/reset-password#a-secret',
  minutes: 30,
};

interface MailOptions {
  readonly id?: string;
  readonly to?: string;
  readonly locale?: Locale;
  readonly content?: MailContent;
  readonly expiresAt?: Date;
  readonly key?: Uint8Array;
}

let mailCount = 0;

/** Requests a mail as identity does. */
export function mailEvent({
  id = `mail-${++mailCount}`,
  to,
  locale,
  content = RESET,
  expiresAt,
  key,
}: MailOptions = {}) {
  const envelope = mailEnvelope.parse({
    to: to ?? 'ada@example.com',
    name: 'Ada',
    timezone: 'Europe/London',
    locale,
    content,
    expires_at: expiresAt?.toISOString() ?? null,
  });
  const sealed = createSealing(key ?? MAIL_KEY).seal(JSON.stringify(envelope), mailPlace(id));
  return makeEvent(mailRequested, { mail_id: id, sealed }, new Date());
}

/** An external server with scripted behavior. */
export function fakeTransport(answer: (message: MailMessage) => void | Promise<void> = () => undefined) {
  const sentMails: MailMessage[] = [];
  const transport: MailTransport = {
    async send(message) {
      await answer(message);
      sentMails.push(message);
    },
    close: () => undefined,
  };
  return { sent: sentMails, transport };
}
