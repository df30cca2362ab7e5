import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { AssistantReply } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { ProposedReply, WaitingReply } from '../proposal.ts';
import { quoted, shown } from '../shown-text.ts';

/** What the user is asked of a reply: the page shows `actions` as buttons. */
export type ReplyQuestion = Pick<AssistantReply, 'message' | 'actions'>;

/** The first of these replies as a proposal; null where there is none. */
export const proposalOf = (
  [first, ...next]: readonly WaitingReply[],
  language: ProposedReply['language'],
  of: number,
): ProposedReply | null => (first ? { kind: 'reply', ...first, language, next, of } : null);

/** Shows the comment and the reply as it would be sent, and asks for the user's word. */
export function askToReply({ comment, text, language, next, of }: ProposedReply): ReplyQuestion {
  const { author, platform } = comment;
  const words = TEXTS[language];
  const by = author ? shown(author.replace(/\s+/g, ' ')) : null;
  const parts = [
    words.head(of - next.length, of, by, labelOf(platform)),
    quoted(comment.text.replace(/\s+/g, ' ').trim()),
    ...(text === null ? [words.missing] : [words.reply, quoted(text), words.ask]),
  ];
  return { message: parts.join('\n\n'), actions: text === null ? words.without : words.actions };
}

interface Texts {
  head(at: number, of: number, author: string | null, network: string): string;
  readonly reply: string;
  readonly ask: string;
  /** Where only the user knows the answer. */
  readonly missing: string;
  readonly actions: string[];
  readonly without: string[];
}

const TEXTS: Readonly<Record<ProposedReply['language'], Texts>> = {
  en: {
    head: (at, of, author, network) =>
      `**Comment ${at} of ${of}**${author ? `, by ${author}` : ''} on ${network}:`,
    reply: 'My reply:',
    ask: 'Should I send it? To change it, write “Reply:” and your text.',
    missing:
      'Only you know the answer. Write “Reply:” and your text, and I’ll show it to you before it’s sent.',
    actions: ['Yes, send it', 'Skip this one', 'Stop'],
    without: ['Skip this one', 'Stop'],
  },
  de: {
    head: (at, of, author, network) =>
      `**Kommentar ${at} von ${of}**${author ? ` von ${author}` : ''} auf ${network}:`,
    reply: 'Meine Antwort:',
    ask: 'Soll ich sie senden? Zum Ändern „Antwort:“ und den neuen Text schreiben.',
    missing:
      'Das kannst nur du beantworten. Schreib „Antwort:“ und deinen Text; ich zeige ihn dir, bevor er gesendet wird.',
    actions: ['Ja, senden', 'Überspringen', 'Aufhören'],
    without: ['Überspringen', 'Aufhören'],
  },
};
