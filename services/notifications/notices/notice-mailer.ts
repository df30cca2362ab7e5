import { SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { mailPlace } from '@carillon/contracts/domain/mail.ts';
import type { listRecipients } from '@carillon/contracts/http/identity/members/list-recipients.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { idOfKey } from '@carillon/kit/idempotency/id-of-key.ts';
import type { Sealing } from '@carillon/kit/sealing.ts';
import { type NoticeContent, noticeEnvelope } from '../domain/notice-content.ts';
import type { MailQueue } from '../mail/queue/mail-queue.ts';
import type { MailStore } from '../stores/mails.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

export type Recipient = ReplyOf<typeof listRecipients>['recipients'][number];

interface Deps {
  readonly stores: { readonly mails: Pick<MailStore, 'enqueue'> };
  readonly sealing: Sealing;
  readonly tokens: UnsubscribeTokens;
  readonly queue: Pick<MailQueue, 'nudge'>;
  clock(): Date;
}

export interface NoticeMail {
  readonly workspaceId: string;
  readonly recipient: Recipient;
  readonly content: NoticeContent;
  /** The key that makes it one mail for this recipient, however often it is requested. */
  readonly key: string;
  /** When it is worth nothing any more. */
  readonly expiresAt: Date;
}

/** Puts mails of this service's own into the queue, each of them once. */
export interface NoticeMailer {
  send(mail: NoticeMail): Promise<void>;
}

export const createNoticeMailer = ({ stores, sealing, tokens, queue, clock }: Deps): NoticeMailer => ({
  async send({ workspaceId, recipient, content, key, expiresAt }) {
    const { user_id: userId, email, name, timezone, locale } = recipient;
    const { kind } = content;
    const id = idOfKey(workspaceId, userId, kind, key);
    const envelope = noticeEnvelope.parse({
      to: email,
      name,
      timezone,
      locale: locale ?? SOURCE_LOCALE,
      content,
      expires_at: expiresAt.toISOString(),
      unsubscribe: tokens.sign({ userId, workspaceId, notice: kind }),
    });
    await stores.mails.enqueue(
      { id, kind, sealed: sealing.seal(JSON.stringify(envelope), mailPlace(id)) },
      clock(),
    );
    queue.nudge();
  },
});
