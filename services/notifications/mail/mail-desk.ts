import { mailEnvelope, mailPlace } from '@carillon/contracts/domain/mail.ts';
import { type Sealing, SealingError } from '@carillon/kit/sealing.ts';
import type { MailMessage } from '../domain/mail-message.ts';
import type { LeasedMail } from '../stores/mails.ts';
import { textOf } from './kinds/text-of.ts';
import { htmlMail } from './layout/html-mail.ts';
import { plainMail } from './layout/plain-mail.ts';
import { MailRefused } from './transport/mail-transport.ts';

/** Makes of what is sealed a mail that can leave. */
export interface MailDesk {
  /** Of what kind a sealed mail is. @throws SealingError, or ZodError when it is none */
  kindOf(id: string, sealed: string): string;
  /** Null when it is worth nothing any more. @throws MailRefused when it can't be read */
  open(mail: Pick<LeasedMail, 'id' | 'sealed'>, now: Date): Promise<MailMessage | null>;
}

interface Options {
  readonly sealing: Sealing;
  /** Where Carillon is, for the foot. */
  readonly publicUrl: string;
}

export function createMailDesk({ sealing, publicUrl }: Options): MailDesk {
  const opened = (id: string, sealed: string) =>
    mailEnvelope.parse(JSON.parse(sealing.open(sealed, mailPlace(id))));
  const foot = `Sent by Carillon at ${new URL(publicUrl).host}`;
  return {
    kindOf: (id, sealed) => opened(id, sealed).content.kind,
    async open({ id, sealed }, now) {
      const { to, content, expires_at, ...reader } = envelopeOf(() => opened(id, sealed));
      if (expires_at !== null && Date.parse(expires_at) <= now.getTime()) return null;
      const text = textOf(content, reader);
      return {
        ...{ id, to, kind: content.kind },
        subject: text.subject.replace(/\s+/g, ' ').trim(),
        text: plainMail(text, [foot]),
        html: await htmlMail(text, [{ text: foot, link: publicUrl }]),
      };
    },
  };
}

/** With another key than it was sealed under, no try will open it. */
function envelopeOf<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw new MailRefused(error instanceof SealingError ? 'sealed' : 'unreadable', error);
  }
}
