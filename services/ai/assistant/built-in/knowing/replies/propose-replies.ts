import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { askToReply, proposalOf } from '../../../confirmation/ask-to-reply.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import { platformsOf, type WaitingReply } from '../../../proposal.ts';
import { answer, type DialogueContext, reply } from '../../dialogue-context.ts';

export interface WrittenReply {
  readonly comment: InboxComment;
  /** Null where only the user knows what to answer. */
  readonly text: string | null;
}

/** Shows the first of these replies, and asks; the others follow one by one. Nothing is sent without the user's yes to it. */
export function proposeReplies(
  context: DialogueContext,
  replies: readonly WrittenReply[],
  note = '',
): EngineAnswer | null {
  const waiting = replies.map(({ comment, text }): WaitingReply => {
    const { id, platform, author, reply } = comment;
    return {
      id: context.newId(),
      text,
      comment: { id, platform, author, text: cut(comment.text), seen_reply_id: reply?.id ?? null },
    };
  });
  const language = context.turn.memory.language ?? 'en';
  const proposal = proposalOf(waiting, language, waiting.length);
  if (!proposal) return null;
  const { message, actions } = askToReply(proposal);
  return answer(
    reply(note ? `${note}\n\n${message}` : message, {
      intent: 'comments',
      state: 'confirmation',
      actions,
      platforms: platformsOf(proposal),
    }),
    { ...context.turn.memory, proposal, asked: null, change: null },
  );
}

const LONGEST = 600;
const cut = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed().trimEnd()}…` : text;
