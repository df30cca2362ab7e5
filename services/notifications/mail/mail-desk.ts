import { mailEnvelope, mailPlace } from '@carillon/contracts/domain/mail.ts';
import { MAIL_NOTICE_NAMES } from '@carillon/contracts/domain/mail-notices.ts';
import { unsubscribe } from '@carillon/contracts/http/notifications/unsubscribe.ts';
import { addressOf } from '@carillon/contracts/operation-address.ts';
import { text } from '@carillon/contracts/text.ts';
import type { Translator } from '@carillon/contracts/words/translate-text.ts';
import { type Sealing, SealingError } from '@carillon/kit/sealing.ts';
import { translatorOf } from '@carillon/kit/words/translator-of.ts';
import { z } from 'zod';
import type { MailMessage } from '../domain/mail-message.ts';
import { type NoticeEnvelope, noticeEnvelope } from '../domain/notice-content.ts';
import type { LeasedMail } from '../stores/mails.ts';
import { textOf } from './kinds/text-of.ts';
import { type FootLine, htmlMail } from './layout/html-mail.ts';
import { plainMail } from './layout/plain-mail.ts';
import { sayIn, translateMail } from './translate-mail.ts';
import { MailRefused } from './transport/mail-transport.ts';

/** Decrypts a queued mail and renders it. */
export interface MailDesk {
  /** Returns the kind of a sealed mail. @throws SealingError, or ZodError if it isn't a mail */
  kindOf(id: string, sealed: string): string;
  /** Null when it is worth nothing any more. @throws MailRefused when it can't be read */
  open(mail: Pick<LeasedMail, 'id' | 'sealed'>, now: Date): Promise<MailMessage | null>;
}

interface Options {
  readonly sealing: Sealing;
  /** Where Carillon is, for the foot. */
  readonly publicUrl: string;
}

const anyEnvelope = z.union([noticeEnvelope, mailEnvelope]);

export function createMailDesk({ sealing, publicUrl }: Options): MailDesk {
  const openMail = (id: string, sealed: string) =>
    anyEnvelope.parse(JSON.parse(sealing.open(sealed, mailPlace(id))));
  const sentBy = text`Sent by Carillon at ${{ host: new URL(publicUrl).host }}`;
  return {
    kindOf: (id, sealed) => openMail(id, sealed).content.kind,
    async open({ id, sealed }, now) {
      const envelope = envelopeOf(() => openMail(id, sealed));
      const { to, content, expires_at, ...reader } = envelope;
      if (expires_at !== null && Date.parse(expires_at) <= now.getTime()) return null;
      const { locale } = reader;
      const translator = translatorOf(locale);
      const mail = translateMail(textOf(content, reader), translator);
      const sender = { text: sayIn(translator, sentBy), link: publicUrl };
      const off = 'unsubscribe' in envelope ? wayOff(envelope, publicUrl, translator) : null;
      const foot = off ? [off.line, sender] : [sender];
      return {
        id,
        to,
        locale,
        kind: content.kind,
        subject: mail.subject.replace(/\s+/g, ' ').trim(),
        text: plainMail(mail, plainFoot(foot, sender), locale),
        html: await htmlMail(mail, foot, locale),
        ...(off && { unsubscribe: off.oneClick }),
      };
    },
  };
}

/** How mails of this kind are turned off: by a page, whose token reaches no log, and by a click in a mail program. */
function wayOff({ content, unsubscribe: token }: NoticeEnvelope, publicUrl: string, translator: Translator) {
  const kind = MAIL_NOTICE_NAMES[content.kind];
  const words = text`Unsubscribe from these emails (${{ kind }}, ${{ workspace: content.workspace }})`;
  const line: FootLine = {
    text: sayIn(translator, words),
    link: `${publicUrl}/unsubscribe#${token}`,
  };
  return { line, oneClick: `${publicUrl}/api${addressOf(unsubscribe, { query: { token } })}` };
}

/** If a link can't be part of the words, it follows them; a sender's link contains its own text. */
const plainFoot = (foot: readonly FootLine[], sender: FootLine): string[] =>
  foot.flatMap((line) => (line === sender || !line.link ? [line.text] : [`${line.text}:`, line.link]));

/** With another key than it was sealed under, no try will open it. */
function envelopeOf<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw new MailRefused(error instanceof SealingError ? 'sealed' : 'unreadable', error);
  }
}
