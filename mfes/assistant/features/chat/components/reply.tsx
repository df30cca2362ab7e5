import type { ConversationMessage } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { writerText } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { hasNoReason, NO_MESSAGE, NOT_POSTED } from '../model/texts.ts';
import { ActionButtons } from './action-buttons.tsx';
import { AssistantBubble } from './bubbles.tsx';
import { Failure } from './failure.tsx';
import { PostCard } from './post-card.tsx';
import { Posting } from './posting.tsx';
import type { Chat } from './use-chat.ts';

interface ReplyProps {
  readonly message: Extract<ConversationMessage, { role: 'assistant' }>;
  /** The previous message. */
  readonly before: ConversationMessage | undefined;
  /** Only the last reply offers anything. */
  readonly isLast: boolean;
  readonly chat: Chat;
  onSay(text: string): void;
}

/** A message of the assistant, with the post that it is about, and what can be answered. */
export function Reply({ message, before, isLast, chat, onSay }: ReplyProps): ReactNode {
  const { state, content, platforms, actions, to_post, writer } = message.reply;
  const buttons = isLast && (
    <ActionButtons actions={actions} primary={state === 'confirmation'} disabled={chat.busy} onSay={onSay} />
  );
  if (state === 'error' && isToPost(before) && message.post_id === null)
    return (
      <Failure text={NOT_POSTED} reason={hasNoReason(message.content) ? null : message.content}>
        {buttons}
      </Failure>
    );
  const asksAbout = state === 'confirmation' && !to_post ? content : null;
  return (
    <AssistantBubble text={textOf(message.content, asksAbout !== null) || NO_MESSAGE}>
      {writer && <p className="muted">{writerText(writer)}</p>}
      {asksAbout !== null && (
        <PostCard content={asksAbout} platforms={platforms} when={message.reply}>
          {buttons}
        </PostCard>
      )}
      {to_post && <Posting message={message} toPost={to_post} isLast={isLast} chat={chat} />}
      {asksAbout === null && buttons}
    </AssistantBubble>
  );
}

/** The card has the post that the message quotes. */
const textOf = (text: string, hasCard: boolean): string =>
  hasCard ? text.replace(/^>.*$/gm, '').trim() || text : text;

const isToPost = (message: ConversationMessage | undefined): boolean =>
  message?.role === 'assistant' && message.reply.to_post !== null;
