import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { MailContent } from '@carillon/contracts/domain/mail.ts';

export type ContentOf<K extends MailContent['kind']> = Extract<MailContent, { kind: K }>;

/** Data that a kind's sentences may need besides its values. */
export interface Reader {
  readonly name: string;
  readonly timezone: string;
  readonly locale: Locale;
}
