import type { Conversation } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { type ProcessedQuery, processQuery } from '@carillon/contracts/http/ai/assistant/process-query.ts';
import { isFailure, pageLocale, useStreamedAction, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CONVERSATIONS, conversationKey } from '../../../lib/queries.ts';
import { newConversation, type SentMessage, withAnswer } from '../model/conversation.ts';

/** Sends a message and takes the answer into the conversation; a repeated `message_id` is answered as the first time. */
export function useSend(id: string, onAnswer: (result: ProcessedQuery) => void) {
  const queries = useQueryClient();
  const toasts = useToasts();
  const [error, setError] = useState<Error | null>(null);
  const key = conversationKey(id);
  const change = (by: (now: Conversation) => Conversation): void =>
    void queries.setQueryData<Conversation>(key, (now) => by(now ?? newConversation(id, timestamp())));
  const askAgain = (): void => {
    void queries.invalidateQueries({ queryKey: key });
    void queries.invalidateQueries({ queryKey: CONVERSATIONS });
  };
  const fail = (failure: Error): void => {
    setError(failure);
    if (isFailure(failure)) toasts.danger(t`Failed to process your message`, t`Error`);
    // It may have been answered all the same.
    askAgain();
  };
  const action = useStreamedAction(processQuery, {
    onDone(result, { query, message_id = '' }) {
      if (!isReply(result)) return fail(new Error('the assistant answers what it should not'));
      change((now) => withAnswer(now, { query, message_id }, result, timestamp()));
      askAgain();
      onAnswer(result);
    },
    onFailed: fail,
    onCanceled: askAgain,
  });
  return {
    ...action,
    error,
    send(message: SentMessage): void {
      setError(null);
      change((now) => now);
      const messages = queries.getQueryData<Conversation>(key)?.messages ?? [];
      const after = messages.findLast(({ role }) => role === 'assistant')?.id ?? null;
      void action.run({ ...message, conversation_id: id, after, locale: pageLocale() });
    },
  };
}

const isReply = (result: unknown): result is ProcessedQuery =>
  typeof result === 'object' && result !== null && 'message_id' in result;

const timestamp = (): string => new Date().toISOString();
