import { setTimeout as pause } from 'node:timers/promises';
import { ASSISTANT_LIMITS } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import {
  type Conversation,
  type ConversationKey,
  type Exchange,
  MAX_EXCHANGES,
  titleOf,
} from '../../domain/conversation.ts';
import { type ConversationDeps, reportChange } from './conversation-deps.ts';

export interface UserMessage {
  readonly key: ConversationKey;
  readonly messageId: string;
  readonly query: string;
  /** The assistant's last message that the user saw; null for none, left out where that is not told. */
  readonly after?: string | null | undefined;
}

/** Longer than any answer takes: who died while answering keeps nobody out for good. */
const ANSWERING_MS = 150_000;
/** How long a message waits for the answer to the one before it. */
const WAITS = { mostMs: 20_000, eachMs: 200 };

/**
 * The user's message in its conversation, which nobody else answers meanwhile; or with its answer, where it had one
 * before, or got one while this waited.
 * @throws AppError `conflict` while another message is being answered for long; `conversation_full`,
 * `too_many_conversations`, or `conflict` where the id is another message's
 */
export async function beginExchange(deps: ConversationDeps, message: UserMessage): Promise<Exchange> {
  const giveUp = performance.now() + WAITS.mostMs;
  for (;;) {
    const existing = await deps.exchanges.find(message.key, message.messageId);
    if (existing && existing.query !== message.query)
      throw new AppError('conflict', { message: sentence`Another message has that ID.` });
    if (existing?.answer) return existing;
    const begunExchange = await take(deps, message, existing);
    if (begunExchange) return begunExchange;
    if (performance.now() > giveUp)
      throw new AppError('conflict', {
        message: sentence`Your previous message is still being answered. Wait for the answer, then send this one again.`,
      });
    await pause(WAITS.eachMs);
  }
}

async function take(
  deps: ConversationDeps,
  { key, messageId, query }: UserMessage,
  existing: Exchange | null,
): Promise<Exchange | null> {
  const now = deps.clock();
  const until = new Date(now.getTime() + ANSWERING_MS);
  const conversation = await findOrMake(deps, key, query, now);
  if (!existing && conversation.exchanges >= MAX_EXCHANGES) throw new AppError('conversation_full');
  const takenConversation = await deps.conversations.take(key, { messageId, isNew: !existing, now, until });
  if (!takenConversation) return null;
  const exchange = existing ?? {
    conversation: key,
    number: takenConversation.exchanges,
    messageId,
    query,
    askedAt: now,
    answer: null,
    outcome: null,
  };
  if (!existing) await deps.exchanges.insert(exchange);
  reportChange(deps, key, takenConversation);
  return existing ? repeatExchange(deps, existing) : exchange;
}

/** Sent again, and taken by now: it may have been answered in between, and is too late once another message follows it. */
async function repeatExchange(deps: ConversationDeps, exchange: Exchange): Promise<Exchange> {
  const { conversation: key, messageId } = exchange;
  const [newest] = await deps.exchanges.newest(key, 1);
  const now = newest?.messageId === messageId ? newest : await deps.exchanges.find(key, messageId);
  if (now?.answer || newest?.messageId !== messageId)
    await deps.conversations.letGo(key, messageId, deps.clock());
  if (now?.answer) return now;
  if (newest?.messageId === messageId) return exchange;
  throw new AppError('conflict', {
    message: sentence`There are newer messages in this conversation. Send this one as a new message.`,
  });
}

async function findOrMake(
  { conversations }: ConversationDeps,
  key: ConversationKey,
  query: string,
  now: Date,
): Promise<Conversation> {
  const conversation = await conversations.find(key);
  if (conversation) return conversation;
  if ((await conversations.count(key)) >= ASSISTANT_LIMITS.conversations)
    throw new AppError('too_many_conversations');
  const created = {
    ...key,
    title: titleOf(query),
    version: 1,
    exchanges: 0,
    createdAt: now,
    updatedAt: now,
  };
  await conversations.insert(created);
  return created;
}
