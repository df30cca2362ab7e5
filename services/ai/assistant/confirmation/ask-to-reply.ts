import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { AssistantReply } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { ProposedReply, WaitingReply } from '../proposal.ts';
import { quote, toShownText } from '../shown-text.ts';

/** The question to the user about a reply: the page shows `actions` as buttons. */
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
  const words = sentencesIn(language).comments;
  const by = author ? toShownText(author.replace(/\s+/g, ' ')) : null;
  const parts = [
    words.commentOf(of - next.length, of, by, labelOf(platform)),
    quote(comment.text.replace(/\s+/g, ' ').trim()),
    ...(text === null ? [words.onlyYouKnow] : [words.myReply, quote(text), words.askToSend]),
  ];
  return {
    message: parts.join('\n\n'),
    actions: [...(text === null ? [] : [words.send]), words.skip, words.stop],
  };
}
