import type {
  ConversationMessage,
  ConversationSummary,
  Conversation as ConversationView,
} from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { Conversation, Exchange, SaidMessage } from '../../domain/conversation.ts';

export const summaryOf = ({
  id,
  title,
  version,
  createdAt,
  updatedAt,
}: Conversation): ConversationSummary => ({
  id,
  title,
  version,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

/** @param newestFirst all that was said */
export const viewOf = (conversation: Conversation, newestFirst: readonly Exchange[]): ConversationView => ({
  ...summaryOf(conversation),
  messages: newestFirst.toReversed().flatMap(messagesOf),
});

function messagesOf({ messageId, query, askedAt, answer, outcome }: Exchange): ConversationMessage[] {
  const post = outcome?.postId ?? null;
  return [
    { id: messageId, role: 'user', content: query, created_at: askedAt.toISOString() },
    ...(answer ? [saidOf(answer, post)] : []),
    ...(outcome ? [saidOf(outcome, post)] : []),
  ];
}

const saidOf = ({ id, at, reply }: SaidMessage, post_id: string | null): ConversationMessage => ({
  id,
  role: 'assistant',
  content: reply.message,
  created_at: at.toISOString(),
  reply,
  post_id,
});
