import { Button, ChevronDownIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { isChoice } from '../model/conversation.ts';
import { GREETING, GREETING_ACTIONS } from '../model/texts.ts';
import { ActionButtons } from './action-buttons.tsx';
import { AssistantBubble, UserBubble } from './bubbles.tsx';
import { NextStep } from './next-step.tsx';
import { OpenMessage } from './open-message.tsx';
import { Reply } from './reply.tsx';
import type { Chat } from './use-chat.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import { Welcome } from './welcome.tsx';

interface ChatLogProps {
  readonly chat: Chat;
  onSay(text: string): void;
}

/** Everything that was said, the newest at the end. The greeting begins each conversation; the server keeps the rest. */
export function ChatLog({ chat, onSay }: ChatLogProps): ReactNode {
  const { messages, open, next, stop, answering, progress, error, post } = chat;
  const place = useRef<HTMLDivElement>(null);
  const isEmpty = messages.length === 0 && !open;
  const isKept = messages.some(({ id }) => id === open?.message_id);
  const count = messages.length + (open && !isKept ? 1 : 0);
  const { unseen, toEnd, onScroll } = useStickToEnd(place, count, open?.message_id, [
    ...[messages, progress, answering, error, next, post.error],
  ]);
  return (
    <div className="assistant-log-place">
      <div
        ref={place}
        className="assistant-log"
        role="log"
        aria-label={t`Messages`}
        aria-busy={answering}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
        tabIndex={0}
        onScroll={onScroll}
      >
        {isEmpty && <Welcome onSay={onSay} />}
        <AssistantBubble plain text={GREETING}>
          {isEmpty && <ActionButtons actions={GREETING_ACTIONS} onSay={onSay} />}
        </AssistantBubble>
        {messages.map((message, at) =>
          message.role === 'user' ? (
            <UserBubble
              key={message.id}
              text={message.content}
              isChoice={isChoice(message.content, messages[at - 1])}
            />
          ) : (
            <Reply
              key={message.id}
              message={message}
              before={messages[at - 1]}
              isLast={!open && at === messages.length - 1}
              chat={chat}
              onSay={onSay}
            />
          ),
        )}
        {open && !isKept && <UserBubble text={open.query} isChoice={isChoice(open.query, messages.at(-1))} />}
        {next?.kind === 'say' && <NextStep next={next} onStop={stop} />}
        {open && <OpenMessage chat={chat} />}
      </div>
      {unseen && (
        <Button className="assistant-unseen" icon={<ChevronDownIcon size={18} />} onClick={toEnd}>
          <Trans>New message</Trans>
        </Button>
      )}
    </div>
  );
}
