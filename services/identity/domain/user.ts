import type { Locale } from '@carillon/contracts/domain/locales.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  /** The email as typed; accounts are distinguished by `emailKey`. */
  readonly email: string;
  readonly timezone: string;
  /** The language that pages and mails are in; null while nobody has chosen one. */
  readonly locale: Locale | null;
}
