import { randomUUID } from 'node:crypto';
import { SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import {
  type MailContent,
  type MailRecipient,
  mailEnvelope,
  mailPlace,
} from '@carillon/contracts/domain/mail.ts';
import type { MailMode } from '@carillon/contracts/domain/mail-mode.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import { mailRequested } from '@carillon/contracts/events/identity/mail-requested.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { createSealing } from '@carillon/kit/sealing.ts';
import type { User } from '../domain/user.ts';

/** The way to a mail: an event that goes into the outbox of the write that makes the mail true. */
export interface MailRequests {
  /** If mail is switched off (`none`), actions that need it fail instead of requesting it. */
  readonly mode: MailMode;
  /** An address in our own pages, for a mail's button. `path` may have a secret after `#`, which reaches no log. */
  link(path: string): string;
  /** @param expiresAt when the mail is worth nothing any more */
  request(
    to: MailRecipient,
    content: MailContent,
    now: Date,
    expiresAt?: Date,
  ): EventOf<typeof mailRequested>;
}

interface Options {
  readonly mode: MailMode;
  readonly key: Uint8Array;
  readonly publicUrl: string;
}

export function createMailRequests({ mode, key, publicUrl }: Options): MailRequests {
  const { seal } = createSealing(key);
  return {
    mode,
    link: (path) => publicUrl + path,
    request(to, content, now, expiresAt) {
      const mail_id = randomUUID();
      const envelope = mailEnvelope.parse({ ...to, content, expires_at: expiresAt?.toISOString() ?? null });
      return makeEvent(
        mailRequested,
        { mail_id, sealed: seal(JSON.stringify(envelope), mailPlace(mail_id)) },
        now,
      );
    },
  };
}

export const recipientOf = ({ email, name, timezone, locale }: Omit<User, 'id'>): MailRecipient => ({
  to: email,
  name,
  timezone,
  locale: locale ?? SOURCE_LOCALE,
});
