import { setTimeout as pause } from 'node:timers/promises';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ConversationKey } from '../../domain/conversation.ts';
import { type ConversationDeps, reportChange } from './conversation-deps.ts';

/** A process that dies meanwhile blocks others no longer than this. */
const HELD_MS = 60_000;
const WAITS = { mostMs: 20_000, eachMs: 200 };

/**
 * Work on a conversation in which nothing is answered meanwhile; messages wait for its end.
 * @param holder whoever else holds it is waited for
 * @throws AppError `conflict` while a message is being answered for long, `not_found` when the conversation is gone
 */
export async function holdConversation<T>(
  deps: ConversationDeps,
  key: ConversationKey,
  holder: string,
  work: () => Promise<T>,
): Promise<T> {
  const giveUp = performance.now() + WAITS.mostMs;
  while (!(await take(deps, key, holder))) {
    if (!(await deps.conversations.find(key))) throw new AppError('not_found');
    if (performance.now() > giveUp)
      throw new AppError('conflict', {
        message: sentence`The assistant is still answering another message in this conversation. Wait for the answer and try again.`,
      });
    await pause(WAITS.eachMs);
  }
  try {
    return await work();
  } finally {
    const conversation = await deps.conversations.letGo(key, holder, deps.clock());
    if (conversation) reportChange(deps, key, conversation);
  }
}

function take({ conversations, clock }: ConversationDeps, key: ConversationKey, messageId: string) {
  const now = clock();
  return conversations.take(key, {
    messageId,
    isNew: false,
    now,
    until: new Date(now.getTime() + HELD_MS),
  });
}
