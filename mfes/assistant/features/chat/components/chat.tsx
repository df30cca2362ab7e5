import {
  asApiError,
  isText,
  MissingWhy,
  QueryView,
  type UserStorage,
  useStored,
} from '@carillon/sdk/index.ts';
import { EmptyState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { PAGE } from '../../../lib/addresses.ts';
import { ChatLog } from './chat-log.tsx';
import { MessageForm } from './message-form.tsx';
import { useChat } from './use-chat.ts';
import { WordsNote } from './words-note.tsx';

export interface ChatProps {
  readonly id: string;
  /** Whether the conversation has no messages and no address yet. */
  readonly isNew: boolean;
  readonly storage: UserStorage;
  onBegun(): void;
}

const textKey = (id: string): string => `assistant:text:${id}`;
const NEW = 'new';

/** A conversation and the message that is written for it; the text is kept until it is sent. */
export function Chat({ id, isNew, storage, onBegun }: ChatProps): ReactNode {
  const [text, setText] = useStored(storage, textKey(isNew ? NEW : id), '', isText);
  const field = useRef<HTMLTextAreaElement>(null);
  const onBegin = (): void => {
    storage.remove(textKey(NEW));
    onBegun();
  };
  const chat = useChat({ id, isNew, storage, onBegun: onBegin });
  // On a phone that would cover half of the screen with a keyboard.
  const focus = (): void => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus();
  };
  const sendText = (words: string): void => {
    chat.say(words);
    focus();
  };
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, []);
  /** Whether it has no messages, or its first one may not have reached the server. */
  const isUnknown = isNew || asApiError(chat.query.error)?.code === 'not_found';
  if (isUnknown && !isNew && !chat.open)
    return (
      <EmptyState
        title={t`We couldn’t find that conversation.`}
        level={2}
        action={
          <a href={PAGE}>
            <Trans>New conversation</Trans>
          </a>
        }
      >
        <MissingWhy />
      </EmptyState>
    );
  return (
    <>
      {isUnknown || chat.query.data ? (
        <ChatLog chat={chat} onSay={sendText} />
      ) : (
        <QueryView
          query={chat.query}
          failed={t`Couldn’t load the conversation`}
          safe={t`It’s safe on the server.`}
          rows={6}
          level={2}
        >
          {() => null}
        </QueryView>
      )}
      <WordsNote />
      <MessageForm
        field={field}
        text={text}
        busy={chat.busy}
        onText={(changed) => {
          chat.stop();
          setText(changed);
        }}
        onSend={() => {
          chat.say(text);
          setText('');
        }}
      />
    </>
  );
}
