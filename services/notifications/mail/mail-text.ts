import type { Text } from '@carillon/contracts/text.ts';

/** A sentence to translate, or a string that isn't translated, such as a name, a post or a number. */
export type Words = Text | string;

/**
 * The content of a mail, for both its HTML and its plain-text part. Values are plain text; the layout escapes them.
 * @typeParam Said `Words` as a kind makes it; `string` once it is in the reader's language
 */
export interface MailText<Said = Words> {
  readonly subject: Said;
  readonly title: Said;
  readonly blocks: readonly MailBlock<Said>[];
  /** The one thing to do. */
  readonly button?: { readonly label: Said; readonly link: string };
  /** Small, below the button. */
  readonly small?: readonly Said[];
}

export type MailBlock<Said = Words> =
  | { readonly is: 'text'; readonly text: Said }
  | { readonly is: 'heading'; readonly text: Said }
  | { readonly is: 'facts'; readonly facts: readonly MailFact<Said>[] }
  | { readonly is: 'list'; readonly items: readonly MailItem<Said>[] };

export interface MailFact<Said = Words> {
  readonly label: Said;
  readonly value: Said;
  /** How it compares, such as "+12"; it is put in brackets. */
  readonly note?: Said;
}

export interface MailItem<Said = Words> {
  readonly text: Said;
  readonly note?: Said;
  readonly link?: string | null;
}

export const paragraph = (words: Words): MailBlock => ({ is: 'text', text: words });
export const heading = (words: Words): MailBlock => ({ is: 'heading', text: words });
