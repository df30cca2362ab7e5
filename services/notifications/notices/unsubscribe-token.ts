import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { MAIL_NOTICES, type MailNotice } from '@carillon/contracts/domain/mail-notices.ts';
import { z } from 'zod';

/** The user, kind and workspace of the mails. */
export interface Subscription {
  readonly userId: string;
  readonly workspaceId: string;
  readonly notice: MailNotice;
}

const payload = z.tuple([z.string(), z.string(), z.enum(MAIL_NOTICES)]);

/** Signed tokens of unsubscribe links, so that nobody can turn off other people's mail. Valid as long as the key is. */
export interface UnsubscribeTokens {
  sign(subscription: Subscription): string;
  /** Null if it wasn't signed with this key. */
  verify(token: string): Subscription | null;
}

/** @param mailKey the key that encrypts mails; links have a separate key, derived from it */
export function createUnsubscribeTokens(mailKey: Uint8Array): UnsubscribeTokens {
  const key = new Uint8Array(hkdfSync('sha256', mailKey, '', 'carillon unsubscribe links', 32));
  const mac = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    sign({ userId, workspaceId, notice }) {
      const text = Buffer.from(JSON.stringify([userId, workspaceId, notice])).toString('base64url');
      return `${text}.${mac(text).toString('base64url')}`;
    },
    verify(token) {
      const [text = '', signature = ''] = token.split('.');
      const givenSignature = Buffer.from(signature, 'base64url');
      const expected = mac(text);
      if (givenSignature.length !== expected.length || !timingSafeEqual(givenSignature, expected))
        return null;
      const [userId, workspaceId, mailNotice] = payload.parse(
        JSON.parse(Buffer.from(text, 'base64url').toString()),
      );
      return { userId, workspaceId, notice: mailNotice };
    },
  };
}
