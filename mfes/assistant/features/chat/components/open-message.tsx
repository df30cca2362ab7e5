import { asApiError, asInvalidReply } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PAGE } from '../../../lib/addresses.ts';
import { NO_MESSAGE, NOT_PROCESSED, TRY_AGAIN } from '../model/texts.ts';
import { AssistantBubble } from './bubbles.tsx';
import { Failure, reasonOf } from './failure.tsx';
import { Typing } from './typing.tsx';
import type { Chat } from './use-chat.ts';

/** Whether a reply is complete except for its message. */
const lacksMessage = (error: Error): boolean =>
  /^(?:result\.)?message$/.test(asInvalidReply(error)?.path ?? '');

/** Shown below an unanswered message: the answer in progress, the error, or a retry button. */
export function OpenMessage({ chat }: { chat: Chat }): ReactNode {
  const { answering, progress, error, cancel, again } = chat;
  if (answering)
    return (
      <>
        {progress.text !== '' && <AssistantBubble text={progress.text} />}
        <Typing progress={progress} onStop={cancel} />
      </>
    );
  const retry = <Button onClick={again}>{TRY_AGAIN}</Button>;
  if (error)
    return (
      <Failure text={lacksMessage(error) ? NO_MESSAGE : NOT_PROCESSED} reason={reasonOf(error)}>
        {asApiError(error)?.code === 'conversation_full' ? (
          <Button href={PAGE}>
            <Trans>New conversation</Trans>
          </Button>
        ) : (
          retry
        )}
      </Failure>
    );
  return (
    <div className="assistant-actions">
      <span className="muted">
        <Trans>This message hasn’t been answered yet.</Trans>
      </span>
      {retry}
    </div>
  );
}
