import type {
  ConfirmedPost,
  Conversation,
  ConversationMessage,
} from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { postContent } from '@carillon/contracts/http/ai/assistant/post-content.ts';
import type { ProcessedQuery } from '@carillon/contracts/http/ai/assistant/process-query.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { GREETING_ACTIONS, POSTED } from './texts.ts';

/** A message of the user while it has no answer. */
export interface SentMessage {
  readonly message_id: string;
  readonly query: string;
}

export const isSent = (value: unknown): value is SentMessage =>
  typeof value === 'object' &&
  value !== null &&
  'message_id' in value &&
  typeof value.message_id === 'string' &&
  'query' in value &&
  typeof value.query === 'string';

/** One that the server does not know yet. */
export function newConversation(id: string, now: string): Conversation {
  return { id, title: '', version: 0, created_at: now, updated_at: now, messages: [] };
}

/** The conversation with an answer, which may have come by another way too. */
export function withAnswer(
  before: Conversation,
  sentMessage: SentMessage,
  result: ProcessedQuery,
  now: string,
): Conversation {
  const { conversation_id, message_id, ...reply } = result;
  const messages: ConversationMessage[] = [
    { id: sentMessage.message_id, role: 'user', content: sentMessage.query, created_at: now },
    { id: message_id, role: 'assistant', content: reply.message, created_at: now, reply, post_id: null },
  ];
  const knownIds = new Set(before.messages.map(({ id }) => id));
  return { ...before, messages: [...before.messages, ...messages.filter(({ id }) => !knownIds.has(id))] };
}

type Posted = ReplyOf<typeof postContent>;

/** The conversation after the post of a proposal was made, with the message that says so. */
export function withPost(
  before: Conversation,
  post: ConfirmedPost,
  posted: Posted,
  now: string,
): Conversation {
  const { message_id: id, post_id, message, actions, state } = posted;
  const { content, platforms, proposal_id, scheduled_time, timezone } = post;
  const reply = {
    ...NOTHING_SAID,
    content,
    platforms,
    scheduled_time,
    timezone,
    message: message || POSTED,
    actions,
    state,
  };
  const outcome = { id, role: 'assistant' as const, content: reply.message, created_at: now, reply, post_id };
  const messages = before.messages.map((one) =>
    one.role === 'assistant' && one.reply.to_post?.proposal_id === proposal_id ? { ...one, post_id } : one,
  );
  return { ...before, messages: messages.some((one) => one.id === id) ? messages : [...messages, outcome] };
}

const NOTHING_SAID = { intent: null, suggestions: {}, to_post: null, writer: null };

/** The user's unanswered message: this tab's, or the last stored one. */
export function findUnanswered(
  messages: readonly ConversationMessage[],
  sentMessage: SentMessage | null,
): SentMessage | null {
  const last = messages.at(-1);
  if (sentMessage) {
    const at = messages.findIndex(({ id }) => id === sentMessage.message_id);
    return at >= 0 && messages.slice(at).some(({ role }) => role === 'assistant') ? null : sentMessage;
  }
  return last?.role === 'user' ? { message_id: last.id, query: last.content } : null;
}

/** Whether the user's message is one of the buttons shown before it; those of the greeting begin a conversation. */
export function isChoice(text: string, before: ConversationMessage | undefined): boolean {
  const actions: readonly string[] =
    before?.role === 'assistant' ? before.reply.actions : before ? [] : GREETING_ACTIONS;
  return actions.includes(text);
}
