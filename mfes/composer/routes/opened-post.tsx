import { useBackCloses } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import type { PostDialogsProps } from './post-dialogs.tsx';
import { PostDialogs } from './rare-parts.tsx';

/** The dialogs of a post, with a way back to the page also while they load. */
export function OpenedPost({ draft, media, sending }: Omit<PostDialogsProps, 'onClose'>): ReactNode {
  const close = (): void => {
    if (sending.busy) return;
    sending.reset();
    draft.change({ step: 'topic' });
  };
  return (
    <>
      <BackCloses open={draft.state.content.step !== 'topic'} onClose={close} />
      <PostDialogs draft={draft} media={media} sending={sending} onClose={close} />
    </>
  );
}

/** Before the dialogs, whose own steps back come after it: React runs effects in this order. */
function BackCloses({ open, onClose }: { readonly open: boolean; onClose(): void }): ReactNode {
  useBackCloses(open, onClose);
  return null;
}
