import type {
  ConfirmedPost,
  ConversationMessage,
} from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NOT_POSTED, TRY_AGAIN } from '../model/texts.ts';
import { Failure, reasonOf } from './failure.tsx';
import { NextStep } from './next-step.tsx';
import { PostCard } from './post-card.tsx';
import type { Chat } from './use-chat.ts';

interface PostingProps {
  readonly message: Extract<ConversationMessage, { role: 'assistant' }>;
  readonly toPost: ConfirmedPost;
  readonly isLast: boolean;
  readonly chat: Chat;
}

/** A confirmed post on its way out: by itself when the confirmation came to this page, else by a button. */
export function Posting({ message, toPost, isLast, chat }: PostingProps): ReactNode {
  const { post, next, stop, mayPost, busy } = chat;
  const isThis = post.input?.proposal_id === toPost.proposal_id;
  const isPosted = message.post_id !== null;
  /** Unless the conversation says why by now. */
  const failed = isThis && isLast && !isPosted ? post.error : null;
  const waits = isLast && !isPosted && !failed && mayPost;
  return (
    <>
      <PostCard content={toPost.content} platforms={toPost.platforms} when={toPost}>
        {isPosted && (
          <a href={`/posts/${message.post_id}`}>
            <Trans>Open the post</Trans>
          </a>
        )}
        {waits && next && <NextStep next={next} onStop={stop} />}
        {waits && !next && (
          <div className="assistant-actions">
            <Button type="primary" loading={busy} onClick={() => void post.run(toPost)}>
              {toPost.scheduled_time ? t`Schedule it` : t`Post it`}
            </Button>
          </div>
        )}
      </PostCard>
      {failed && (
        <Failure text={NOT_POSTED} reason={reasonOf(failed)}>
          <Button onClick={() => void post.run(toPost)}>{TRY_AGAIN}</Button>
        </Failure>
      )}
    </>
  );
}
