/** What a mail says, whatever it is shown as. Values are plain text: the layout escapes them. */
export interface MailText {
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  /** The one thing to do. */
  readonly button?: { readonly label: string; readonly link: string };
  /** Small, below the button. */
  readonly small?: readonly string[];
}

export type MailBlock =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'heading'; readonly text: string }
  | { readonly is: 'facts'; readonly facts: readonly MailFact[] }
  | { readonly is: 'list'; readonly items: readonly MailItem[] };

export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** How it compares, such as "+12"; it is put in brackets. */
  readonly note?: string;
}

export interface MailItem {
  readonly text: string;
  readonly note?: string;
  readonly link?: string | null;
}

export const text = (words: string): MailBlock => ({ is: 'text', text: words });
export const heading = (words: string): MailBlock => ({ is: 'heading', text: words });
