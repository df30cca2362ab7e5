import type { Locale } from '@carillon/contracts/domain/locales.ts';

/** A mail as it leaves. */
export interface MailMessage {
  /** The same for each try, so that a recipient who gets it twice can tell. */
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  /** The language it is written in. */
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one click turns mails of its kind off (RFC 8058). */
  readonly unsubscribe?: string;
}
