import { postContent } from '@carillon/contracts/http/ai/assistant/post-content.ts';
import { type UserStorage, useMay, useStored } from '@carillon/sdk/index.ts';
import { useEffect } from 'react';
import { useConversation } from '../api/use-conversation.ts';
import { usePost } from '../api/use-post.ts';
import { useSend } from '../api/use-send.ts';
import { findUnanswered, isSent, type SentMessage } from '../model/conversation.ts';
import { useFollowUp } from './use-follow-up.ts';

interface ChatOptions {
  readonly id: string;
  /** Whether the conversation has no messages yet. */
  readonly isNew: boolean;
  readonly storage: UserStorage;
  onBegun(): void;
}

export type Chat = ReturnType<typeof useChat>;

/** A conversation: its messages, the current work, and the possible next steps. */
export function useChat({ id, isNew, storage, onBegun }: ChatOptions) {
  const query = useConversation(id, isNew);
  const [sentMessage, setSentMessage] = useStored<SentMessage | null>(
    storage,
    `assistant:sent:${id}`,
    null,
    isSent,
  );
  const post = usePost(id);
  const mayPost = useMay(postContent);
  const messages = query.data?.messages ?? [];
  const sending = useSend(id, (reply) => {
    setSentMessage(null);
    plan(reply);
  });
  const busy = sending.busy || post.busy;
  const { next, plan, stop } = useFollowUp(messages.at(-1)?.id, (step) => {
    if (step.kind === 'say') sendText(step.text);
    else if (mayPost) void post.run(step.post);
  });

  const deliver = (message: SentMessage): void => {
    if (busy) return;
    stop();
    post.reset();
    setSentMessage(message);
    sending.send(message);
    if (isNew) onBegun();
  };
  const sendText = (text: string): void => {
    const trimmed = text.trim();
    if (trimmed !== '') deliver({ message_id: crypto.randomUUID(), query: trimmed });
  };

  const open = findUnanswered(messages, sentMessage);
  // The answer came by another way, such as another tab.
  const isSettled = sentMessage !== null && open === null && !sending.busy;
  useEffect(() => {
    if (isSettled) setSentMessage(null);
  }, [isSettled, setSentMessage]);
  return {
    query,
    messages,
    busy,
    mayPost,
    next,
    stop,
    say: sendText,
    post,
    progress: sending.progress,
    /** The message that waits for its reply, or that gets none unless it is sent again. */
    open,
    answering: sending.busy,
    cancel: sending.cancel,
    error: sending.error,
    again: () => open && deliver(open),
  };
}
