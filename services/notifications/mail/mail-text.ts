import type { Text } from '@carillon/contracts/text.ts';

/** A sentence to translate, or a string that isn't translated, such as a name, a post or a number. */
export type Words = Text | string;

/**
 * The content of a mail, for both its HTML and its plain-text part. Values are plain text; the layout escapes them.
 * @typeParam Said `Words` as a kind makes it; `string` once it is in the reader's language
 */
export interface MailText<MailWords = Words> {
  readonly subject: MailWords;
  readonly title: MailWords;
  readonly blocks: readonly MailBlock<MailWords>[];
  /** The one thing to do. */
  readonly button?: { readonly label: MailWords; readonly link: string };
  /** Small, below the button. */
  readonly small?: readonly MailWords[];
}

export type MailBlock<MailWords = Words> =
  | { readonly is: 'text'; readonly text: MailWords }
  | { readonly is: 'heading'; readonly text: MailWords }
  | { readonly is: 'facts'; readonly facts: readonly MailFact<MailWords>[] }
  | { readonly is: 'list'; readonly items: readonly MailItem<MailWords>[] };

export interface MailFact<MailWords = Words> {
  readonly label: MailWords;
  readonly value: MailWords;
  /** How it compares, such as "+12"; it is put in brackets. */
  readonly note?: MailWords;
}

export interface MailItem<MailWords = Words> {
  readonly text: MailWords;
  readonly note?: MailWords;
  readonly link?: string | null;
}

export const paragraph = (words: Words): MailBlock => ({ is: 'text', text: words });
export const heading = (words: Words): MailBlock => ({ is: 'heading', text: words });
